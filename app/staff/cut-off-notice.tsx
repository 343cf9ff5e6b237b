import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { forgetCutOff } from './cut-off.ts'
import { useCutOff } from './use-cut-off.ts'

/** In sight, wherever on the page the form is that could not be sent. */
export function CutOffNotice() {
  const { pathname, search } = useLocation()
  const isCutOff = useCutOff()
  useEffect(() => forgetCutOff, [pathname, search])
  return isCutOff ? (
    <p role="alert" className="office-notice office-notice-bad office-over">
      The site can’t be reached, so what you sent may not be saved. Everything you typed is still
      here: check the connection, and press the button again.
    </p>
  ) : null
}
