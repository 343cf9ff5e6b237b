import { isCalendarDay, isTimeOfDay } from './calendar-days.ts'

/**
 * The dialog's part of an address: `?book` opens it, `?book=2026-11-25&slot=14:30` with that choice.
 * Works on any page and leaves all other parameters alone.
 */
export interface Choice {
  date: string | null
  time: string | null
}

export function asksForBooking(search: string): boolean {
  return new URLSearchParams(search).has('book')
}

/** The choice an address carries; anything that is not a real day and time counts as not chosen. */
export function readChoice(search: string): Choice {
  const parameters = new URLSearchParams(search)
  const date = parameters.get('book') ?? ''
  const time = parameters.get('slot') ?? ''
  if (!isCalendarDay(date)) return { date: null, time: null }
  return { date, time: isTimeOfDay(time) ? time : null }
}

export function withChoice(search: string, { date, time }: Choice): string {
  const parameters = new URLSearchParams(search)
  parameters.set('book', date ?? '')
  if (date && time) parameters.set('slot', time)
  else parameters.delete('slot')
  return write(parameters)
}

export function withoutBooking(search: string): string {
  const parameters = new URLSearchParams(search)
  for (const name of ['book', 'slot', 'signInFailed']) parameters.delete(name)
  return write(parameters)
}

export function withoutSignInFailure(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('signInFailed')
  return write(parameters)
}

function write(parameters: URLSearchParams): string {
  // '?book' rather than '?book=', and '14:30' rather than '14%3A30': people copy these addresses.
  const text = parameters.toString().replace(/(^|&)book=(?=&|$)/, '$1book')
  return text && `?${text.replaceAll('%3A', ':')}`
}
