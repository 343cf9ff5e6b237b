import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * A form that did its work often goes with its button, and the focus with both: whoever works by keyboard or by ear is led
 * to the heading of what there is now, and not to the top of the document.
 */
export function useFocusAfterSending(): void {
  const { state, formMethod = 'GET' } = useNavigation()
  const wasSent = useRef(false)
  useEffect(() => {
    if (state !== 'idle') {
      wasSent.current ||= formMethod !== 'GET'
      return
    }
    if (!wasSent.current) return
    wasSent.current = false
    if (document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [state, formMethod])
}
