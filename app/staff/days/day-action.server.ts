import { sweepWaitlist } from '../../booking/waitlist-offers.server.ts'
import { mailSettings } from '../../mail/mail.server.ts'
import { dayAt, isTimeOfDay } from '../../rules/calendar-days.ts'
import { readReason } from '../appointments/reason.ts'
import { fieldOf } from '../form-field.ts'
import type { Office } from '../office-context.ts'
import { removeWish } from './remove-wish.server.ts'
import { readClosedReason } from './closed-reason.ts'
import { explainDay } from './explain-day.server.ts'
import { closeDay, closeSlot, openDay, openSlot, type Closing } from './close-days.server.ts'

const unreadable = { ok: false, message: 'This form could not be read.' } as const

/** What the forms of a day's page ask for, in their button's name and value. */
export async function dayAction(date: string, form: FormData, office: Office): Promise<Closing> {
  const { db, staff } = office
  const now = office.now()
  if (date < dayAt(now)) return { ok: false, message: 'This day is over.' }
  const by = { date, staff, now }
  const time = fieldOf(form, 'time')
  const typed = fieldOf(form, 'reason')
  const reason = readReason(typed)
  // Needed only when there is somebody to tell, which the closing itself finds out.
  if (!reason.ok && typed.trim() !== '') return reason
  const visitors = readClosedReason(fieldOf(form, 'visitors'))
  if (!visitors.ok) return visitors
  const closedReason = visitors.text
  const told = { reason: reason.ok ? reason.text : '', settings: mailSettings(office) }

  switch (fieldOf(form, 'do')) {
    case 'close-day':
      // Whoever had booked is told what visitors see, when nothing else is said to them.
      return closeDay(db, {
        ...{ ...by, ...told, closedReason },
        reason: told.reason || (closedReason ?? ''),
      })
    case 'explain':
      return explainDay(db, { ...by, closedReason })
    case 'open-day':
      await openDay(db, by)
      await sweepWaitlist(db, { now, settings: told.settings })
      return { ok: true, affected: 0 }
    case 'close-slot':
      return isTimeOfDay(time) ? closeSlot(db, { ...by, ...told, time }) : unreadable
    case 'open-slot': {
      if (!isTimeOfDay(time)) return { ok: false, message: 'Type a time, such as 17:30.' }
      const opened = await openSlot(db, { ...by, time })
      if (opened.ok) await sweepWaitlist(db, { now, settings: told.settings })
      return opened
    }
    case 'end-wish':
      return removeWish(fieldOf(form, 'wish'), office)
    default:
      return unreadable
  }
}
