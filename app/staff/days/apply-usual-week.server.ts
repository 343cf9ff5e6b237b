import { and, eq, not, sql } from 'drizzle-orm'
import { tellOfSlots } from '../../booking/slot-changes.server.ts'
import type { Transaction } from '../../db/database.server.ts'
import { usualSlots } from '../../booking/usual-slots.server.ts'
import { appointmentSlots } from '../../db/schema/days.server.ts'

/**
 * Gives the open days after today, all or only some, the slots of their usual week. Booked slots stay. A slot that is left out is
 * closed first, so that whoever has the day on screen is told, and goes unless cancelled appointments still
 * refer to it. A slot that staff closed by hand stays closed, and so does a closed day.
 */
export async function applyToDaysAfter(
  tx: Transaction,
  today: string,
  only?: string[],
): Promise<{ slotsAdded: number; slotsTakenOut: number }> {
  const days = sql`SELECT date FROM appointment_days
    WHERE date > ${today}::date AND NOT closed
      AND ${only ? sql`date = ANY(${`{${only.join()}}`}::text::date[])` : sql`true`}`
  const isLeftOut = and(
    sql`appointment_slots.date IN (${days})`,
    not(appointmentSlots.booked),
    sql`NOT EXISTS (
      SELECT FROM (${sql.raw(usualSlots('appointment_slots.date'))}) AS usual
      WHERE usual.time = appointment_slots.time)`,
  )
  const date = { date: appointmentSlots.date }
  const takenOut = await tx
    .update(appointmentSlots)
    .set({ closed: true })
    .where(and(isLeftOut, eq(appointmentSlots.closed, false)))
    .returning(date)
  const added = await tx
    .insert(appointmentSlots)
    .select(
      sql`SELECT day.date, usual.time, false, false, NULL::uuid
        FROM (${days}) AS day, LATERAL (${sql.raw(usualSlots('day.date'))}) AS usual`,
    )
    .onConflictDoNothing()
    .returning(date)
  const changed = new Set([...takenOut, ...added].map((slot) => slot.date))
  for (const day of changed) await tellOfSlots(tx, { date: day })
  await tx.delete(appointmentSlots).where(
    and(
      isLeftOut,
      sql`NOT EXISTS (
        SELECT FROM appointments AS past
        WHERE past.date = appointment_slots.date AND past.time = appointment_slots.time)`,
    ),
  )
  return { slotsAdded: added.length, slotsTakenOut: takenOut.length }
}
