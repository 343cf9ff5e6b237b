import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * A form that did its work often goes with its button, and a link with its page, and the focus with both: whoever works by
 * keyboard or by ear is led to the heading of what there is now, and not to the top of the document. From the list of places
 * too, which stays: what is beside it is another page. What stays in a page keeps the focus, as a row of the inbox does.
 */
export function useFocusOnHeading(): void {
  const { state, formMethod = 'GET' } = useNavigation()
  const { pathname } = useLocation()
  const wasSent = useRef(false)
  const shown = useRef(pathname)
  useEffect(() => {
    if (state !== 'idle') {
      wasSent.current ||= formMethod !== 'GET'
      return
    }
    const focused = document.activeElement
    const isLost =
      pathname !== shown.current
        ? !focused?.closest('main')
        : wasSent.current && focused === document.body
    wasSent.current = false
    shown.current = pathname
    if (!isLost) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [state, formMethod, pathname])
}
