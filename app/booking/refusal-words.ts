import { messages, type BookingRefusal } from '../rules/booking.ts'

/** Status and words of a refused booking, for the API and for pages. */
export function refusedBooking(
  refusal: BookingRefusal,
  date: string,
): [status: 404 | 409, message: string] {
  switch (refusal.reason) {
    case 'day-missing':
      return [404, messages.dayMissing(date) + closedWords(refusal.closedReason)]
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
  }
}

/** What staff say to visitors of a day that they closed, and what to do. */
function closedWords(reason: string | null): string {
  return reason === null ? '' : `: ${reason.replace(/\.$/, '')}. Please choose another day.`
}
