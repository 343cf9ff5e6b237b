import type { SignedInUser } from '../../rules/user.ts'
import type { Database } from '../../db/database.server.ts'
import type { MailSettings } from '../../mail/mail.server.ts'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import type { ContactFields } from '../contact-fields.ts'
import { isOtherThatDay, writeContact } from '../corrections/appointment-contact.server.ts'
import { changedContact, contactOf } from '../corrections/correction-form.ts'
import { lockJoinedKeys } from '../people/joined-keys.server.ts'
import { keepJoined } from '../people/keep-joined.server.ts'
import { lockAppointment } from './lock-appointment.server.ts'

export type Correction =
  | { ok: true; mailed: boolean }
  | { ok: false; reason: 'missing' | 'other-that-day' }
  | { ok: false; reason: 'changed-meanwhile'; current: ContactFields }

interface AppointmentCorrection {
  id: string
  contact: ContactFields
  /** What the page showed when it was opened. */
  began: ContactFields
  staff: SignedInUser
  now: Date
  settings: MailSettings
}

/** Corrects how somebody is called and reached, in one appointment; see `writeContact`. */
export async function correctAppointment(
  db: Database,
  { id, contact, began, staff, now, settings }: AppointmentCorrection,
): Promise<Correction> {
  try {
    return await db.transaction(async (tx) => {
      await lockJoinedKeys(tx)
      const found = await lockAppointment(tx, id)
      if (!found) return { ok: false, reason: 'missing' }
      const current = contactOf({ ...found, name: found.userName, email: found.userEmail })
      const changed = changedContact(current, contact)
      if (changed.length === 0) return { ok: true, mailed: false }
      if (changedContact(began, current).length > 0) {
        return { ok: false, reason: 'changed-meanwhile', current }
      }
      const { name, phone, email } = contact
      const row = { name, phone: phone || null, email: email || null }
      const mailed = await writeContact(tx, found, row, { now, settings })
      const was = found.userEmail ?? found.phone
      await keepJoined(tx, { id, was, is: row.email ?? row.phone })
      await auditLog.record(tx, {
        ...{ at: now, by: staff, action: 'appointment-corrected', subject: id },
        details: { date: found.date, time: found.time, what: changed.join(' '), mailed },
      })
      return { ok: true, mailed }
    })
  } catch (error) {
    if (isOtherThatDay(error)) return { ok: false, reason: 'other-that-day' }
    throw error
  }
}
