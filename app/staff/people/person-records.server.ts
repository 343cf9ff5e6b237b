import { and, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm'
import { unionAll, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { isTypedByStaff } from '../../account/typed-by-staff.server.ts'
import { waitlistOf } from '../../booking/waitlist-wishes.server.ts'
import type { Queries, Transaction } from '../../db/database.server.ts'
import { appointmentNotes, appointments } from '../../db/schema/appointments.server.ts'
import { enquiries, enquiryAttachments, enquiryNotes } from '../../db/schema/enquiries.server.ts'
import { mails } from '../../db/schema/mails.server.ts'
import { auditLog, calendarFeeds, seenAppointments } from '../../db/schema/office.server.ts'
import { joinedKeys, sessions, staffAccounts, users } from '../../db/schema/people.server.ts'
import { quotes } from '../../db/schema/quotes.server.ts'
import { teamMembers } from '../../db/schema/team.server.ts'
import { keysJoinedWith } from './joined-keys.server.ts'
import { writePersonKey, type PersonKey } from './person-key.ts'
import { mailsOfPerson } from './person-mails.server.ts'
import { comparableDigits } from './same-phone.server.ts'

/**
 * Every row that is about a person, under all keys that staff joined. The page, the export and the erasure use this one
 * question, so that nothing is erased that was not shown, and nothing shown is left.
 */
export async function recordsOf(db: Queries, key: PersonKey) {
  return recordsUnder(db, await keysJoinedWith(db, key))
}

/** The same of these keys alone, without what was joined. */
export async function recordsUnder(db: Queries, keys: PersonKey[]) {
  const emails = keys.flatMap(({ email }) => email ?? [])
  const lower = (column: AnyPgColumn) => within(sql`lower(${column})`, emails)
  const none = sql`false`
  const account = await db
    .select()
    .from(users)
    .where(lower(users.email) ?? none)
  const uids = account.map(({ uid }) => uid)
  const asked = await db
    .select()
    .from(enquiries)
    .where(anyOf(lower(enquiries.email), sentSignedIn(uids)) ?? none)
    .orderBy(enquiries.createdAt)
  const byEmail = await db
    .select()
    .from(appointments)
    .where(anyOf(within(appointments.userEmail, emails), within(appointments.userId, uids)) ?? none)
  const byPhone = await appointmentsByPhone(
    db,
    keys.flatMap(({ phone }) => phone ?? []),
  )
  const booked = [...byEmail, ...byPhone].toSorted((a, b) =>
    `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`),
  )
  const joined = await db
    .select()
    .from(joinedKeys)
    .where(within(joinedKeys.key, keys.map(writePersonKey)) ?? none)
    .orderBy(joinedKeys.joinedAt, joinedKeys.key)
  const persons = joined.map(({ person }) => person)

  const enquiryIds = asked.map(({ id }) => id)
  const appointmentIds = booked.map(({ id }) => id)
  const subjects = [...enquiryIds, ...appointmentIds]
  const notes = await db
    .select()
    .from(enquiryNotes)
    .where(within(enquiryNotes.enquiryId, enquiryIds) ?? none)
    .orderBy(enquiryNotes.at)
  const notesOnVisits = await db
    .select()
    .from(appointmentNotes)
    .where(within(appointmentNotes.appointmentId, appointmentIds) ?? none)
    .orderBy(appointmentNotes.at)
  const attached = await db
    .select()
    .from(enquiryAttachments)
    .where(within(enquiryAttachments.enquiryId, enquiryIds) ?? none)
    .orderBy(enquiryAttachments.addedAt)
  const quoted = await db
    .select()
    .from(quotes)
    .where(within(quotes.enquiryId, enquiryIds) ?? none)
    .orderBy(quotes.madeAt)
  const waitlist = await waitlistOf(db, uids)
  const offerIds = waitlist.offers.map(({ id }) => id)
  const sent = await mailsOfPerson(db, { subjects: [...subjects, ...offerIds], emails })
  const isOfThem = [account, asked, booked, sent].some(({ length }) => length > 0)
  const forOthers = isOfThem ? [] : await doneForOthers(db, emails)
  const signedIn = await db
    .select()
    .from(sessions)
    .where(within(sessions.userId, uids) ?? none)
  const entered = await db
    .select()
    .from(staffAccounts)
    .where(anyOf(within(staffAccounts.userId, uids), within(staffAccounts.email, emails)) ?? none)
  const inTeam = await db
    .select()
    .from(teamMembers)
    .where(within(teamMembers.email, emails) ?? none)
  const seen = await db
    .select()
    .from(seenAppointments)
    .where(within(seenAppointments.userId, uids) ?? none)
  const feeds = await db
    .select()
    .from(calendarFeeds)
    .where(within(calendarFeeds.createdBy, uids) ?? none)
  const log = await db
    .select()
    .from(auditLog)
    .where(
      anyOf(
        within(auditLog.subject, [...subjects, ...uids, ...persons]),
        within(auditLog.userId, uids),
      ) ?? none,
    )
    .orderBy(auditLog.id)
  return {
    users: account,
    joinedKeys: joined,
    enquiries: asked,
    appointments: booked,
    notes,
    appointmentNotes: notesOnVisits,
    attachments: attached,
    quotes: quoted,
    mails: sent,
    sessions: signedIn,
    staffAccounts: entered,
    teamMembers: inTeam,
    /** One of us: which appointments they said to have seen. Gone with their account. */
    seenAppointments: seen,
    waitlistWishes: waitlist.wishes,
    waitlistOffers: waitlist.offers,
    calendarFeeds: feeds,
    log,
    /** One of us: ids of rows about others. Read only where nothing of themselves is left, since no index leads there. */
    doneForOthers: forOthers,
  }
}

export type PersonRecords = Awaited<ReturnType<typeof recordsOf>>

/**
 * The same for whoever erases it. A colleague who answers, writes a note or sends a mail again at the same moment is waited for, and
 * what they left is among it; whoever comes second waits, and finds nobody.
 */
export async function lockRecordsUnder(tx: Transaction, keys: PersonKey[]): Promise<PersonRecords> {
  const seen = await recordsUnder(tx, keys)
  await lockRows(tx, enquiries, seen.enquiries)
  await lockRows(tx, appointments, seen.appointments)
  await lockRows(tx, mails, seen.mails)
  return recordsUnder(tx, keys)
}

async function lockRows(
  tx: Transaction,
  table: typeof enquiries | typeof appointments | typeof mails,
  rows: { id: string }[],
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const theirs = inArray(table.id, ids)
  await tx.execute(sql`SELECT FROM ${table} WHERE ${theirs} ORDER BY id FOR UPDATE`)
}

/** Whether there is anything at all under this key. */
export function isEmpty(records: PersonRecords): boolean {
  const { users, enquiries, appointments, mails, doneForOthers } = records
  return [users, enquiries, appointments, mails, doneForOthers].every(({ length }) => length === 0)
}

/** Whoever was handed an enquiry and never entered has no account; it names them when all mails about it are gone. */
async function doneForOthers(db: Queries, emails: string[]) {
  if (emails.length === 0) return []
  const handed = db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(inArray(enquiries.assigneeEmail, emails))
  const ofEnquiries = db
    .select({ id: enquiryNotes.id })
    .from(enquiryNotes)
    .where(inArray(enquiryNotes.authorEmail, emails))
  const onVisits = db
    .select({ id: appointmentNotes.id })
    .from(appointmentNotes)
    .where(inArray(appointmentNotes.authorEmail, emails))
  return unionAll(handed, ofEnquiries, onVisits)
}

/**
 * Appointments that staff booked on the phone, for which no e-mail address was given. They are of their number alone:
 * under an address they stand where staff joined the two, since anybody can type anybody's number.
 */
async function appointmentsByPhone(db: Queries, phones: string[]) {
  if (phones.length === 0) return []
  const digits = sql.raw(comparableDigits('appointments.phone'))
  return db
    .select()
    .from(appointments)
    .where(
      and(isNull(appointments.userEmail), isNull(appointments.userId), inArray(digits, phones)),
    )
}

function sentSignedIn(uids: string[]): SQL | undefined {
  const sent = within(enquiries.userId, uids)
  return sent && and(sent, not(sql.raw(isTypedByStaff)))
}

function within(column: AnyPgColumn | SQL, values: string[]): SQL | undefined {
  return values.length > 0 ? inArray(column as SQL, values) : undefined
}

/** Any of the conditions that there are; undefined when there are none, which would mean every row. */
function anyOf(...conditions: (SQL | undefined)[]): SQL | undefined {
  return or(...conditions)
}
