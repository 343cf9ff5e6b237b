import { Link } from 'react-router'
import { CorrectionForm } from '../corrections/correction-form-view.tsx'
import type { RefusedCorrection } from '../corrections/correction-form.ts'
import type { AgendaEntry } from './agenda.server.ts'
import { NoMailServer } from '../no-mail-server.tsx'
import { officePath } from '../../page/office-paths.ts'

interface CorrectAppointmentProps {
  entry: AgendaEntry
  refused: RefusedCorrection | null
}

/** For this one appointment; the person's page corrects all that came from them. */
export function CorrectAppointment({ entry, refused }: CorrectAppointmentProps) {
  const { name, ownPhone, email, phone } = entry
  return (
    <CorrectionForm contact={{ name, phone: ownPhone ?? '', email: email ?? '' }} refused={refused}>
      <p className="office-quiet">
        For this appointment. After another e-mail, mails that have not gone out go there, and a
        confirmation with the event for their calendar.{' '}
        <Link className="office-link" to={officePath.person(email ?? phone ?? '')}>
          Everything about this person
        </Link>
      </p>
      <NoMailServer />
    </CorrectionForm>
  )
}
