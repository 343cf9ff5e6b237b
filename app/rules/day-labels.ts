import { t } from '../../content/language/t.ts'
import { weekdayOf } from './calendar-days.ts'

/**
 * How a calendar day is written on screen. Days are 'YYYY-MM-DD' in Asia/Kolkata and stay plain
 * numbers here, so the visitor's own time zone and the browser's locale cannot change them; nor do its names of days
 * differ from the server's.
 */

/** Monday first, in English; `t` says them in the language under way. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
const shortWeekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** 'Wednesday 25 November' */
export function longDay(date: string): string {
  return t('{weekday} {day} {month}', words(date))
}

/** 'Wed 25 November' */
export function shortDay(date: string): string {
  const { short: weekday, day, month } = words(date)
  return t('{weekday} {day} {month}', { weekday, day, month })
}

/** 'Wednesday 25 November 2026' */
export function fullDay(date: string): string {
  return t('{weekday} {day} {month} {year}', words(date))
}

/** 'Wednesday, 25 November 2026': the accessible name of a day button. */
export function spokenDay(date: string): string {
  return t('{weekday}, {day} {month} {year}', words(date))
}

/** 'November 2026' */
export function monthOf(date: string): string {
  return t('{month} {year}', words(date))
}

/** '25 November 2026', or as exact as it is known: 'November 2026', '2026'. */
export function dateWords(date: string): string {
  const [year, month, day] = date.split('-')
  if (day) return t('{day} {month} {year}', words(date))
  return month ? monthOf(date) : year!
}

/** 'Wed' and 'Wednesday' */
export function weekdayNames(date: string): { short: string; full: string } {
  const { short, weekday: full } = words(date)
  return { short, full }
}

export function dayOfMonth(date: string): number {
  return words(date).day
}

function words(date: string) {
  const [year = 0, month = 1, day = 0] = date.split('-').map(Number)
  const weekday = weekdayOf(date) - 1
  return {
    weekday: t(weekdays[weekday]!),
    short: t(shortWeekdays[weekday]!),
    day,
    month: t(months[month - 1]!),
    year,
  }
}
