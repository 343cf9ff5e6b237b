import { Link } from 'react-router'
import type { Conflict } from '../busy/conflicts.server.ts'
import { officePath } from '../page/office-paths.ts'
import { shortDay } from '../rules/day-labels.ts'
import { busyWords } from './busy-words.ts'

/** Appointments that meet a busy time: nothing was done about them, so somebody has to. */
export function BusyConflicts({ conflicts }: { conflicts: Conflict[] }) {
  if (conflicts.length === 0) return null
  return (
    <section className="office-notice busy-conflicts not-printed" aria-labelledby="busy-conflicts">
      <h2 id="busy-conflicts">Booked while one of us is busy</h2>
      <p>They stay booked. Move or cancel them, or see to it that somebody is there.</p>
      <ul>
        {conflicts.map(({ id, date, time, name, busy }) => (
          <li key={id}>
            <b>
              {shortDay(date)}, {time}
            </b>{' '}
            <Link className="office-link" to={officePath.appointment(id)}>
              <bdi>{name}</bdi>
            </Link>{' '}
            <span className="office-quiet">{busyWords(busy)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
