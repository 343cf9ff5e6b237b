import { pageHydrated } from '../ui/start-events.ts'

/**
 * Presses the button again that was pressed last before React had taken the page over. A form's own is left out, which the browser
 * has answered, and a dialog's: what opens so early is not React's, or not this page's.
 */
export function replayPress(): void {
  const taken = new AbortController()
  let pressed: HTMLButtonElement | null = null
  addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('button') : null
    },
    { capture: true, signal: taken.signal },
  )
  addEventListener(
    pageHydrated,
    () => {
      taken.abort()
      if (pressed && !pressed.form && !pressed.closest('dialog')) pressed.click()
    },
    { once: true },
  )
}
