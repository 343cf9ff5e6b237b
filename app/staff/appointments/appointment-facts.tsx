import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { longDay } from '../../rules/day-labels.ts'
import type { AgendaEntry } from './agenda.server.ts'
import { officePath } from '../../page/office-paths.ts'

/** Everything that is known of the appointment itself. */
export function AppointmentFacts({ entry }: { entry: AgendaEntry }) {
  const { note, phone, email, bookedByStaff, status, cancelledBy, cancelReason, movedTo } = entry
  const isOurs = status === 'cancelled' && cancelledBy === 'staff'
  return (
    <dl className="facts">
      <Fact term="Note">{note && <span className="agenda-note">{note}</span>}</Fact>
      <Fact term="Phone">{phone}</Fact>
      <Fact term="E-mail">{email}</Fact>
      <Fact term="Booked">{bookedByStaff ? 'By us, on the phone' : 'By themselves'}</Fact>
      <Fact term="Reason given">{isOurs && cancelReason}</Fact>
      <Fact term="Another slot">
        {movedTo ? (
          <Link className="office-link" to={officePath.appointment(movedTo.id)}>
            {longDay(movedTo.date)}, {movedTo.time}
          </Link>
        ) : (
          isOurs &&
          (email
            ? 'Offered by mail, none chosen yet.'
            : 'There is no e-mail to offer one by: please call.')
        )}
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
