import { t } from '../../content/language/t.ts'
import { messages, type BookingRefusal } from '../rules/booking.ts'
import { changesPerDay, type TooManyToday } from './daily-changes.server.ts'
import type { Wishing } from './waitlist-wishes.server.ts'

/** Status and words of a refused booking, for the API and for pages. */
export function refusedBooking(
  refusal: BookingRefusal,
  date: string,
): [status: 404 | 409, message: string]
export function refusedBooking(
  refusal: BookingRefusal | TooManyToday,
  date: string,
): [status: 404 | 409 | 429, message: string]
export function refusedBooking(
  refusal: BookingRefusal | TooManyToday,
  date: string,
): [status: 404 | 409 | 429, message: string] {
  switch (refusal.reason) {
    case 'day-missing':
      return [404, messages.dayMissing(date, refusal.closedReason)]
    case 'slot-missing':
      return [404, messages.slotMissing]
    case 'slot-booked':
      return [409, messages.slotBooked]
    case 'already-that-day':
      return [409, messages.alreadyThatDay(refusal.time)]
    case 'too-late':
      return [409, messages.tooLate(refusal.noticeMinutes)]
    case 'too-many-ahead':
      return [409, messages.tooManyAhead(refusal.most)]
    case 'too-many-today':
      return [429, tooManyToday()]
  }
}

/** Of a wish to be told of a slot. */
export const refusedWish = (
  refusal: Extract<Wishing, { ok: false }> | TooManyToday,
): [status: 409 | 429, message: string] =>
  refusal.reason === 'too-many-today' ? [429, tooManyToday()] : [409, refusal.message]

/** The same whatever was to be changed. */
export const tooManyToday = () =>
  t(
    'You have booked, moved, cancelled or changed something {n} times today. For another change call us, or come back tomorrow.',
    { n: changesPerDay },
  )
