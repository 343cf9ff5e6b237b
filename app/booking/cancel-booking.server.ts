import { and, eq, ne } from 'drizzle-orm'
import type { SignedInUser } from '../rules/user.ts'
import type { Database, Transaction } from '../db/database.server.ts'
import { appointments } from '../db/schema/appointments.server.ts'
import { appointmentSlots } from '../db/schema/days.server.ts'
import type { MailSettings } from '../mail/mail.server.ts'
import { dismissUnsent, queueMails } from '../mail/outbox.server.ts'
import { auditLog } from '../audit-log/audit-log.server.ts'
import { cancellationMail } from './booking-mails.server.ts'
import { can, type OwnAppointment } from '../rules/booking.ts'
import { tellOfSlots } from './slot-changes.server.ts'
import { cancellationNotice } from './notice-mails.server.ts'

export type Cancellation =
  | { ok: true; appointment: OwnAppointment }
  | { ok: false; reason: 'no-appointment' | 'already-started' }

interface CancellationRequest {
  date: string
  user: SignedInUser
  now: Date
  settings: MailSettings
}

/** Cancels the user's own appointment of a day; its slot is free at once, listeners and the user are told. */
export async function cancelAppointment(
  db: Database,
  { date, user, now, settings }: CancellationRequest,
): Promise<Cancellation> {
  return db.transaction(async (tx) => {
    const [own] = await tx
      .select()
      .from(appointments)
      .where(
        and(
          eq(appointments.userId, user.uid),
          eq(appointments.date, date),
          ne(appointments.status, 'cancelled'),
        ),
      )
      .for('update')
    if (!own) return { ok: false, reason: 'no-appointment' }
    const { id, time, purpose, productId, note } = own
    const { sequence } = own
    const appointment = { id, date, time, purpose, productId, note, sequence }
    if (own.status !== 'booked' || !can.cancel(appointment, now)) {
      return { ok: false, reason: 'already-started' }
    }

    await releaseSlots(tx, [appointment], { now, by: 'visitor' })
    await auditLog.record(tx, {
      ...{ at: now, by: user, action: 'appointment-cancelled', subject: id },
      details: { date, time },
    })
    const person = { ...user, phone: own.phone }
    await queueMails(tx, [
      cancellationMail(settings, { appointment, person, now }),
      cancellationNotice(settings, { appointment, person, now }),
    ])
    return { ok: true, appointment }
  })
}

/**
 * Marks appointments as cancelled, and their slots as free; listeners are told, and nobody is reminded. Whose they are, whether
 * they may be, the mail and the log are the caller's, in the same transaction.
 */
export async function releaseSlots(
  tx: Transaction,
  released: Pick<OwnAppointment, 'id' | 'date' | 'time'>[],
  { now, by }: { now: Date; by: 'visitor' | 'staff' },
): Promise<void> {
  for (const { id, date, time } of released) {
    await tx
      .update(appointments)
      .set({ status: 'cancelled', cancelledAt: now, cancelledBy: by })
      .where(eq(appointments.id, id))
    await tx
      .update(appointmentSlots)
      .set({ booked: false })
      .where(and(eq(appointmentSlots.date, date), eq(appointmentSlots.time, time)))
    await dismissUnsent(tx, { kind: 'appointment-reminder', about: id })
    await tellOfSlots(tx, { date, time })
  }
}
