import { mailSettings } from '../../mail/mail.server.ts'
import { correctPerson } from './correct-person.server.ts'
import {
  correctedMeanwhile,
  readCorrection,
  type RefusedCorrection,
} from '../corrections/correction-form.ts'
import { correctedQuery, otherThatDayWords } from '../corrections/correction-words.ts'
import type { Office } from '../office-context.ts'
import { officePath } from '../../page/office-paths.ts'
import { writePersonKey, type PersonKey } from './person-key.ts'

/** What the form that corrects a person sends; gives the address under which they are found from then on. */
export async function correctionAction(
  key: PersonKey,
  form: FormData,
  office: Office,
): Promise<{ ok: true; address: string } | RefusedCorrection> {
  const { contact, began, errors } = readCorrection(form)
  const refused = (status: number, message: string): RefusedCorrection => ({
    ...{ ok: false, status, message, errors, draft: contact, began },
  })
  if (Object.keys(errors).length > 0)
    return refused(422, 'Please look at the fields marked below. Nothing was changed.')
  const { db, staff, now } = office
  const work = { key, contact, began, staff, now: now(), settings: mailSettings(office) }
  const result = await correctPerson(db, work)
  if (result.ok) {
    const person = key.email ? contact.email : contact.phone || writePersonKey(key)
    const corrected = correctedQuery(now(), contact.email !== began.email)
    return { ok: true, address: officePath.person(person, corrected) }
  }
  switch (result.reason) {
    case 'nobody':
      return refused(404, 'Nothing is kept about this person.')
    case 'changed-meanwhile':
      return correctedMeanwhile({ contact, began }, result.current)
    case 'other-that-day':
      return refused(409, otherThatDayWords)
    case 'of-account':
      return refused(409, 'This is the address of their Google account: only they can change it.')
  }
}
