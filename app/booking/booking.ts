import { dayAt, instantOf, timeAt } from './calendar-days.ts'

/** Words and rules of the appointment book, for the server and for the dialog. */

export interface Slot {
  /** 'HH:MM', Asia/Kolkata. */
  time: string
  booked: boolean
  /** Booked by the person who asks. */
  mine: boolean
}

/** An appointment as its owner sees it. */
export interface OwnAppointment {
  id: string
  /** 'YYYY-MM-DD', Asia/Kolkata. */
  date: string
  time: string
}

/** A slot can be booked online until this long before it starts. */
export const minimumNoticeMinutes = 120
/** Days are opened up to this many days ahead of today. */
export const horizonDays = 30
/** How long an appointment lasts. */
export const slotMinutes = 30

/** The first minute that can still be booked online at `now`. */
export function earliestBookable(now: Date) {
  const minute = 60_000
  const earliest = new Date(
    Math.ceil((now.getTime() + minimumNoticeMinutes * minute) / minute) * minute,
  )
  return { date: dayAt(earliest), time: timeAt(earliest) }
}

/** What a person may do with a slot or with their own appointment, asked by both sides. */
export const can = {
  /** Two hours' notice: a slot that starts in exactly two hours can still be booked. */
  book(slot: { date: string; time: string }, now: Date) {
    const notice = instantOf(slot.date, slot.time).getTime() - now.getTime()
    return notice >= minimumNoticeMinutes * 60_000
  },
  /** Until the appointment starts. */
  cancel(appointment: { date: string; time: string }, now: Date) {
    return instantOf(appointment.date, appointment.time) > now
  },
}

/** Seed section 8, and what the server adds to it. Shown to the visitor as they are. */
export const messages = {
  confirmed: 'Booking confirmed!',
  cancelled: 'Your appointment has been cancelled.',
  signInToBook: 'Please login to book an appointment.',
  signInToCancel: 'Please login to cancel an appointment.',
  signInToSee: 'Please login to see your appointment.',
  chooseDateAndSlot: 'Please select a date and a slot.',
  missingData: 'Missing required booking data (date, slot, or user)',
  notJson: 'Send the booking as JSON (Content-Type: application/json).',
  dayMissing: (date: string) => `No appointment data found for ${date}`,
  slotMissing: 'Selected slot not found!',
  slotBooked: 'This slot is already booked!',
  alreadyThatDay: (time: string) => `You already have an appointment on this day, at ${time}.`,
  tooLate: 'This slot can no longer be booked online: it starts in less than two hours.',
  noAppointment: 'You have no appointment on this day.',
  alreadyStarted: 'This appointment has already started and can no longer be cancelled online.',
  booked: (time: string) => `Your appointment has been booked! Slot: ${time}`,
  loading: 'Loading slots...',
  noSlots: 'No slots available',
} as const

/** Why a booking was refused. */
export type BookingRefusal =
  | { reason: 'day-missing' }
  | { reason: 'slot-missing' }
  | { reason: 'slot-booked' }
  | { reason: 'already-that-day'; time: string }
  | { reason: 'too-late' }
