import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { newToken } from '../account/random-token.server.ts'
import type { Database } from '../db/database.server.ts'
import { appointments } from '../db/schema/appointments.server.ts'
import type { MailSettings } from '../mail/mail.server.ts'
import { queueMails } from '../mail/outbox.server.ts'
import { auditLog } from '../audit-log/audit-log.server.ts'
import { reminderMail } from './booking-mails.server.ts'
import { startOf } from './busy-slots.server.ts'
import { keepLinks } from './own-link.server.ts'
import { addDays, dayAt, instantOf } from '../rules/calendar-days.ts'

/** When people are reminded of tomorrow's appointments, by the clock in India. */
export const remindedAt = '10:00'
/** How long before it begins they are reminded once more. */
const minutesAhead = 120

interface Reminding {
  now: Date
  settings: MailSettings
}

const toldOfItAt = sql`coalesce(${appointments.movedAt}, ${appointments.bookedAt})`

/**
 * Mails everybody who has an appointment tomorrow, once. Whoever booked or moved it after the hour of reminding has
 * just been told. Does nothing before the hour of reminding, so it can run at every start, and makes up for an
 * hour at which no process ran. Gives how many were reminded.
 */
export async function remindOfTomorrow(
  db: Database,
  { now, settings }: Reminding,
): Promise<number> {
  const today = dayAt(now)
  const due = instantOf(today, remindedAt)
  if (now < due) return 0
  return remind(db, {
    ...{ now, settings, mark: { remindedAt: now } },
    which: and(
      eq(appointments.date, addDays(today, 1)),
      isNull(appointments.remindedAt),
      sql`${toldOfItAt} < ${due.toISOString()}`,
    ),
  })
}

/** Mails everybody whose appointment begins within two hours, once, unless they have been told of it since. */
export async function remindOfToday(db: Database, { now, settings }: Reminding): Promise<number> {
  const start = sql.raw(startOf('appointments'))
  const ahead = sql`interval '1 minute' * ${minutesAhead}::int`
  const today = dayAt(now)
  return remind(db, {
    ...{ now, settings, mark: { remindedTodayAt: now } },
    which: and(
      // For the index: two hours ahead may be tomorrow.
      inArray(appointments.date, [today, addDays(today, 1)]),
      sql`${start} > ${now.toISOString()} AND ${start} <= ${now.toISOString()}::timestamptz + ${ahead}`,
      isNull(appointments.remindedTodayAt),
      sql`${toldOfItAt} < ${start} - ${ahead}`,
    ),
  })
}

interface Reminded extends Reminding {
  mark: Partial<typeof appointments.$inferInsert>
  which: SQL | undefined
}

/** The mark and the mail are one transaction: of two processes the second finds the row marked. */
async function remind(db: Database, { now, settings, mark, which }: Reminded): Promise<number> {
  return db.transaction(async (tx) => {
    const reminded = await tx
      .update(appointments)
      .set(mark)
      .where(and(which, eq(appointments.status, 'booked'), isNotNull(appointments.userEmail)))
      .returning()
    if (reminded.length === 0) return 0
    const mailed = reminded.map(({ userName, userEmail, ...appointment }) => {
      const [token, person] = [newToken(), { name: userName, email: userEmail! }]
      const mail = reminderMail(settings, { appointment, person, token, now })
      return { mail, link: { token, appointmentId: appointment.id, mailId: mail.id, now } }
    })
    await queueMails(
      tx,
      mailed.map(({ mail }) => mail),
    )
    await keepLinks(tx, ...mailed.map(({ link }) => link))
    await auditLog.record(
      tx,
      ...reminded.map(({ id, date, time }) => ({
        ...{ at: now, by: null, action: 'appointment-reminded' as const, subject: id },
        details: { date, time },
      })),
    )
    return reminded.length
  })
}
