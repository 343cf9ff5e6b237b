import { Link } from 'react-router'
import { languageInOffice } from '../../../content/language/languages.ts'
import { longDay } from '../../rules/day-labels.ts'
import { meetWords, phoneWords, visitorsWords } from '../../rules/visit-details.ts'
import { Fact } from '../../ui/fact.tsx'
import type { AgendaEntry } from './agenda.server.ts'
import { withdrawnWords } from './withdrawn-words.ts'
import { officePath } from '../../page/office-paths.ts'

/** Everything that is known of the appointment itself. */
export function AppointmentFacts({ entry }: { entry: AgendaEntry }) {
  const { note, phone, ownPhone, whatsapp, company, visitors, meet, videoLink } = entry
  const { email, language, bookedByStaff, status, cancelledBy, cancelReason, movedTo } = entry
  const isOurs = status === 'cancelled' && cancelledBy === 'staff'
  return (
    <dl className="facts">
      <Fact label="Note">{note && <span className="agenda-note">{note}</span>}</Fact>
      <Fact label="How we meet">{meet !== 'workshop' && meetWords[meet]}</Fact>
      <Fact label="Video link">
        {videoLink && (
          <a className="office-link video-link" href={videoLink} target="_blank" rel="noreferrer">
            {videoLink}
          </a>
        )}
      </Fact>
      <Fact label="Company">{company}</Fact>
      <Fact label="Visitors">{visitors && visitorsWords(visitors)}</Fact>
      <Fact label="Phone">{ownPhone ? phoneWords({ phone: ownPhone, whatsapp }) : phone}</Fact>
      <Fact label="E-mail">{email}</Fact>
      <Fact label="Language">{languageInOffice(language)}</Fact>
      <Fact label="Booked">{bookedByStaff ? 'By us, on the phone' : 'By themselves'}</Fact>
      <Fact label="Reason given">{isOurs && cancelReason}</Fact>
      <Fact label="Another slot">
        {movedTo ? (
          <Link className="office-link" to={officePath.appointment(movedTo.id)}>
            {longDay(movedTo.date)}, {movedTo.time}
          </Link>
        ) : (
          isOurs && withdrawnWords(entry)
        )}
      </Fact>
    </dl>
  )
}
