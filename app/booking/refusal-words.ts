import { t } from '../../content/language/t.ts'
import { messages, type BookingRefusal } from '../rules/booking.ts'
import { changesPerDay, type TooManyToday } from './daily-changes.server.ts'

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

/** The same whatever was to be changed. */
export const tooManyToday = () =>
  t(
    'You have booked, moved or cancelled {n} times today. For another change call us, or come back tomorrow.',
    { n: changesPerDay },
  )
