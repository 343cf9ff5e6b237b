import { moveForSomebody } from '../../booking/move-appointment.server.ts'
import { mailSettings } from '../../mail/mail.server.ts'
import { messages } from '../../rules/booking.ts'
import { isCalendarDay, isTimeOfDay } from '../../rules/calendar-days.ts'
import type { Office } from '../office-context.ts'
import type { Outcome } from './keep-appointments.server.ts'

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
