import { useSyncExternalStore } from 'react'
import { staffSessionHours } from '../../rules/session.ts'
import { useMay } from '../may.tsx'
import { useHasMailServer } from '../use-has-mail-server.ts'
import { notifyState, switchOff, switchOn, watchNotifyState } from '../watch-news.ts'

/** Whether this browser says when somebody booked or asked; asked of nobody who does not press. */
export function NotifyHere() {
  // Known in the browser only.
  const hasMailServer = useHasMailServer()
  const may = useMay()
  const state = useSyncExternalStore(watchNotifyState, notifyState, () => undefined)
  if (state === undefined) return null
  return (
    <div className="notify not-printed" role="status">
      {state === 'off' && (
        <button className="office-link" onClick={() => void switchOn()}>
          Tell me here when somebody books or asks
        </button>
      )}
      {state === 'on' && (
        <p className="office-quiet">
          This browser tells you within a minute when somebody books or asks
          {may('mail') && ', or a mail can’t be sent'}, while a page of the office is open, until{' '}
          {staffSessionHours} hours after you signed in.{' '}
          <button className="office-link" onClick={switchOff}>
            Stop telling me here
          </button>
        </p>
      )}
      {state === 'blocked' && (
        <p className="office-quiet">
          This browser may not show notifications of this site. Allow them in its settings, then
          load the page again.{hasMailServer && ' Every booking is mailed to the desk as well.'}
        </p>
      )}
      {state === 'missing' && (
        <p className="office-quiet">
          This browser shows no notifications of a page.
          {hasMailServer && ' Every booking is mailed to the desk.'}
        </p>
      )}
    </div>
  )
}
