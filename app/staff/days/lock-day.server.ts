import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.server.ts'
import { appointmentDays, appointmentSlots } from '../../db/schema/days.server.ts'

/** What a day and a slot are before they are changed, for the log. Both keep others from changing it meanwhile. */

/** Waits for the bookings under way. */
export async function lockDay(
  tx: Transaction,
  date: string,
): Promise<'unopened' | 'open' | 'closed'> {
  const [day] = await tx
    .select({ closed: appointmentDays.closed })
    .from(appointmentDays)
    .where(eq(appointmentDays.date, date))
    .for('update')
  if (!day) return 'unopened'
  return day.closed ? 'closed' : 'open'
}

export async function lockSlot(
  tx: Transaction,
  { date, time }: { date: string; time: string },
): Promise<'missing' | 'closed' | 'booked' | 'free'> {
  const [slot] = await tx
    .select({ booked: appointmentSlots.booked, closed: appointmentSlots.closed })
    .from(appointmentSlots)
    .where(and(eq(appointmentSlots.date, date), eq(appointmentSlots.time, time)))
    .for('update')
  if (!slot) return 'missing'
  if (slot.closed) return 'closed'
  return slot.booked ? 'booked' : 'free'
}
