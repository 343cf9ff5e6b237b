import { and, eq, gte, ne, not, notExists, sql } from 'drizzle-orm'
import type { Queries } from '../db/database.server.ts'
import { appointments } from '../db/schema/appointments.server.ts'
import { appointmentDays, appointmentSlots } from '../db/schema/days.server.ts'
import { earliestBookable } from '../rules/booking.ts'
import { slotIsBusy } from './busy-slots.server.ts'
import { bookingRules } from './read-booking-rules.server.ts'

interface Moved {
  id: string
  userId: string | null
  userEmail: string | null
}

/** Where an appointment may be moved to, in order: a person has one a day besides the one that is moved. */
export async function freeSlotsFor(
  db: Queries,
  { id, userId, userEmail }: Moved,
  now: Date,
): Promise<{ date: string; time: string }[]> {
  const earliest = earliestBookable(now, await bookingRules(db))
  const otherThatDay = db
    .select({ one: sql`1` })
    .from(appointments)
    .where(
      and(
        eq(appointments.date, appointmentSlots.date),
        ne(appointments.status, 'cancelled'),
        ne(appointments.id, id),
        sql`(${appointments.userId} = ${userId} OR ${appointments.userEmail} = ${userEmail})`,
      ),
    )
  return db
    .select({ date: appointmentSlots.date, time: appointmentSlots.time })
    .from(appointmentSlots)
    .innerJoin(appointmentDays, eq(appointmentDays.date, appointmentSlots.date))
    .where(
      and(
        // Twice the same bound: the first one can use the index.
        gte(appointmentSlots.date, earliest.date),
        sql`(${appointmentSlots.date}, ${appointmentSlots.time}) >= (${earliest.date}::date, ${earliest.time})`,
        not(appointmentSlots.booked),
        not(appointmentSlots.closed),
        sql`(${appointmentSlots.heldFor} IS NULL OR ${appointmentSlots.heldFor} = ${userId})`,
        not(appointmentDays.closed),
        not(slotIsBusy),
        notExists(otherThatDay),
      ),
    )
    .orderBy(appointmentSlots.date, appointmentSlots.time)
}
