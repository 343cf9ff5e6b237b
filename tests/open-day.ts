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
