import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { newToken } from '../account/random-token.server.ts'
import type { Database } from '../db/database.server.ts'
import { appointments } from '../db/schema/appointments.server.ts'
import type { MailSettings } from '../mail/mail.server.ts'
import { queueMails } from '../mail/outbox.server.ts'
import { auditLog } from '../audit-log/audit-log.server.ts'
import { reminderMail } from './booking-mails.server.ts'
import { keepLinks } from './own-link.server.ts'
import { addDays, dayAt, instantOf } from '../rules/calendar-days.ts'

/** When people are reminded of tomorrow's appointments, by the clock in India. */
export const remindedAt = '10:00'

/**
 * Mails everybody who has an appointment tomorrow, once: the mark and the mail are one transaction, and
 * of two processes the second finds the row marked. Whoever booked or moved it after the hour of reminding has
 * just been told. Does nothing before the hour of reminding, so it can run at every start, and makes up for an
 * hour at which no process ran. Gives how many were reminded.
 */
export async function remindOfTomorrow(
  db: Database,
  { now, settings }: { now: Date; settings: MailSettings },
): Promise<number> {
  const today = dayAt(now)
  const due = instantOf(today, remindedAt)
  if (now < due) return 0
  return db.transaction(async (tx) => {
    const reminded = await tx
      .update(appointments)
      .set({ remindedAt: now })
      .where(
        and(
          eq(appointments.date, addDays(today, 1)),
          eq(appointments.status, 'booked'),
          isNull(appointments.remindedAt),
          isNotNull(appointments.userEmail),
          sql`coalesce(${appointments.movedAt}, ${appointments.bookedAt}) < ${due.toISOString()}`,
        ),
      )
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
