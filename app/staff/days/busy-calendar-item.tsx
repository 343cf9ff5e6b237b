import { Form, useNavigation } from 'react-router'
import type { BusyCalendar } from '../../busy/busy-calendars.server.ts'
import { DateTime } from '../date-time.tsx'
import { May } from '../may.tsx'

interface BusyCalendarItemProps {
  calendar: BusyCalendar
  /** How far its figure looks. */
  days: number
  now: Date
}

/** One calendar, how it stands, and what can be done with it. */
export function BusyCalendarItem({ calendar, days, now }: BusyCalendarItemProps) {
  const { id, label, masked, readAt, failedSince, failure, ahead } = calendar
  const { state, formData } = useNavigation()
  const isReading = state !== 'idle' && formData?.get('do') === `read ${id}`
  return (
    <li>
      <div className="busy-state">
        <b>{label}</b>
        <span className="office-quiet">{masked}</span>
        <span>
          {ahead === 1 ? '1 busy time' : `${ahead || 'No'} busy times`} in the next {days} days
          {readAt && (
            <>
              , read <DateTime at={readAt} now={now} />
            </>
          )}
        </span>
        {failedSince && (
          <span className="busy-failure">
            Could not be read since <DateTime at={failedSince} now={now} />. {failure} The times
            last known still close slots.
          </span>
        )}
      </div>
      <May right="days">
        <Form method="post" className="office-actions" preventScrollReset>
          <button className="office-button" name="do" value={`read ${id}`}>
            {isReading ? 'Reading…' : 'Read now'}
            <span className="sr-only"> {label}</span>
          </button>
          <button className="office-button" name="do" value={`remove ${id}`}>
            Remove<span className="sr-only"> {label}</span>
          </button>
        </Form>
      </May>
    </li>
  )
}
