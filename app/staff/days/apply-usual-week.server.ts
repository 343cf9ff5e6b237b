import { and, eq, not, sql } from 'drizzle-orm'
import { tellOfSlots } from '../../booking/slot-changes.server.ts'
import { usualSlots } from '../../booking/usual-slots.server.ts'
import { endOldOffers } from '../../booking/waitlist-offers.server.ts'
import type { Transaction } from '../../db/database.server.ts'
import { appointmentSlots } from '../../db/schema/days.server.ts'
import { dayAt } from '../../rules/calendar-days.ts'

/** By the log, which has nothing of those that a changed week took out. */
const isClosedByHand = sql`'slot-closed' IS NOT DISTINCT FROM (
  SELECT action FROM audit_log
  WHERE subject = appointment_slots.date || ' ' || appointment_slots.time
    AND action IN ('slot-closed', 'slot-opened')
  ORDER BY id DESC LIMIT 1)`

/**
 * Gives the open days after today, all or only some, the slots of their usual week. Booked slots stay. A slot that is left out is
 * closed first, so that whoever has the day on screen is told, and goes unless cancelled appointments or offers to
 * whoever waits still refer to it: their links say that it is off. Once it is usual again it is open again. A slot that staff closed
 * by hand stays closed, and so does a closed day.
 */
export async function applyToDaysAfter(
  tx: Transaction,
  now: Date,
  only?: string[],
): Promise<{ slotsAdded: number; slotsTakenOut: number }> {
  const days = sql`SELECT date FROM appointment_days
    WHERE date > ${dayAt(now)}::date AND NOT closed
      AND ${only ? sql`date = ANY(${`{${only.join()}}`}::text::date[])` : sql`true`}`
  const isOnThem = sql`appointment_slots.date IN (${days})`
  const isUsual = sql`EXISTS (
      SELECT FROM (${sql.raw(usualSlots('appointment_slots.date'))}) AS usual
      WHERE usual.time = appointment_slots.time)`
  const isLeftOut = and(isOnThem, not(appointmentSlots.booked), not(isUsual))
  const date = { date: appointmentSlots.date }
  const takenOut = await tx
    .update(appointmentSlots)
    .set({ closed: true })
    .where(and(isLeftOut, eq(appointmentSlots.closed, false)))
    .returning(date)
  const back = await tx
    .update(appointmentSlots)
    .set({ closed: false })
    .where(and(isOnThem, appointmentSlots.closed, isUsual, not(isClosedByHand)))
    .returning(date)
  const added = await tx
    .insert(appointmentSlots)
    .select(
      sql`SELECT day.date, usual.time, false, false, NULL::uuid
        FROM (${days}) AS day, LATERAL (${sql.raw(usualSlots('day.date'))}) AS usual`,
    )
    .onConflictDoNothing()
    .returning(date)
  const changed = new Set([...takenOut, ...back, ...added].map((slot) => slot.date))
  for (const day of changed) await tellOfSlots(tx, { date: day })
  await endOldOffers(tx, now)
  await tx.delete(appointmentSlots).where(
    and(
      isLeftOut,
      sql`NOT EXISTS (
        SELECT FROM waitlist_offers AS offer
        WHERE offer.date = appointment_slots.date AND offer.time = appointment_slots.time)`,
      sql`NOT EXISTS (
        SELECT FROM appointments AS past
        WHERE past.date = appointment_slots.date AND past.time = appointment_slots.time)`,
    ),
  )
  return { slotsAdded: added.length + back.length, slotsTakenOut: takenOut.length }
}
