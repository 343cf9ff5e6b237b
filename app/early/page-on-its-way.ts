import { patience } from '../../content/patience.ts'
import { pagePath } from '../page/page-path.ts'
import { pressedLink } from './booking-link.ts'

/** A page that has not come by then is said to be on its way (ms). */
const soon = 300

/** At the header's foot, over the page. */
const look =
  'position:fixed;inset:var(--header-height) 0 auto;z-index:41;margin:0;padding:4px var(--margin);border-bottom:1px solid;background:var(--color-ink);color:var(--color-paper)'

/**
 * Says that a page is on its way where the router fetches it: browsers show nothing then. After a while the browser
 * fetches it, which has a sign for it, a way to stop, and words when it fails.
 */
export function tellOfPages(): void {
  let end = () => {}
  addEventListener('click', (event) => {
    const link = pressedLink(event)
    // The router marks its links so. Others do something else where they are: sign in by a window, open a paper over the page.
    if (!event.defaultPrevented || !link?.dataset.discover) return
    // It gives up a page that has not come when another is pressed, also the one that is shown, or a form is sent.
    end()
    if (pagePath(link.pathname) !== pagePath(location.pathname)) end = follow(link.href)
  })
  // By the router, which marks its forms too, or by the browser itself; what is sent beside the page ends nothing.
  addEventListener('submit', ({ defaultPrevented, target }) => {
    if (!defaultPrevented || (target as HTMLElement).dataset.discover) end()
  })
}

function follow(page: string): () => void {
  const from = location.href
  // There before its words, which readers of the page aloud say then.
  const sign = document.createElement('p')
  sign.setAttribute('role', 'status')
  document.body.append(sign)
  const timers = [
    setTimeout(() => {
      sign.style.cssText = look
      // The office, in English, has no booking dialog.
      sign.textContent = document.querySelector('#booking [role=status]')?.textContent ?? 'Loading…'
    }, soon),
    setTimeout(() => {
      end()
      location.assign(page)
    }, patience),
    setInterval(() => {
      if (location.href !== from) end()
    }, 50),
  ]
  const end = () => {
    for (const timer of timers) clearTimeout(timer)
    sign.remove()
  }
  return end
}
