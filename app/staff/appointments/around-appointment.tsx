import { Link } from 'react-router'
import { shortDay } from '../../rules/day-labels.ts'
import { DateTime } from '../date-time.tsx'
import type { AgendaEntry, OtherEnquiry } from './agenda.server.ts'
import { PurposeWords, StatusTag } from './appointment-tags.tsx'
import { officePath } from '../../page/office-paths.ts'

interface AroundAppointmentProps {
  appointments: AgendaEntry[]
  enquiries: OtherEnquiry[]
  now: Date
}

const kinds: Record<string, string> = {
  contact: 'Message',
  quote: 'Quote request',
  demo: 'Demo request',
}

/** What else came from the same person. */
export function AroundAppointment({ appointments, enquiries, now }: AroundAppointmentProps) {
  return (
    <aside id="others" aria-label="From the same person">
      <section>
        <h2>Enquiries</h2>
        {enquiries.length === 0 && <p className="office-quiet">None.</p>}
        <ul className="around">
          {enquiries.map(({ id, kind, product, message, createdAt }) => (
            <li key={id}>
              <Link className="office-link" to={officePath.enquiry(id)}>
                {kinds[kind] ?? kind}
                {product && `, ${product}`}
              </Link>
              <DateTime at={createdAt} now={now} />
              <p>{message}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Other appointments</h2>
        {appointments.length === 0 && <p className="office-quiet">None.</p>}
        <ul className="around">
          {appointments.map((entry) => (
            <li key={entry.id}>
              <Link className="office-link" to={officePath.appointment(entry.id)}>
                {shortDay(entry.date)} {entry.date.slice(0, 4)}, {entry.time}
              </Link>
              <PurposeWords {...entry} />
              <StatusTag {...entry} />
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}
