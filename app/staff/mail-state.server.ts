import { eq } from 'drizzle-orm'
import { roleOf } from '../account/staff.server.ts'
import type { Transaction } from '../db/database.server.ts'
import { appointments } from '../db/schema/appointments.server.ts'
import { mails } from '../db/schema/mails.server.ts'
import { waitlistOffers } from '../db/schema/waitlist.server.ts'
import { isSettledOtherwise } from '../quotes/quotes-of.server.ts'
import type { Mail } from '../mail/outbox.server.ts'
import { slotMinutes } from '../rules/booking.ts'
import { instantOf } from '../rules/calendar-days.ts'
import { announcements } from '../rules/mail.ts'
import { remindsStill } from '../rules/reminder.ts'
import type { Settings } from '../settings/settings.server.ts'

/** Why a mail had better be left alone. */

/** For changing it: mailers leave it alone meanwhile, and so do colleagues. */
export async function lockMail(tx: Transaction, id: string): Promise<Mail | undefined> {
  const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for('update')
  return mail
}

/** A process has it in its hands: it would be sent twice. One that died over it has it until `dueAt`. */
export function isUnderWay({ status, claimedAt, dueAt }: Mail, now: Date): boolean {
  return status === 'waiting' && claimedAt !== null && dueAt > now
}

export type WhatIsOff = 'outdated' | 'settled' | 'late-reminder' | 'over'

/**
 * What it says is not so any more. Outdated: it would put an appointment back into a calendar from which it was taken, or to where
 * it was before it was moved. Settled: another version of the quote that it brings was accepted since. Late: a reminder whose ‘today’ or ‘tomorrow’ is over. Over: the visit has begun, the slot that was
 * offered is held no more, or whoever was given the enquiry is not one of us.
 */
export async function whatIsOff(
  tx: Transaction,
  mail: Pick<Mail, 'id' | 'kind' | 'about' | 'recipient' | 'createdAt'>,
  { now, settings }: { now: Date; settings: Pick<Settings, 'staffEmails'> },
): Promise<WhatIsOff | null> {
  const { kind, about, recipient, createdAt } = mail
  if (kind === 'enquiry-answer') return (await isSettledOtherwise(tx, mail)) ? 'settled' : null
  if (kind === 'hand-over-notice')
    return (await roleOf(tx, settings, { email: recipient })) ? null : 'over'
  if (kind === 'waitlist-offer') {
    const { id, state, heldUntil } = waitlistOffers
    const [offer] = await tx.select({ state, heldUntil }).from(waitlistOffers).where(eq(id, about))
    return offer?.state === 'open' && now < offer.heldUntil ? null : 'over'
  }
  if (!announcements.includes(kind)) return null
  const { status, movedAt, date, time, lateMinutes } = appointments
  const [appointment] = await tx
    .select({ status, movedAt, date, time, lateMinutes })
    .from(appointments)
    .where(eq(appointments.id, about))
  if (!appointment) return null
  const isMoved = appointment.movedAt !== null && appointment.movedAt > createdAt
  if (appointment.status === 'cancelled' || isMoved) return 'outdated'
  if (kind === 'appointment-reminder')
    return remindsStill({ ...appointment, createdAt }, now) ? null : 'late-reminder'
  const starts = instantOf(appointment.date, appointment.time).getTime()
  // The way into a video meeting is asked for when it should have begun; whoever said to be late is waited for as much longer.
  const minutes = slotMinutes + (appointment.lateMinutes ?? 0)
  const until = kind === 'appointment-video' ? starts + minutes * 60_000 : starts
  return now.getTime() < until ? null : 'over'
}
