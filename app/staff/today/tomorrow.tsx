import { Link } from 'react-router'
import { longDay } from '../../rules/day-labels.ts'
import type { AgendaEntry } from '../appointments/agenda.server.ts'
import { MailTag } from '../appointments/appointment-tags.tsx'
import { ContactButtons } from '../appointments/contact-buttons.tsx'
import { officePath } from '../../page/office-paths.ts'

interface TomorrowProps {
  date: string
  /** Who is going to come. */
  entries: AgendaEntry[]
}

/** Who comes on the day after, to call them while there is time. */
export function Tomorrow({ date, entries }: TomorrowProps) {
  return (
    <section className="office-section tomorrow not-printed" aria-labelledby="tomorrow-title">
      <h2 id="tomorrow-title">
        <Link to={officePath.today(date)}>Tomorrow</Link>
        <span className="office-quiet">
          {longDay(date)}: {entries.length === 0 ? 'nobody comes yet' : comes(entries.length)}
        </span>
      </h2>
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              <b>{entry.time}</b>
              <span className="today-who">
                <Link className="office-link" to={officePath.appointment(entry.id)}>
                  <bdi>{entry.name}</bdi>
                </Link>
                <MailTag {...entry} />
              </span>
              <ContactButtons entry={entry} message="remind" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const comes = (count: number) => (count === 1 ? 'one person comes' : `${count} people come`)
