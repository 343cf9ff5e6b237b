/**
 * The button that was pressed last in a part of the page before its script had come, to be pressed again
 * once it works. A form's own button is left out: it works without scripts.
 *
 * @param part selector of the part's element
 */
export function earlyPress(part: string) {
  const alive = new AbortController()
  let pressed: HTMLButtonElement | null = null
  const press = ({ target }: Event) => {
    const button = target instanceof Element && target.closest(part) && target.closest('button')
    pressed = button && !button.form ? button : null
  }
  return {
    // In the capture phase: React stops events in what it has not taken over yet.
    keep: () => addEventListener('click', press, { capture: true, signal: alive.signal }),
    pressAgain: () => {
      alive.abort()
      pressed?.click()
      pressed = null
    },
  }
}
