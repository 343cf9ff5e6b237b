import { dayAt, instantOf, timeAt } from './calendar-days.ts'

/** Words and rules of the appointment book, for the server and for the dialog. */

export interface Slot {
  /** 'HH:MM', Asia/Kolkata. */
  time: string
  booked: boolean
  /** Booked by the person who asks. */
  mine: boolean
}

/** A day that staff closed, with what visitors read on it. */
export interface ClosedDay {
  /** 'YYYY-MM-DD', Asia/Kolkata. */
  date: string
  reason: string
}

/** demo: shown a product (seed section 2, 'Schedule Demo'). visit: everything else. */
export const appointmentPurposes = ['visit', 'demo'] as const
export type AppointmentPurpose = (typeof appointmentPurposes)[number]

/** What an appointment is for. */
export interface AppointmentDetails {
  purpose: AppointmentPurpose
  /** The product of a demo. */
  productId: string | null
  /** What the visitor wants to say beforehand. */
  note: string | null
}

/** An appointment as its owner sees it. */
export interface OwnAppointment extends AppointmentDetails {
  id: string
  /** 'YYYY-MM-DD', Asia/Kolkata. */
  date: string
  time: string
  /** Missing at the workshop. */
  meet?: 'workshop' | 'telephone' | 'video'
}

/** An appointment as the API tells its owner of it (seed section 3). */
export interface StoredAppointment extends OwnAppointment {
  /** ISO timestamp. */
  bookedAt: string
}

/** Another slot, offered by staff for an appointment that they cancelled. */
export interface Offer extends AppointmentDetails {
  /** Of the cancelled appointment. */
  date: string
  time: string
}

export const longestNote = 500
/** Of a closed day, as it stands in a calendar. */
export const longestClosedReason = 80
/** How long an appointment lasts. */
export const slotMinutes = 30

/** What staff decide about booking online. */
export interface BookingRules {
  /** A slot can be booked until this long before it starts. */
  minimumNoticeMinutes: number
  /** Days are opened up to this many days ahead of today. */
  horizonDays: number
  /** A person may have so many appointments ahead at once. Staff may book more for somebody. */
  mostAhead: number
}

/** As first installed. */
export const defaultRules: BookingRules = {
  minimumNoticeMinutes: 120,
  horizonDays: 30,
  mostAhead: 3,
}

/** What staff may set them to, both ends included. */
export const ruleBounds = {
  minimumNoticeMinutes: { least: 0, most: 14 * 24 * 60 },
  horizonDays: { least: 1, most: 365 },
  mostAhead: { least: 1, most: 100 },
} as const satisfies Record<keyof BookingRules, { least: number; most: number }>

/** The first minute that can still be booked online at `now`. */
export function earliestBookable(now: Date, { minimumNoticeMinutes }: BookingRules) {
  const minute = 60_000
  const earliest = new Date(
    Math.ceil((now.getTime() + minimumNoticeMinutes * minute) / minute) * minute,
  )
  return { date: dayAt(earliest), time: timeAt(earliest) }
}

/** What a person may do with a slot or with their own appointment, asked by both sides. */
export const can = {
  /** A slot that starts in exactly the minimum notice can still be booked. */
  book(slot: { date: string; time: string }, now: Date, { minimumNoticeMinutes }: BookingRules) {
    const notice = instantOf(slot.date, slot.time).getTime() - now.getTime()
    return notice >= minimumNoticeMinutes * 60_000
  },
  /** Until the appointment starts; moving it too. */
  cancel(appointment: { date: string; time: string }, now: Date) {
    return instantOf(appointment.date, appointment.time) > now
  },
  /** Nobody has failed to come before it has begun. */
  miss(appointment: { date: string; time: string }, now: Date) {
    return !can.cancel(appointment, now)
  },
}

/** @param product its whole name, 'Dino Wotan' */
export function appointmentTitle(purpose: AppointmentPurpose, product: string | null): string {
  if (purpose === 'visit') return 'Executive appointment'
  return product ? `Demo of ${product}` : 'Demo'
}

/** Seed section 8, and what the server adds to it. Shown to the visitor as they are. */
export const messages = {
  confirmed: 'Booking confirmed!',
  moved: 'Your appointment has been moved.',
  cancelled: 'Your appointment has been cancelled.',
  /** In another window, or by our office. */
  noLongerThen: 'Your appointment is not at this time any more.',
  signInToBook: 'Please login to book an appointment.',
  signInToMove: 'Please login to move an appointment.',
  signInToCancel: 'Please login to cancel an appointment.',
  signInToSee: 'Please login to see your appointment.',
  chooseDateAndSlot: 'Please select a date and a slot.',
  missingData: 'Missing required booking data (date, slot, or user)',
  notJson: 'Send the booking as JSON (Content-Type: application/json).',
  dayMissing: (date: string) => `No appointment data found for ${date}`,
  slotMissing: 'Selected slot not found!',
  slotBooked: 'This slot is already booked!',
  alreadyThatDay: (time: string) => `You already have an appointment on this day, at ${time}.`,
  tooLate: (noticeMinutes: number) =>
    noticeMinutes === 0
      ? 'This slot can no longer be booked online: it has started.'
      : `This slot can no longer be booked online: it starts in less than ${durationWords(noticeMinutes)}.`,
  tooManyAhead: (most: number) =>
    `You already have ${most === 1 ? 'an appointment' : `${numberWord(most)} appointments`} ahead. ` +
    `To book another, cancel ${most === 1 ? 'it' : 'one of them'} first, or call us.`,
  unknownProduct: 'We have no such product to show.',
  noteTooLong: `Please keep the note within ${longestNote} characters.`,
  offerGone: 'This link has been used already. Choose any free slot.',
  noAppointment: 'You have no appointment on this day.',
  alreadyStarted: 'This appointment has already started and can no longer be cancelled online.',
  startedBeforeMove: 'This appointment has already started and can no longer be moved online.',
  booked: (time: string) => `Your appointment has been booked! Slot: ${time}`,
  loading: 'Loading slots...',
  noSlots: 'No slots available',
} as const

/** 'two hours', '90 minutes', '3 days' */
export function durationWords(minutes: number): string {
  const [count, unit] =
    minutes > 0 && minutes % (24 * 60) === 0
      ? [minutes / (24 * 60), 'day']
      : minutes > 0 && minutes % 60 === 0
        ? [minutes / 60, 'hour']
        : [minutes, 'minute']
  return `${numberWord(count)} ${unit}${count === 1 ? '' : 's'}`
}

function numberWord(count: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count)
}

/** Why a booking was refused. */
export type BookingRefusal =
  | { reason: 'day-missing'; closedReason: string | null }
  | { reason: 'slot-missing' }
  | { reason: 'slot-booked' }
  | { reason: 'already-that-day'; time: string }
  | { reason: 'too-late'; noticeMinutes: number }
  | { reason: 'too-many-ahead'; most: number }
