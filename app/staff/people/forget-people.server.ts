import { keepPersonalDataMonths } from '../../../content/privacy.ts'
import { staffAddresses } from '../../account/staff.server.ts'
import type { Database } from '../../db/database.server.ts'
import type { Settings } from '../../settings/settings.server.ts'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import { isAnsweredSince } from '../inbox/answers-given.server.ts'
import { countsOf, eraseRecords } from './erase-person.server.ts'
import { keysJoinedWith, lockJoinedKeys } from './joined-keys.server.ts'
import { comparablePhone, type PersonKey } from './person-key.ts'
import { erasedName } from './personal-data.server.ts'
import { isEmpty, lockRecordsUnder, type PersonRecords } from './person-records.server.ts'

/** One night's work at most, so that the first run on old data does not keep the database busy. */
const peopleAtOnce = 200
/** Of those who may be old, some are joined with, or were answered, since: they must not keep the others from their turn. */
const looksAtOnce = 5_000

/** Contact before this day, as `YYYY-MM-DD`, is too old to be kept. */
export function oldestContactKept(now: Date): string {
  const oldest = new Date(now)
  oldest.setUTCMonth(oldest.getUTCMonth() - keepPersonalDataMonths)
  return oldest.toISOString().slice(0, 10)
}

/**
 * Erases whoever has not been in contact for as long as the privacy page says: one transaction per person,
 * what counts stays. Who may be old is asked by address and number; whether they are is said by all that would be erased.
 *
 * @returns how many people were erased
 */
export async function forgetPeople(
  db: Database,
  { now, settings, desk }: { now: Date; settings: Pick<Settings, 'staffEmails'>; desk: string },
): Promise<number> {
  const before = oldestContactKept(now)
  const staff = await staffAddresses(db.queries, settings)
  const people = [
    ...(await forgottenByEmail(db, before)).map((email): PersonKey => ({ email })),
    ...(await forgottenByPhone(db, before)).map((phone): PersonKey => ({ phone })),
  ].filter(({ email }) => !email || !staff.includes(email))

  let erased = 0
  for (const key of people.slice(0, looksAtOnce)) {
    if (erased === peopleAtOnce) break
    erased += await db.transaction(async (tx) => {
      await lockJoinedKeys(tx)
      const keys = await keysJoinedWith(tx, key)
      if (keys.some(({ email }) => email && staff.includes(email))) return 0
      const records = await lockRecordsUnder(tx, keys)
      if (isEmpty(records) || hasContactSince(records, before)) return 0
      const asked = records.enquiries.map(({ id }) => id)
      if (await isAnsweredSince(tx, asked, new Date(before))) return 0
      await eraseRecords(tx, records, { keys, desk, now })
      await auditLog.record(tx, {
        ...{ at: now, by: null, action: 'person-forgotten', subject: before },
        details: countsOf(records),
      })
      return 1
    })
  }
  return erased
}

/** Whether anything they did, or we did about it, is of this day or later; what lies ahead is. */
function hasContactSince(records: PersonRecords, day: string): boolean {
  const { enquiries, appointments, quotes, waitlistWishes } = records
  const uids = records.users.map(({ uid }) => uid)
  const moments = [
    // Also what a colleague did for others: of it nothing else here tells once they have left.
    ...records.log.filter(({ userId }) => userId && uids.includes(userId)).map(({ at }) => at),
    ...records.seenAppointments.map(({ seenAt }) => seenAt),
    ...[...records.users, ...records.mails].map(({ createdAt }) => createdAt),
    ...records.users.map(({ signedInAt }) => signedInAt),
    ...records.sessions.flatMap(({ createdAt, lastSeenAt }) => [createdAt, lastSeenAt]),
    ...enquiries.flatMap((asked) => [
      ...[asked.createdAt, asked.statusChangedAt, asked.firstAnsweredAt],
    ]),
    ...appointments.flatMap((booked) => [
      ...[booked.bookedAt, booked.cancelledAt, booked.movedAt, booked.detailsChangedAt],
    ]),
    ...[...records.notes, ...records.appointmentNotes].map(({ at }) => at),
    ...quotes.flatMap(({ madeAt, acceptedAt }) => [madeAt, acceptedAt]),
    ...waitlistWishes.map(({ madeAt }) => madeAt),
  ]
  const days = [
    ...moments.map((moment) => moment?.toISOString().slice(0, 10)),
    ...appointments.map(({ date }) => date),
    ...enquiries.map(({ followUpOn }) => followUpOn),
    ...waitlistWishes.map(({ toDate }) => toDate),
  ]
  return days.some((each) => each && each >= day)
}

/** Such a mail is all that is left of somebody: the invitation of whoever never entered. The others go with what they are about. */
const isAboutNothingKept = ['enquiries', 'appointments', 'waitlist_offers']
  .map((table) => `NOT EXISTS (SELECT FROM ${table} WHERE ${table}.id = mails.about)`)
  .join(' AND ')

/** What is asked of all rows at once, so that most people need no look at their records. */
async function forgottenByEmail(db: Database, before: string): Promise<string[]> {
  const rows = await db.statement<{ email: string }>(
    undefined,
    `SELECT email FROM (
       SELECT user_email AS email, greatest(date::timestamptz, booked_at, cancelled_at) AS at FROM appointments
       UNION ALL
       SELECT lower(email), greatest(created_at, status_changed_at, first_answered_at) FROM enquiries
       UNION ALL
       SELECT lower(email), greatest(users.created_at, signed_in_at, max(sessions.created_at))
       FROM users LEFT JOIN sessions ON user_id = uid GROUP BY uid
       UNION ALL
       SELECT lower(recipient), created_at FROM mails WHERE ${isAboutNothingKept}
     ) AS contact
     WHERE email <> ''
     GROUP BY email
     HAVING max(at) < $1::timestamptz`,
    [before],
  )
  return rows.map(({ email }) => email)
}

/** People who were booked by phone and gave no address. */
async function forgottenByPhone(db: Database, before: string): Promise<string[]> {
  const rows = await db.statement<{ phone: string; at: Date | string }>(
    undefined,
    `SELECT phone, max(date)::text AS at FROM appointments
     WHERE user_email IS NULL AND user_id IS NULL AND phone IS NOT NULL AND user_name <> $1
     GROUP BY phone`,
    [erasedName],
  )
  // However a number was written, it is one person's.
  const latest = new Map<string, string>()
  for (const { phone, at } of rows) {
    const number = comparablePhone(phone)
    if (number && String(at) > (latest.get(number) ?? '')) latest.set(number, String(at))
  }
  return [...latest].filter(([, at]) => at < before).map(([number]) => number)
}
