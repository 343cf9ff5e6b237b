import { dayOfMonth, monthOf } from '../../rules/day-labels.ts'
import { lostReasons, type EnquiryOutcome, type LostReason } from '../../rules/enquiry-ending.ts'
import type { BookingWay, LeadKind, VisitResult } from './figures.server.ts'

export const leadKindWords: Record<LeadKind, string> = {
  contact: 'Message',
  quote: 'Quote request',
  demo: 'Demo request',
  'demo-appointment': 'Demo booked',
}

export const wayWords: Record<BookingWay, string> = {
  online: 'By themselves',
  staff: 'By us, on the phone',
  proposal: 'A time that we proposed',
  waitlist: 'Waited for a slot',
  'called-off': 'After we called off another',
}

export const visitWords: Record<VisitResult, string> = {
  completed: 'Came',
  no_show: 'Did not come',
  'not-noted': 'Not noted',
  'by-visitor': 'Cancelled by them',
  'by-staff': 'Cancelled by us',
}

/** 'Won', 'Lost: Price' */
export function outcomeWords(outcome: EnquiryOutcome, reason: LostReason | null): string {
  if (outcome === 'won') return 'Won'
  return reason ? `Lost: ${lostReasons[reason]}` : 'Lost'
}

/** 'same day', '1 day', '3.5 days'; a dash for nothing. */
export function daysWords(days: number | null): string {
  if (days === null) return '–'
  if (days < 0.5) return 'same day'
  return days === 1 ? '1 day' : `${shortNumber(days)} days`
}

/** '35 min', '2.4 h', '3.1 days'; a dash for nothing. */
export function hoursWords(hours: number | null): string {
  if (hours === null) return '–'
  if (hours < 1) return `${Math.round(hours * 60)} min`
  if (hours < 48) return `${shortNumber(hours)} h`
  return `${shortNumber(hours / 24)} days`
}

/** '23 Nov' */
export function weekWords(monday: string): string {
  return `${dayOfMonth(monday)} ${monthOf(monday).slice(0, 3)}`
}

export function shortNumber(value: number): string {
  return value < 10 ? value.toFixed(1).replace(/\.0$/, '') : String(Math.round(value))
}
