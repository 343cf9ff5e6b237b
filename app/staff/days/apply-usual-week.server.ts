import { and, eq, not, sql } from 'drizzle-orm'
import { tellOfSlots } from '../../booking/slot-changes.server.ts'
import type { Transaction } from '../../db/database.server.ts'
import { appointmentSlots } from '../../db/schema/days.server.ts'

/**
 * Gives the open days after today the slots of the usual week. Booked slots stay. A slot that is left out is
 * closed first, so that whoever has the day on screen is told, and goes unless cancelled appointments still
 * refer to it. A slot that staff closed by hand stays closed, and so does a closed day.
 */
export async function applyToDaysAfter(
  tx: Transaction,
  today: string,
): Promise<{ slotsAdded: number; slotsTakenOut: number }> {
  const isLeftOut = and(
    sql`appointment_slots.date IN (
      SELECT date FROM appointment_days WHERE date > ${today}::date AND NOT closed)`,
    not(appointmentSlots.booked),
    sql`NOT EXISTS (
      SELECT FROM weekly_template AS usual
      WHERE usual.weekday = extract(isodow FROM appointment_slots.date)
        AND usual.time = appointment_slots.time)`,
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
      sql`SELECT day.date, usual.time, false, false, NULL::uuid FROM appointment_days AS day
        JOIN weekly_template AS usual ON usual.weekday = extract(isodow FROM day.date)
        WHERE day.date > ${today}::date AND NOT day.closed`,
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
