import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { startOf, whoIsBusy } from '../booking/busy-slots.server.ts'
import type { Queries } from '../db/database.server.ts'
import { appointments } from '../db/schema/appointments.server.ts'
import { dayAt } from '../rules/calendar-days.ts'

/** An appointment ahead at a time at which one of ours is busy. */
export interface Conflict {
  id: string
  date: string
  time: string
  name: string
  /** Whose calendar says so. */
  busy: string[]
}

export const mostConflicts = 50

/** SQL: who is busy at the time of an appointment; null when nobody is. */
export const busyAtAppointment = sql<
  string[] | null
>`${sql.raw(whoIsBusy(startOf('appointments')))}`

/** The nearest first. They stay booked: what to do is for staff to decide. */
export async function conflictsAhead(db: Queries, now: Date): Promise<Conflict[]> {
  const { id, date, time, userName: name } = appointments
  const found = await db
    .select({ id, date, time, name, busy: busyAtAppointment })
    .from(appointments)
    .where(
      and(
        gte(date, dayAt(now)),
        // Twice the same: the first is the condition of an index.
        sql`appointments.status <> 'cancelled'`,
        eq(appointments.status, 'booked'),
        sql`${busyAtAppointment} IS NOT NULL`,
      ),
    )
    .orderBy(asc(date), asc(time))
    .limit(mostConflicts)
  return found.map((conflict) => ({ ...conflict, busy: conflict.busy! }))
}
