import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { waitlistOf } from '../../booking/waitlist-wishes.server.ts'
import type { Queries } from '../../db/database.server.ts'
import { appointments } from '../../db/schema/appointments.server.ts'
import { enquiries, enquiryAttachments, enquiryNotes } from '../../db/schema/enquiries.server.ts'
import { mails } from '../../db/schema/mails.server.ts'
import { auditLog, calendarFeeds, seenAppointments } from '../../db/schema/office.server.ts'
import { sessions, staffAccounts, users } from '../../db/schema/people.server.ts'
import { teamMembers } from '../../db/schema/team.server.ts'
import { comparablePhone, type PersonKey } from './person-key.ts'

/**
 * Every row that is about a person. The page, the export and the erasure use this one question, so that
 * nothing is erased that was not shown, and nothing shown is left.
 */
export async function recordsOf(db: Queries, key: PersonKey) {
  const account = key.email
    ? await db
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, key.email))
    : []
  const uids = account.map(({ uid }) => uid)
  const asked = key.email
    ? await db
        .select()
        .from(enquiries)
        .where(anyOf(eq(sql`lower(${enquiries.email})`, key.email), within(enquiries.userId, uids)))
        .orderBy(enquiries.createdAt)
    : []
  const byEmail = key.email
    ? await db
        .select()
        .from(appointments)
        .where(anyOf(eq(appointments.userEmail, key.email), within(appointments.userId, uids)))
    : []
  const byPhone = await appointmentsByPhone(db, phonesOf(key, asked, byEmail))
  const booked = [...byEmail, ...byPhone].toSorted((a, b) =>
    `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`),
  )

  const subjects = [...asked, ...booked].map(({ id }) => id)
  const notes = await db
    .select()
    .from(enquiryNotes)
    .where(
      within(
        enquiryNotes.enquiryId,
        asked.map(({ id }) => id),
      ) ?? sql`false`,
    )
    .orderBy(enquiryNotes.at)
  const attached = await db
    .select()
    .from(enquiryAttachments)
    .where(
      within(
        enquiryAttachments.enquiryId,
        asked.map(({ id }) => id),
      ) ?? sql`false`,
    )
    .orderBy(enquiryAttachments.addedAt)
  const addressed = key.email && [
    eq(sql`lower(${mails.recipient})`, key.email),
    eq(sql`lower(${mails.replyTo})`, key.email),
  ]
  const sent = await db
    .select()
    .from(mails)
    .where(anyOf(within(mails.about, subjects), ...(addressed || [])) ?? sql`false`)
    .orderBy(mails.createdAt)
  const signedIn = await db
    .select()
    .from(sessions)
    .where(within(sessions.userId, uids) ?? sql`false`)
  const entered = await db
    .select()
    .from(staffAccounts)
    .where(
      anyOf(
        within(staffAccounts.userId, uids),
        key.email ? eq(staffAccounts.email, key.email) : undefined,
      ) ?? sql`false`,
    )
  const inTeam = key.email
    ? await db.select().from(teamMembers).where(eq(teamMembers.email, key.email))
    : []
  const seen = await db
    .select()
    .from(seenAppointments)
    .where(within(seenAppointments.userId, uids) ?? sql`false`)
  const waitlist = await waitlistOf(db, uids)
  const feeds = await db
    .select()
    .from(calendarFeeds)
    .where(within(calendarFeeds.createdBy, uids) ?? sql`false`)
  const log = await db
    .select()
    .from(auditLog)
    .where(
      anyOf(within(auditLog.subject, [...subjects, ...uids]), within(auditLog.userId, uids)) ??
        sql`false`,
    )
    .orderBy(auditLog.id)
  return {
    users: account,
    enquiries: asked,
    appointments: booked,
    notes,
    attachments: attached,
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
  }
}

export type PersonRecords = Awaited<ReturnType<typeof recordsOf>>

/** Whether there is anything at all under this key. */
export function isEmpty({ users, enquiries, appointments, mails }: PersonRecords): boolean {
  return [users, enquiries, appointments, mails].every(({ length }) => length === 0)
}

/** Appointments that staff booked on the phone, for which no e-mail address was given. */
async function appointmentsByPhone(db: Queries, phones: string[]) {
  if (phones.length === 0) return []
  const digits = sql`right(regexp_replace(${appointments.phone}, '\\D', '', 'g'), 10)`
  return db
    .select()
    .from(appointments)
    .where(
      and(isNull(appointments.userEmail), isNull(appointments.userId), inArray(digits, phones)),
    )
}

function phonesOf(key: PersonKey, ...rows: { phone: string | null }[][]): string[] {
  const written = rows.flat().map(({ phone }) => phone)
  const comparable = [key.phone ?? null, ...written].map(comparablePhone)
  return [...new Set(comparable.filter((phone) => phone !== null))]
}

function within(column: AnyPgColumn, values: string[]): SQL | undefined {
  return values.length > 0 ? inArray(column, values) : undefined
}

/** Any of the conditions that there are; undefined when there are none, which would mean every row. */
function anyOf(...conditions: (SQL | undefined)[]): SQL | undefined {
  return or(...conditions)
}
