import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { SignedInUser } from '../rules/user.ts'
import type { Database, Transaction } from '../db/database.server.ts'
import { appointments } from '../db/schema/appointments.server.ts'
import { appointmentSlots } from '../db/schema/days.server.ts'
import type { MailSettings } from '../mail/mail.server.ts'
import { dismissUnsent, queueMails } from '../mail/outbox.server.ts'
import { auditLog } from '../audit-log/audit-log.server.ts'
import { cancellationMail } from './booking-mails.server.ts'
import { can, type OwnAppointment } from '../rules/booking.ts'
import { announcements } from '../rules/mail.ts'
import { toldOf } from '../rules/visit-details.ts'
import { tellOfSlots } from './slot-changes.server.ts'
import { cancellationNotice } from './notice-mails.server.ts'
import { offerFreeSlots } from './waitlist-offers.server.ts'

export type Cancellation =
  | { ok: true; appointment: OwnAppointment }
  | { ok: false; reason: 'no-appointment' | 'already-started' }

interface Asked {
  now: Date
  settings: MailSettings
}

/**
 * Cancels the user's own appointment of a day; its slot is free at once, listeners and the user are told.
 *
 * @param time where a page showed it: at another it is left alone
 */
export async function cancelAppointment(
  db: Database,
  { date, time, user, ...asked }: Asked & { date: string; time?: string; user: SignedInUser },
): Promise<Cancellation> {
  return db.transaction(async (tx) => {
    const ownOn = and(eq(appointments.userId, user.uid), eq(appointments.date, date))
    const own = await lock(tx, and(ownOn, time ? eq(appointments.time, time) : undefined))
    return own ? cancel(tx, own, { ...asked, by: user }) : { ok: false, reason: 'no-appointment' }
  })
}

/** Cancels what a link stands for, as long as it is where its page showed it. The link was looked up before. */
export async function cancelByLink(
  db: Database,
  { id, shown, ...asked }: Asked & { id: string; shown: { date: string; time: string } },
): Promise<Cancellation> {
  return db.transaction(async (tx) => {
    const own = await lock(tx, eq(appointments.id, id))
    if (!own || own.date !== shown.date || own.time !== shown.time)
      return { ok: false, reason: 'no-appointment' }
    return cancel(tx, own, { ...asked, by: null })
  })
}

type Found = typeof appointments.$inferSelect

async function lock(tx: Transaction, which: SQL | undefined): Promise<Found | undefined> {
  const [own] = await tx
    .select()
    .from(appointments)
    .where(and(which, ne(appointments.status, 'cancelled')))
    .for('update')
  return own
}

interface Canceller extends Asked {
  /** Nobody is signed in where it is cancelled by a link. */
  by: SignedInUser | null
}

async function cancel(
  tx: Transaction,
  own: Found,
  { by, now, settings }: Canceller,
): Promise<Cancellation> {
  const { id, date, time, purpose, productId, note, sequence, language } = own
  // Not as the account has it: what was confirmed is called off where it was confirmed.
  const { userName: name, userEmail: email, phone } = own
  const visit = { id, date, time, purpose, productId, note, sequence, ...toldOf(own) }
  const appointment = { ...visit, language }
  if (own.status !== 'booked' || !can.cancel(appointment, now)) {
    return { ok: false, reason: 'already-started' }
  }
  await releaseSlots(tx, [appointment], { now, by: 'visitor' })
  const who = by ?? (own.userId === null ? null : { uid: own.userId })
  await auditLog.record(tx, {
    ...{ at: now, by: who, action: 'appointment-cancelled', subject: id },
    details: { date, time, ...(!by && { by: 'link' }) },
  })
  await queueMails(tx, [
    ...(email ? [cancellationMail(settings, { appointment, person: { name, email }, now })] : []),
    cancellationNotice(settings, { appointment, person: { name, email, phone }, now }),
  ])
  await offerFreeSlots(tx, { now, settings })
  return { ok: true, appointment }
}

/**
 * Marks appointments as cancelled, and their slots as free; listeners are told, nobody is reminded, and a confirmation that waits for
 * the mail server does not arrive after the mail that calls it off. Whose they are, whether they may be, that mail and the log are
 * the caller's, in the same transaction.
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
    await dismissUnsent(tx, { kind: announcements, about: id })
    await tellOfSlots(tx, { date, time })
  }
}
