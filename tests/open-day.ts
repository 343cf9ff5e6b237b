import { and, eq } from 'drizzle-orm'
import type { Database } from '../app/db/database.server.ts'
import { appointmentDays, appointmentSlots } from '../app/db/schema/days.server.ts'

/** Opens a day with these slots, as the nightly job or the staff would. */
export async function openDay(
  { queries }: Database,
  date: string,
  times: string[],
  { closed = false } = {},
): Promise<void> {
  await queries.insert(appointmentDays).values({ date, closed })
  await queries.insert(appointmentSlots).values(times.map((time) => ({ date, time })))
}

/** The times of a day's slots that are not closed, earliest first. */
export async function slotsOn(
  { services }: { services: { db: Database } },
  date: string,
): Promise<string[]> {
  const slots = await services.db.queries
    .select({ time: appointmentSlots.time })
    .from(appointmentSlots)
    .where(and(eq(appointmentSlots.date, date), eq(appointmentSlots.closed, false)))
    .orderBy(appointmentSlots.time)
  return slots.map(({ time }) => time)
}
