import { mailSettings } from '../../mail/mail.server.ts'
import { correctAppointment } from './correct-appointment.server.ts'
import {
  correctedMeanwhile,
  readCorrection,
  type RefusedCorrection,
} from '../corrections/correction-form.ts'
import { otherThatDayWords } from '../corrections/correction-words.ts'
import type { Office } from '../office-context.ts'

/** What the form that corrects one appointment sends. */
export async function correctionAction(
  id: string,
  form: FormData,
  office: Office,
): Promise<{ ok: true; mailed: boolean } | RefusedCorrection> {
  const { contact, began, errors } = readCorrection(form)
  const refused = (status: number, message: string): RefusedCorrection => ({
    ...{ ok: false, status, message, errors, draft: contact, began },
  })
  if (Object.keys(errors).length > 0)
    return refused(422, 'Please look at the fields marked below. Nothing was changed.')
  const { db, staff, now } = office
  const work = { id, contact, began, staff, now: now(), settings: mailSettings(office) }
  const result = await correctAppointment(db, work)
  if (result.ok) return result
  switch (result.reason) {
    case 'missing':
      return refused(404, 'This appointment is not there any more.')
    case 'changed-meanwhile':
      return correctedMeanwhile({ contact, began }, result.current)
    case 'other-that-day':
      return refused(409, otherThatDayWords)
  }
}
