import { and, asc, eq, gte, not, or, gt } from 'drizzle-orm'
import { moveForSomebody } from '../../booking/move-appointment.server.ts'
import type { Queries } from '../../db/database.server.ts'
import { appointmentDays, appointmentSlots } from '../../db/schema/days.server.ts'
import { mailSettings } from '../../mail/mail.server.ts'
import { messages } from '../../rules/booking.ts'
import { dayAt, isCalendarDay, isTimeOfDay, timeAt } from '../../rules/calendar-days.ts'
import type { Office } from '../office-context.ts'
import type { Outcome } from './keep-appointments.server.ts'

/** The free slots of some weeks: whoever calls wants one of the next. */
const mostFree = 400

export interface FreeDay {
  date: string
  times: string[]
}

/** The free slots from now on, by day; also those that nobody can book online any more. */
export async function freeSlots(db: Queries, now: Date): Promise<FreeDay[]> {
  const [today, time] = [dayAt(now), timeAt(now)]
  const slots = await db
    .select({ date: appointmentSlots.date, time: appointmentSlots.time })
    .from(appointmentSlots)
    .innerJoin(appointmentDays, eq(appointmentDays.date, appointmentSlots.date))
    .where(
      and(
        gte(appointmentSlots.date, today),
        or(gt(appointmentSlots.date, today), gt(appointmentSlots.time, time)),
        not(appointmentSlots.booked),
        not(appointmentSlots.closed),
        not(appointmentDays.closed),
      ),
    )
    .orderBy(asc(appointmentSlots.date), asc(appointmentSlots.time))
    .limit(mostFree)
  return [...Map.groupBy(slots, ({ date }) => date)].map(([date, free]) => ({
    date,
    times: free.map((slot) => slot.time),
  }))
}

/** @param chosen '2026-11-25 14:00', as the form sends it */
export async function moveAction(id: string, chosen: string, office: Office): Promise<Outcome> {
  const [toDate = '', toTime = ''] = chosen.split(' ')
  if (!isCalendarDay(toDate) || !isTimeOfDay(toTime))
    return { ok: false, message: 'Choose the new time.' }
  const { db, staff, now } = office
  const move = await moveForSomebody(db, {
    ...{ id, toDate, toTime, staff, now: now(), settings: mailSettings(office) },
  })
  if (move.ok) return move
  switch (move.reason) {
    case 'no-appointment':
      return { ok: false, message: 'This appointment is cancelled already.' }
    case 'already-started':
      return {
        ok: false,
        message:
          'Take back first how it went: only an appointment that is still ahead can be moved.',
      }
    case 'day-missing':
      return { ok: false, message: 'That day is not open any more. Choose another.' }
    case 'slot-missing':
      return { ok: false, message: messages.slotMissing }
    case 'already-that-day':
      return {
        ok: false,
        message: `They have another appointment on that day, at ${move.time}.`,
      }
    case 'too-late':
      return { ok: false, message: 'That day is over. Choose another.' }
    case 'too-many-ahead':
    case 'slot-booked':
      return { ok: false, message: messages.slotBooked }
  }
}
