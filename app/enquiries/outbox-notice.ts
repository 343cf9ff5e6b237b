import { here, t } from '../../content/language/t.ts'
import { hearOfOutbox, waitingMessages } from './outbox.ts'
import { notTaken, wordsOf } from './outbox-words.ts'
import { sendWaiting, watchOutbox } from './send-waiting.ts'

/** Sends what was written without a network, and tells on whatever page is open what became of it. */
export async function sendWhatWaits(): Promise<void> {
  let said = ''
  hearOfOutbox((news) => {
    const words = wordsOf(news)
    if (!words) return
    show(words)
    said = `${words} `
  })
  watchOutbox()
  await sendWaiting()
  const waiting = await waitingMessages().catch(() => [])
  if (location.pathname.endsWith('/downloads')) return
  if (waiting.some(({ problem }) => problem !== null))
    return show(said + t('A message of yours was not sent.'), t('See why'))
  if (waiting.some(({ tries }) => tries)) return show(said + t(notTaken), t('Look'))
  if (waiting.length > 0)
    show(said + t('Written, not sent yet: a message of yours waits for a connection.'), t('Look'))
}

let shown: HTMLElement | undefined

/** @param look words of the link to all that waits */
function show(words: string, look?: string): void {
  shown?.remove()
  const notice = document.createElement('aside')
  notice.className = 'not-printed'
  notice.setAttribute('role', 'status')
  notice.ariaLabel = t('Your messages')
  // Here, so that nobody else fetches it.
  Object.assign(notice.style, {
    position: 'fixed',
    zIndex: '7',
    insetInlineEnd: '12px',
    bottom: '56px',
    maxWidth: 'min(420px, calc(100vw - 24px))',
    padding: '14px 16px',
    background: '#f6f4ef',
    color: '#101214',
    border: '1px solid #101214',
    borderLeft: '6px solid #f5b800',
    font: '500 15px/1.45 var(--font-sans)',
  })
  const text = document.createElement('p')
  text.textContent = words
  const actions = document.createElement('div')
  Object.assign(actions.style, { display: 'flex', gap: '20px', marginTop: '6px' })
  if (look) {
    const link = document.createElement('a')
    link.href = here('/downloads#kept')
    link.textContent = look
    Object.assign(link.style, linkLooks)
    actions.append(link)
  }
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = t('Close')
  Object.assign(close.style, linkLooks, { background: 'none', border: '0', cursor: 'pointer' })
  close.addEventListener('click', () => notice.remove())
  actions.append(close)
  document.body.append(notice)
  // In two steps, so that it is read aloud.
  requestAnimationFrame(() => notice.append(text, actions))
  shown = notice
}

const linkLooks = {
  padding: '5px 0',
  font: 'inherit',
  fontWeight: '600',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
}
