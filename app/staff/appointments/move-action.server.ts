import { moveForSomebody } from '../../booking/move-appointment.server.ts'
import { mailSettings } from '../../mail/mail.server.ts'
import { messages } from '../../rules/booking.ts'
import type { SlotInForm } from '../../rules/slot-in-form.ts'
import type { Office } from '../office-context.ts'
import { dayOver, movedMeanwhile, type Outcome } from './keep-appointments.server.ts'

/** @param shown where staff saw it; null when their page did not say so yet */
export async function moveAction(
  id: string,
  { chosen, shown }: { chosen: SlotInForm | null; shown: SlotInForm | null },
  office: Office,
): Promise<Outcome> {
  if (!chosen) return { ok: false, message: 'Choose the new time.' }
  const { db, staff, now } = office
  const move = await moveForSomebody(db, {
    ...{ id, shown, toDate: chosen.date, toTime: chosen.time },
    ...{ staff, now: now(), settings: mailSettings(office) },
  })
  if (move.ok) return move
  switch (move.reason) {
    case 'no-appointment':
      return { ok: false, message: 'This appointment is cancelled already.' }
    case 'moved-meanwhile':
      return movedMeanwhile(move.at)
    case 'day-over':
      return { ok: false, message: dayOver }
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
