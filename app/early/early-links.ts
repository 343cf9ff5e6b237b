import { pressedLink } from './booking-link.ts'
import { standIn } from './stand-in.ts'

/**
 * Links that lead to a bare file until the page's scripts have come, and from then on open it in a dialog: they name
 * it in `data-opens` until then. Pressed too early, the dialog's frame shows at once, and the link is pressed again
 * when it is ready; whoever does not wait for it can go to the file itself.
 */
export function earlyLinks(): void {
  addEventListener(
    'click',
    (event) => {
      const link = pressedLink(event)
      const { opens } = link?.dataset ?? {}
      if (!link || !opens) return
      event.preventDefault()
      const file = link.href
      const frame = standIn(opens, {
        dark: 'opensDark' in link.dataset,
        onClose: () => end(),
        onRetry: () => location.assign(file),
      })
      const observer = new MutationObserver(() => {
        if (link.dataset.opens) return
        observer.disconnect()
        link.click()
      })
      observer.observe(link, { attributes: true })
      const end = () => {
        observer.disconnect()
        frame.close()
      }
    },
    { capture: true },
  )
}
