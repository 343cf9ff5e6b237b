import { Link } from 'react-router'
import type { FailingCalendar } from '../../busy/busy-calendars.server.ts'
import { officePath } from '../../page/office-paths.ts'
import { DateTime } from '../date-time.tsx'

interface FailingCalendarsProps {
  calendars: FailingCalendar[]
  now: Date
}

/** What they said last still closes slots; what is new in them does not. */
export function FailingCalendars({ calendars, now }: FailingCalendarsProps) {
  return calendars.map(({ id, label, since, failure }) => (
    <p key={id} className="office-notice office-notice-bad not-printed">
      The calendar of {label} could not be read since <DateTime at={since} now={now} />. {failure}{' '}
      The busy times last known still close slots.{' '}
      <Link className="office-link" to={officePath.busy()}>
        Busy times
      </Link>
    </p>
  ))
}
