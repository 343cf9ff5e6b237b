import { pressedLink } from './booking-link.ts'

/** How long a button looks pressed after the finger has gone, so that it is seen (ms). */
const afterwards = 150

/**
 * Marks the link under a finger at once (`data-pressed`): browsers call it `:active` only when they know that the finger
 * does not scroll, a tenth of a second later.
 */
export function markPressed(): void {
  addEventListener(
    'pointerdown',
    (event) => {
      const link = pressedLink(event)
      if (!link) return
      link.dataset.pressed = ''
      const ended = new AbortController()
      const unmark = () => {
        ended.abort()
        setTimeout(() => delete link.dataset.pressed, afterwards)
      }
      for (const end of ['pointerup', 'pointercancel'])
        addEventListener(end, unmark, { capture: true, signal: ended.signal })
    },
    { capture: true },
  )
}
