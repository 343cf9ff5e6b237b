import { useEffect } from 'react'

/**
 * Leads whoever sent a form that was refused to the first field that is wrong: on a phone it stands far from the button, and
 * nothing else would be seen or heard.
 *
 * @param refused another object for each refusal; undefined where nothing was refused
 */
export function useFocusOnWrong(refused: object | undefined): void {
  useEffect(() => {
    if (!refused) return
    const wrong = document.querySelector<HTMLElement>(
      'main form :is([aria-invalid="true"], .field-error)',
    )
    // What is said of several together stands below them.
    const field = wrong?.matches('.field-error')
      ? wrong.closest('fieldset')?.querySelector<HTMLElement>('input, select, textarea')
      : wrong
    field?.focus({ preventScroll: true })
    const shown = wrong ?? document.querySelector('main [role="alert"]')
    shown?.scrollIntoView({ block: 'center' })
  }, [refused])
}
