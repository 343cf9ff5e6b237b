import type { ContactFields } from '../contact-fields.ts'
import { CorrectionForm } from '../corrections/correction-form-view.tsx'
import type { RefusedCorrection } from '../corrections/correction-form.ts'
import { NoMailServer } from '../no-mail-server.tsx'
import type { PersonSummary } from './person-summary.server.ts'
import { officePath } from '../../page/office-paths.ts'

interface CorrectPersonProps {
  asked: string
  person: PersonSummary & { contact: ContactFields }
  refused: RefusedCorrection | null
}

/** In everything that came from them at once. */
export function CorrectPerson({ asked, person, refused }: CorrectPersonProps) {
  const { contact, enquiries, appointments, signedUpAt, joined } = person
  if (enquiries.length + appointments.length === 0) return null
  const hasAccount = signedUpAt !== null
  return (
    <CorrectionForm
      contact={contact}
      without={[
        ...(contact.phone ? [] : (['phone'] as const)),
        ...(contact.email && !hasAccount ? [] : (['email'] as const)),
      ]}
      refused={refused}
      action={officePath.person(asked)}
    >
      <input type="hidden" name="person" value={asked} />
      <p className="office-quiet">
        {joined.length > 0
          ? `In the enquiries and appointments of ${asked} alone: correct the others at theirs.`
          : 'In all of their enquiries and appointments.'}
        {hasAccount
          ? ' The name and e-mail of their account are Google’s: they change them there, and new bookings carry them.'
          : ' Mails that have not gone out go to the new e-mail, and a confirmation of each appointment to come.'}
      </p>
      {!hasAccount && <NoMailServer />}
    </CorrectionForm>
  )
}
