import { useEffect, useRef } from 'react'
import { useFetchers, useLocation, useNavigation } from 'react-router'
import { isNowhere } from '../ui/go-on-from.ts'
import { isQuiet } from './quiet-draft.ts'

/**
 * A form that did its work often goes with its button, and a link with its page, and the focus with both: whoever works by
 * keyboard or by ear is led to the heading of what there is now, and not to the top of the document. From the list of places
 * too, which stays: what is beside it is another page. What stays in a page keeps the focus, as a row of the inbox does. Where
 * there are words that say what was done, they are led to and shown: far above a form that begins afresh, as that of an answer,
 * nobody would see them, and would send it again.
 */
export function useFocusOnHeading(): void {
  const { state, formMethod = 'GET' } = useNavigation()
  const isWorking = useFetchers().some(
    ({ state: at, formData }) => at !== 'idle' && !isQuiet(formData),
  )
  const { pathname } = useLocation()
  const wasSent = useRef(false)
  const shown = useRef(pathname)
  useEffect(() => {
    if (state !== 'idle') {
      wasSent.current ||= formMethod !== 'GET'
      return
    }
    const isElsewhere = pathname !== shown.current
    const isLost = isElsewhere
      ? !document.activeElement?.closest('main')
      : wasSent.current && isNowhere()
    const isDone = wasSent.current
    wasSent.current = false
    shown.current = pathname
    if (isLost && !(isDone && leadToNotice('[role="status"]'))) lead('main h1')
  }, [state, formMethod, pathname])

  const hadFocus = useRef(false)
  useEffect(() => {
    // What saves itself behind somebody who only reads takes them nowhere.
    if (isWorking) hadFocus.current ||= !isNowhere()
    else if (hadFocus.current) {
      hadFocus.current = false
      if (isNowhere() && !leadToNotice('[role]')) lead('main h1')
    }
  }, [isWorking])
}

function lead(selector: string): HTMLElement | null {
  const target = document.querySelector<HTMLElement>(selector)
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
  return target
}

/** False where there is no such notice. */
function leadToNotice(which: string): boolean {
  const notice = lead(`main .office-notice${which}`)
  notice?.scrollIntoView({ block: 'nearest' })
  return notice !== null
}
