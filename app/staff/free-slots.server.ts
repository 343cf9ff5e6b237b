import { and, asc, between, eq, sql } from 'drizzle-orm'
import { startOf, whoIsBusy } from '../booking/busy-slots.server.ts'
import { holdOf, type Hold } from '../booking/held-slots.server.ts'
import type { Queries } from '../db/database.server.ts'
import { appointmentDays, appointmentSlots } from '../db/schema/days.server.ts'
import { slotMinutes } from '../rules/booking.ts'
import { addDays, dayAt, timeAt } from '../rules/calendar-days.ts'

/** As many days ahead as anybody is booked in for. */
const daysAhead = 400

export interface FreeSlot {
  date: string
  time: string
  /** Who of ours is busy then: visitors can't book it, staff may. */
  busy: string[] | null
  /** For whoever waited for one: visitors can't book it, staff may. */
  held: Hold | null
}

/** The free slots of open days ahead, for whoever is on the phone: also one that has just begun. */
export async function freeSlots(db: Queries, now: Date): Promise<FreeSlot[]> {
  const today = dayAt(now)
  const begun = new Date(now.getTime() - slotMinutes * 60_000)
  const justBegun = `${dayAt(begun)} ${timeAt(begun)}`
  const free = await db
    .select({
      date: appointmentSlots.date,
      time: appointmentSlots.time,
      busy: sql<string[] | null>`${sql.raw(whoIsBusy(startOf('appointment_slots')))}`,
      held: holdOf(now),
    })
    .from(appointmentSlots)
    .innerJoin(appointmentDays, eq(appointmentDays.date, appointmentSlots.date))
    .where(
      and(
        between(appointmentSlots.date, today, addDays(today, daysAhead)),
        sql`NOT ${appointmentDays.closed} AND NOT ${appointmentSlots.closed} AND NOT ${appointmentSlots.booked}`,
      ),
    )
    .orderBy(asc(appointmentSlots.date), asc(appointmentSlots.time))
  return free.filter(({ date, time }) => `${date} ${time}` >= justBegun)
}
