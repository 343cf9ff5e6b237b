import { eq } from 'drizzle-orm'
import type { SignedInUser } from '../../rules/user.ts'
import { can } from '../../rules/booking.ts'
import { dayAt } from '../../rules/calendar-days.ts'
import { longDay } from '../../rules/day-labels.ts'
import type { SlotInForm } from '../../rules/slot-in-form.ts'
import type { Database } from '../../db/database.server.ts'
import { appointments, type AppointmentStatus } from '../../db/schema/appointments.server.ts'
import type { MailSettings } from '../../mail/mail.server.ts'
import { offerFreeSlots } from '../../booking/waitlist-offers.server.ts'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import { lockAppointment } from './lock-appointment.server.ts'
import { withdraw } from './withdraw.server.ts'

export type Outcome =
  | { ok: true }
  /** wasMoved: the page showed it at another time, and has to be read again. */
  | { ok: false; message: string; wasMoved?: true }

const gone = 'This appointment is not there any more.'
const notBegun =
  'It has not begun yet. If they said that they won’t come, cancel it: somebody else can have the slot.'
/** A page that stood open overnight has its forms still. */
export const dayOver =
  'This day is over: only an appointment that is still ahead can be moved or cancelled. Nothing was done, and nobody was told.'

/** The page, which is drawn anew, shows it where it is: there it can be done after all. */
export const movedMeanwhile = ({ date, time }: SlotInForm): Outcome => ({
  ok: false,
  message: `This appointment was moved meanwhile: it is now on ${longDay(date)}, ${time}. Nothing was done.`,
  wasMoved: true,
})

const actions = {
  completed: 'appointment-completed',
  no_show: 'appointment-no-show',
  booked: 'appointment-reset',
} as const

/** completed and no_show say how it went; booked takes that back. */
export type Mark = Exclude<AppointmentStatus, 'cancelled'>

/** Notes whether somebody came, and that they did not only once it has begun. Only from the day itself on, and not on a cancelled appointment. */
export async function markAppointment(
  db: Database,
  { id, mark, staff, now }: { id: string; mark: Mark; staff: SignedInUser; now: Date },
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(appointments)
      .where(eq(appointments.id, id))
      .for('update')
    if (!found) return { ok: false, message: gone }
    if (found.status === 'cancelled') {
      return { ok: false, message: 'This appointment was cancelled meanwhile.' }
    }
    if (found.date > dayAt(now)) return { ok: false, message: 'This day has not come yet.' }
    if (found.status === mark) return { ok: true }
    if (mark === 'no_show' && !can.miss(found, now)) return { ok: false, message: notBegun }
    await tx.update(appointments).set({ status: mark }).where(eq(appointments.id, id))
    await auditLog.record(tx, {
      ...{ at: now, by: staff, action: actions[mark], subject: id },
      details: { date: found.date, time: found.time, was: found.status },
    })
    return { ok: true }
  })
}

/**
 * Cancels with a reason, which the visitor is told together with an offer to choose another slot.
 *
 * @param request.shown where staff saw it: at another time it is left alone. Null when their page did not say so yet
 */
export async function cancelWithReason(
  db: Database,
  request: {
    id: string
    reason: string
    shown: SlotInForm | null
    staff: SignedInUser
    now: Date
    settings: MailSettings
  },
): Promise<Outcome> {
  const { id, shown } = request
  return db.transaction(async (tx) => {
    const found = await lockAppointment(tx, id)
    if (!found) return { ok: false, message: gone }
    if (found.status !== 'booked') {
      const message =
        found.status === 'cancelled'
          ? 'This appointment is cancelled already.'
          : 'Take back first how it went: only an appointment that is still ahead can be cancelled.'
      return { ok: false, message }
    }
    if (shown && (found.date !== shown.date || found.time !== shown.time))
      return movedMeanwhile(found)
    if (found.date < dayAt(request.now)) return { ok: false, message: dayOver }
    await withdraw(tx, [found], { ...request, because: null })
    await offerFreeSlots(tx, request)
    return { ok: true }
  })
}
