import { randomUUID } from 'node:crypto'
import { inArray, like, or } from 'drizzle-orm'
import { roleOf } from '../../account/staff.server.ts'
import type { Settings } from '../../settings/settings.server.ts'
import type { SignedInUser } from '../../rules/user.ts'
import { instantOf } from '../../rules/calendar-days.ts'
import { isOpen } from '../../rules/enquiry.ts'
import type { Database, Transaction } from '../../db/database.server.ts'
import {
  appointmentLinks,
  appointmentNotes,
  appointments,
} from '../../db/schema/appointments.server.ts'
import { enquiries, enquiryNotes } from '../../db/schema/enquiries.server.ts'
import { mails } from '../../db/schema/mails.server.ts'
import { calendarFeeds } from '../../db/schema/office.server.ts'
import { joinedKeys, signInAttempts, staffAccounts, users } from '../../db/schema/people.server.ts'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import { dropAttachmentsOf } from '../inbox/attachments.server.ts'
import { dropLoneKeys, keysJoinedWith, lockJoinedKeys } from './joined-keys.server.ts'
import { writePersonKey, type PersonKey } from './person-key.ts'
import { handToDesk } from './person-mails.server.ts'
import { personalData } from './personal-data.server.ts'
import { isEmpty, lockRecordsUnder, type PersonRecords } from './person-records.server.ts'

export type Erasure =
  | { ok: true; counts: ReturnType<typeof countsOf> }
  | { ok: false; reason: 'nobody' | 'not-confirmed' | 'is-staff' | 'joined-meanwhile' }
  | { ok: false; reason: 'has-appointments'; appointments: { date: string; time: string }[] }

interface ErasureRequest {
  key: PersonKey
  /** The e-mail address or phone number as staff typed it once more. */
  confirmation: string
  /** All addresses and numbers that the page showed as this person's. */
  shown: string[]
  staff: SignedInUser
  settings: Pick<Settings, 'staffEmails'>
  /** Our own address of now. */
  desk: string
  now: Date
}

/**
 * Erases a person in one transaction. What counts stays: appointments and enquiries remain, without anybody
 * in them. Refused while they have an appointment to come: it is cancelled first, so that they are told.
 */
export async function erasePerson(db: Database, request: ErasureRequest): Promise<Erasure> {
  const { key, confirmation, shown, staff, settings, desk, now } = request
  const typed = confirmation.trim().toLowerCase()
  if (typed !== (key.email ?? key.phone)) return { ok: false, reason: 'not-confirmed' }
  return db.transaction(async (tx) => {
    await lockJoinedKeys(tx)
    const keys = await keysJoinedWith(tx, key)
    for (const { email } of keys)
      if (email && (await roleOf(tx, settings, { email }))) return { ok: false, reason: 'is-staff' }
    const records = await lockRecordsUnder(tx, keys)
    if (isEmpty(records)) return { ok: false, reason: 'nobody' }
    const isUnseen = (each: PersonKey) => each !== key && !shown.includes(writePersonKey(each))
    if (keys.some(isUnseen)) return { ok: false, reason: 'joined-meanwhile' }
    const ahead = appointmentsAhead(records, now)
    if (ahead.length > 0) return { ok: false, reason: 'has-appointments', appointments: ahead }

    await eraseRecords(tx, records, { keys, desk, now })
    const counts = countsOf(records)
    await auditLog.record(tx, {
      at: now,
      by: staff,
      action: 'person-erased',
      subject: records.users[0]?.uid ?? randomUUID(),
      details: counts,
    })
    return { ok: true, counts }
  })
}

/** Live appointments that have not begun. */
export function appointmentsAhead(
  { appointments }: Pick<PersonRecords, 'appointments'>,
  now: Date,
) {
  return appointments
    .filter(({ status, date, time }) => status === 'booked' && instantOf(date, time) > now)
    .map(({ id, date, time }) => ({ id, date, time }))
}

/** Leaves what counts, without anybody in it. */
export async function eraseRecords(
  tx: Transaction,
  records: PersonRecords,
  { keys, desk, now }: { keys: PersonKey[]; desk: string; now: Date },
): Promise<void> {
  const enquiryIds = records.enquiries.map(({ id }) => id)
  const openIds = records.enquiries.filter(isOpen).map(({ id }) => id)
  const appointmentIds = records.appointments.map(({ id }) => id)
  const mailIds = records.mails.map(({ id }) => id)
  const uids = records.users.map(({ uid }) => uid)

  await dropAttachmentsOf(tx, enquiryIds)
  await tx.delete(enquiryNotes).where(inArray(enquiryNotes.enquiryId, enquiryIds))
  await tx.delete(appointmentNotes).where(inArray(appointmentNotes.appointmentId, appointmentIds))
  await tx
    .update(enquiries)
    .set(personalData.enquiries.erasedTo)
    .where(inArray(enquiries.id, enquiryIds))
  // Nobody can be answered any more.
  await tx
    .update(enquiries)
    .set({ status: 'done', statusChangedAt: now })
    .where(inArray(enquiries.id, openIds))
  await tx
    .update(appointments)
    .set(personalData.appointments.erasedTo)
    .where(inArray(appointments.id, appointmentIds))
  // Also of what went to the telephone, and stands in no mail.
  await tx.delete(appointmentLinks).where(inArray(appointmentLinks.appointmentId, appointmentIds))
  await tx.delete(mails).where(inArray(mails.id, mailIds))
  await handToDesk(tx, { keys, desk })
  // Where somebody was on their way to when they signed in may name the person.
  await tx.delete(signInAttempts).where(like(signInAttempts.returnTo, '/staff%'))
  await eraseStaff(tx, records, keys)
  const joined = records.joinedKeys.map(({ key }) => key)
  await tx.delete(joinedKeys).where(inArray(joinedKeys.key, joined))
  await dropLoneKeys(tx)
  // Ends their sessions too.
  await tx.delete(users).where(inArray(users.uid, uids))
}

/**
 * Somebody who was one of us: from what they did for others, also under an address that their account had before, and
 * from what they were handed and never entered for.
 */
async function eraseStaff(
  tx: Transaction,
  { users: account, staffAccounts: entered }: PersonRecords,
  keys: PersonKey[],
) {
  const uids = account.map(({ uid }) => uid)
  const emails = [...keys.flatMap(({ email }) => email ?? []), ...entered.map(({ email }) => email)]
  const {
    enquiries: ofEnquiries,
    notes,
    appointmentNotes: onVisits,
    calendarFeeds: feeds,
  } = personalData
  await tx.update(enquiries).set(ofEnquiries.staff).where(inArray(enquiries.assigneeEmail, emails))
  const writtenBy = ({ authorId, authorEmail }: typeof enquiryNotes | typeof appointmentNotes) =>
    or(inArray(authorId, uids), inArray(authorEmail, emails))
  await tx.update(enquiryNotes).set(notes.staff).where(writtenBy(enquiryNotes))
  await tx.update(appointmentNotes).set(onVisits.staff).where(writtenBy(appointmentNotes))
  await tx.update(calendarFeeds).set(feeds.erasedTo).where(inArray(calendarFeeds.createdBy, uids))
  await tx.delete(staffAccounts).where(inArray(staffAccounts.email, emails))
}

export function countsOf(records: PersonRecords) {
  return {
    enquiries: records.enquiries.length,
    appointments: records.appointments.length,
    mails: records.mails.length,
    notes: records.notes.length + records.appointmentNotes.length,
  }
}
