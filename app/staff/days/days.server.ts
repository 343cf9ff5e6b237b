import { asc, between, eq, sql } from 'drizzle-orm'
import { dayAt, timeAt } from '../../rules/calendar-days.ts'
import { slotIsBusy, startOf, whoIsBusy } from '../../booking/busy-slots.server.ts'
import { holdOf, type Hold } from '../../booking/held-slots.server.ts'
import type { Queries } from '../../db/database.server.ts'
import { appointmentDays, appointmentSlots } from '../../db/schema/days.server.ts'

/** A day of the book, in figures. */
export interface DaySummary {
  date: string
  closed: boolean
  /** What visitors read on it. */
  closedReason: string | null
  /** Offered, booked or not. */
  slots: number
  booked: number
  /** Can still be booked by visitors: neither taken, held, closed, busy nor past. */
  free: number
}

const slotStart = startOf('appointment_slots')

export async function daySummaries(
  db: Queries,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<DaySummary[]> {
  return db
    .select({
      date: appointmentDays.date,
      closed: appointmentDays.closed,
      closedReason: appointmentDays.closedReason,
      slots: sql<number>`(count(*) FILTER (WHERE NOT ${appointmentSlots.closed}))::int`,
      booked: sql<number>`(count(*) FILTER (WHERE ${appointmentSlots.booked}))::int`,
      free: sql<number>`(count(*) FILTER (WHERE NOT ${appointmentSlots.booked} AND NOT ${appointmentSlots.closed}
        AND ${appointmentSlots.heldFor} IS NULL AND NOT ${slotIsBusy}
        AND (${appointmentSlots.date}, ${appointmentSlots.time}) > (${dayAt(now)}, ${timeAt(now)})))::int`,
    })
    .from(appointmentDays)
    .leftJoin(appointmentSlots, eq(appointmentSlots.date, appointmentDays.date))
    .where(between(appointmentDays.date, from, to))
    .groupBy(appointmentDays.date)
    .orderBy(asc(appointmentDays.date))
}

export interface StaffSlot {
  time: string
  booked: boolean
  closed: boolean
  /** Whose calendar says that they are busy then: visitors can't book it. */
  busy: string[] | null
  /** For whoever waited for one: visitors can't book it. */
  held: Hold | null
}

export interface StaffDay {
  closed: boolean
  /** What visitors read on it while it is closed. */
  closedReason: string | null
  slots: StaffSlot[]
}

/** A day with all its slots; undefined when it was never opened nor closed. */
export async function dayWithSlots(
  db: Queries,
  date: string,
  now: Date,
): Promise<StaffDay | undefined> {
  const [day] = await db.select().from(appointmentDays).where(eq(appointmentDays.date, date))
  if (!day) return undefined
  const slots = await db
    .select({
      time: appointmentSlots.time,
      booked: appointmentSlots.booked,
      closed: appointmentSlots.closed,
      busy: sql<string[] | null>`${sql.raw(whoIsBusy(slotStart))}`,
      held: holdOf(now),
    })
    .from(appointmentSlots)
    .where(eq(appointmentSlots.date, date))
    .orderBy(asc(appointmentSlots.time))
  return { closed: day.closed, closedReason: day.closedReason, slots }
}
