import { useEffect, useRef } from 'react'
import { useIsAnswered } from './use-is-answered.ts'

/**
 * Leads whoever sent a form that was refused to the first field that is wrong, or to the words that say why: on a phone they
 * stand far from the button, and nothing else would be seen or heard. Enter, pressed once more, does not send it again unread.
 *
 * @param refused another object for each refusal; undefined where nothing was refused
 */
export function useFocusOnWrong(refused: object | null | undefined): void {
  const isAnswered = useIsAnswered()
  const ledTo = useRef<object>(undefined)
  useEffect(() => {
    if (!refused || !isAnswered || ledTo.current === refused) return
    ledTo.current = refused
    const wrong = find('main form :is([aria-invalid="true"], .field-error)')
    const shown =
      wrong ??
      find('main form [role="alert"]') ??
      find('main [role="alert"]:not(.office-over, .office-over *)')
    // What is said of several together stands below them.
    const field = wrong?.matches('.field-error')
      ? wrong.closest('fieldset')?.querySelector<HTMLElement>('input, select, textarea')
      : wrong
    if (!field) shown?.setAttribute('tabindex', '-1')
    const target = field ?? shown
    target?.focus({ preventScroll: true })
    shown?.scrollIntoView({ block: 'center' })
  }, [refused, isAnswered])
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
