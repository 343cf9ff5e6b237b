import { signInFailureParameter } from '../../account/sign-in-failure.ts'
import type { AppointmentPurpose } from '../../rules/booking.ts'
import { written } from '../booking-address.ts'
import { isCalendarDay, isTimeOfDay } from '../../rules/calendar-days.ts'

/**
 * The dialog's part of an address: `?book` opens it, `?book=2026-11-25&slot=14:30` with that choice,
 * `?book&purpose=demo&product=wotan` for a demo, `?book&again=…` from the mail that offers another slot.
 * Works on any page and leaves all other parameters alone.
 */
export interface Choice {
  date: string | null
  time: string | null
}

/** What the appointment is to be for. */
export interface Topic {
  purpose: AppointmentPurpose
  productId: string | null
  /** The token of an offer. */
  again: string | null
}

/** The choice an address carries; anything that is not a real day and time counts as not chosen. */
export function readChoice(search: string): Choice {
  const parameters = new URLSearchParams(search)
  const date = parameters.get('book') ?? ''
  const time = parameters.get('slot') ?? ''
  if (!isCalendarDay(date)) return { date: null, time: null }
  return { date, time: isTimeOfDay(time) ? time : null }
}

export function readTopic(search: string): Topic {
  const parameters = new URLSearchParams(search)
  const isDemo = parameters.get('purpose') === 'demo'
  return {
    purpose: isDemo ? 'demo' : 'visit',
    productId: isDemo ? parameters.get('product') : null,
    again: parameters.get('again'),
  }
}

export function withChoice(search: string, { date, time }: Choice): string {
  const parameters = new URLSearchParams(search)
  parameters.set('book', date ?? '')
  if (date && time) parameters.set('slot', time)
  else parameters.delete('slot')
  return written(parameters)
}

export function withoutSignInFailure(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(signInFailureParameter)
  return written(parameters)
}
