import { addDays, isCalendarDay } from './calendar-days.ts'
import { shortDay } from './day-labels.ts'

/** The day on which staff want to be reminded of an enquiry. */

/** Nothing is kept of people for longer without a word from them. */
export const furthestDays = 730

export const followUpRefusals = {
  'no-day': 'Choose a day, as 2026-11-30.',
  past: 'Choose today or a later day.',
  'too-far': 'Choose a day within the next two years.',
}

export function checkFollowUp(
  date: string,
  today: string,
): { ok: true } | { ok: false; reason: keyof typeof followUpRefusals } {
  if (!isCalendarDay(date)) return { ok: false, reason: 'no-day' }
  if (date < today) return { ok: false, reason: 'past' }
  if (date > addDays(today, furthestDays)) return { ok: false, reason: 'too-far' }
  return { ok: true }
}

/** 'today', or '3 days late' */
export function lateWords(date: string, today: string): string {
  if (date >= today) return date === today ? 'today' : shortDay(date)
  const days = Math.round((Date.parse(today) - Date.parse(date)) / 86_400_000)
  return days === 1 ? '1 day late' : `${days} days late`
}

/** 'Follow up on Wed 25 November.' */
export function followUpSentence(date: string, today: string): string {
  if (date > today)
    return `Follow up on ${shortDay(date)}${date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`}.`
  return date === today ? 'Follow up today.' : `Follow up: ${lateWords(date, today)}.`
}
