import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { SignedInUser } from '../../rules/user.ts'
import type { Database, Transaction } from '../../db/database.server.ts'
import { appointments } from '../../db/schema/appointments.server.ts'
import { enquiries } from '../../db/schema/enquiries.server.ts'
import type { MailSettings } from '../../mail/mail.server.ts'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import type { ContactFields } from '../contact-fields.ts'
import { readdressUnsent } from '../send-again.server.ts'
import { lockJoinedKeys, renameKey } from './joined-keys.server.ts'
import { readPersonKey, type PersonKey } from './person-key.ts'
import { isEmpty, recordsUnder, type PersonRecords } from './person-records.server.ts'
import { isOtherThatDay, writeContact } from '../corrections/appointment-contact.server.ts'
import { changedContact, type ReadCorrection } from '../corrections/correction-form.ts'

export type PersonCorrection =
  | { ok: true; counts: { enquiries: number; appointments: number } }
  | { ok: false; reason: 'nobody' | 'other-that-day' | 'of-account' }
  | { ok: false; reason: 'changed-meanwhile'; current: ContactFields }

interface PersonCorrectionRequest extends Pick<ReadCorrection, 'contact' | 'began'> {
  key: PersonKey
  staff: SignedInUser
  now: Date
  settings: MailSettings
}

/**
 * Corrects a person in all the enquiries and appointments under one key: what staff joined with it has an address of its own,
 * where its mails go. The account is left alone: its name and
 * e-mail are Google's, which confirmed them, and come again with the next sign-in.
 */
export async function correctPerson(
  db: Database,
  { key, contact, began, staff, now, settings }: PersonCorrectionRequest,
): Promise<PersonCorrection> {
  try {
    return await db.transaction(async (tx) => {
      await lockJoinedKeys(tx)
      const records = await recordsUnder(tx, [key])
      if (isEmpty(records)) return { ok: false, reason: 'nobody' }
      const current = personContact(records, key)
      const changed = changedContact(current, contact)
      const counts = {
        enquiries: records.enquiries.length,
        appointments: records.appointments.length,
      }
      if (changed.length === 0) return { ok: true, counts }
      if (changedContact(began, current).length > 0) {
        return { ok: false, reason: 'changed-meanwhile', current }
      }
      if (changed.includes('email') && records.users.length > 0) {
        return { ok: false, reason: 'of-account' }
      }
      const corrected = <Row extends ContactRow>(row: Row) => ({
        name: changed.includes('name') ? contact.name : row.name,
        // What somebody did not give stays not given.
        phone: row.phone && changed.includes('phone') ? contact.phone || null : row.phone,
        email: row.email && changed.includes('email') ? contact.email : row.email,
      })
      await correctEnquiries(tx, records, corrected, { now, settings })
      await correctAppointments(tx, records, corrected, { now, settings })
      const right = readPersonKey(key.email ? contact.email : contact.phone)
      if (right) await renameKey(tx, key, right)
      await auditLog.record(tx, {
        ...{ at: now, by: staff, action: 'person-corrected' },
        subject: records.users[0]?.uid ?? randomUUID(),
        details: { what: changed.join(' '), ...counts },
      })
      return { ok: true, counts }
    })
  } catch (error) {
    if (isOtherThatDay(error)) return { ok: false, reason: 'other-that-day' }
    throw error
  }
}

/** How the person is called and reached by what came from them last. */
export function personContact(
  { users, enquiries: asked, appointments: booked }: PersonRecords,
  key: PersonKey,
): ContactFields {
  const latest = [
    ...booked.map(({ userName, phone, bookedAt }) => ({ name: userName, phone, at: bookedAt })),
    ...asked.map(({ name, phone, createdAt }) => ({ name, phone, at: createdAt })),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime())
  return {
    name: latest[0]?.name ?? users[0]?.name ?? '',
    phone: latest.find(({ phone }) => phone)?.phone ?? '',
    email: key.email ?? '',
  }
}

interface ContactRow {
  name: string
  phone: string | null
  email: string | null
}
type Correct = (row: ContactRow) => ContactRow
interface Sending {
  now: Date
  settings: MailSettings
}

async function correctEnquiries(
  tx: Transaction,
  records: PersonRecords,
  corrected: Correct,
  sending: Sending,
): Promise<void> {
  for (const row of records.enquiries) {
    const { name, phone, email } = corrected(row)
    await tx
      .update(enquiries)
      .set({ name, phone, email: email ?? row.email })
      .where(eq(enquiries.id, row.id))
    if (!email || email === row.email) continue
    await readdressUnsent(tx, { about: row.id, from: row.email, to: email, ...sending })
  }
}

async function correctAppointments(
  tx: Transaction,
  records: PersonRecords,
  corrected: Correct,
  sending: Sending,
): Promise<void> {
  const ids = records.appointments.map(({ id }) => id)
  const rows = await tx
    .select()
    .from(appointments)
    .where(inArray(appointments.id, ids))
    .orderBy(appointments.id)
    .for('update')
  for (const row of rows) {
    const { userName, phone, userEmail } = row
    const contact = corrected({ name: userName, phone, email: userEmail })
    await writeContact(tx, row, contact, sending)
  }
}
