import { language, t, translated } from '../../content/language/t.ts'
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

/** Why a link opens no offer: a slot was taken with it, or it opens nothing any more. */
export type DeadOffer = 'used' | 'expired'

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

/** The label of what an appointment is for: 'For' of a person, as papers say it, is another word in other languages. */
export const purposeLabel = () => (language() === 'en' ? 'For' : t('Purpose'))

/** @param product its whole name, 'Dino Wotan' */
export function appointmentTitle(purpose: AppointmentPurpose, product: string | null): string {
  if (purpose === 'visit') return t('Executive appointment')
  return product ? t('Demo of {product}', { product }) : t('Demo')
}

/** Seed section 8, and what the server adds to it. Shown to the visitor as they are, in the language under way. */
export const messages = {
  get confirmed() {
    return t('Booking confirmed!')
  },
  get moved() {
    return t('Your appointment has been moved.')
  },
  get cancelled() {
    return t('Your appointment has been cancelled.')
  },
  /** In another window, or by our office. */
  get noLongerThen() {
    return t('Your appointment is not at this time any more.')
  },
  get signInToBook() {
    return t('Please login to book an appointment.')
  },
  get signInToMove() {
    return t('Please login to move an appointment.')
  },
  get signInToCancel() {
    return t('Please login to cancel an appointment.')
  },
  get signInToSee() {
    return t('Please login to see your appointment.')
  },
  get chooseDateAndSlot() {
    return t('Please select a date and a slot.')
  },
  get missingData() {
    return t('Missing required booking data (date, slot, or user)')
  },
  get notJson() {
    return t('Send the booking as JSON ({header}).', { header: 'Content-Type: application/json' })
  },
  /** @param closedReason what staff say of a day that they closed */
  dayMissing: (date: string, closedReason: string | null) =>
    closedReason === null
      ? t('No appointment data found for {date}', { date })
      : t('No appointment data found for {date}: {reason}. Please choose another day.', {
          ...{ date, reason: translated(closedReason).replace(/\.$/, '') },
        }),
  get slotMissing() {
    return t('Selected slot not found!')
  },
  get slotBooked() {
    return t('This slot is already booked!')
  },
  alreadyThatDay: (time: string) =>
    t('You already have an appointment on this day, at {time}.', { time }),
  tooLate: (noticeMinutes: number) =>
    noticeMinutes === 0
      ? t('This slot can no longer be booked online: it has started.')
      : t('This slot can no longer be booked online: it starts in less than {time}.', {
          time: durationWords(noticeMinutes),
        }),
  tooManyAhead: (most: number) =>
    most === 1
      ? t('You already have an appointment ahead. To book another, cancel it first, or call us.')
      : t(
          'You already have {n} appointments ahead. To book another, cancel one of them first, or call us.',
          { n: numberWord(most) },
        ),
  get unknownProduct() {
    return t('We have no such product to show.')
  },
  get noteTooLong() {
    return t('Please keep the note within {n} characters.', { n: longestNote })
  },
  offerGone: (why: DeadOffer) =>
    why === 'used'
      ? t('This link has been used already. Choose any free slot.')
      : t('This link has expired or is not complete. Choose any free slot.'),
  get noAppointment() {
    return t('You have no appointment on this day.')
  },
  get alreadyStarted() {
    return t('This appointment has already started and can no longer be cancelled online.')
  },
  get startedBeforeMove() {
    return t('This appointment has already started and can no longer be moved online.')
  },
  booked: (time: string) => t('Your appointment has been booked! Slot: {time}', { time }),
  get loading() {
    return t('Loading slots...')
  },
  get noSlots() {
    return t('No slots available')
  },
} as const

/** 'two hours', '90 minutes', '3 days' */
export function durationWords(minutes: number): string {
  if (minutes > 0 && minutes % (24 * 60) === 0) return days(minutes / (24 * 60))
  if (minutes > 0 && minutes % 60 === 0) return hours(minutes / 60)
  return minutes === 1 ? t('one minute') : t('{n} minutes', { n: numberWord(minutes) })
}

const days = (count: number) =>
  count === 1 ? t('one day') : t('{n} days', { n: numberWord(count) })

const hours = (count: number) =>
  count === 1 ? t('one hour') : t('{n} hours', { n: numberWord(count) })

function numberWord(count: number): string {
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
  return translated(words[count] ?? String(count))
}

/** Why a booking was refused. */
export type BookingRefusal =
  | { reason: 'day-missing'; closedReason: string | null }
  | { reason: 'slot-missing' }
  | { reason: 'slot-booked' }
  | { reason: 'already-that-day'; time: string }
  | { reason: 'too-late'; noticeMinutes: number }
  | { reason: 'too-many-ahead'; most: number }
