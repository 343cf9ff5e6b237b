import { weekdayOf } from './calendar-days.ts'

/**
 * How a calendar day is written on screen. Days are 'YYYY-MM-DD' in Asia/Kolkata and stay plain
 * numbers here, so the visitor's own time zone and the browser's locale cannot change them.
 */
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
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
]

/** 'Wednesday 25 November' */
export function longDay(date: string): string {
  const { weekday, day, month } = words(date)
  return `${weekday} ${day} ${month}`
}

/** 'Wed 25 November' */
export function shortDay(date: string): string {
  const { weekday, day, month } = words(date)
  return `${weekday.slice(0, 3)} ${day} ${month}`
}

/** 'Wednesday 25 November 2026' */
export function fullDay(date: string): string {
  const { weekday, day, month, year } = words(date)
  return `${weekday} ${day} ${month} ${year}`
}

/** 'Wednesday, 25 November 2026': the accessible name of a day button. */
export function spokenDay(date: string): string {
  const { weekday, day, month, year } = words(date)
  return `${weekday}, ${day} ${month} ${year}`
}

/** 'November 2026' */
export function monthOf(date: string): string {
  const { month, year } = words(date)
  return `${month} ${year}`
}

/** '25 November 2026', or as exact as it is known: 'November 2026', '2026'. */
export function dateWords(date: string): string {
  const [year, month, day] = date.split('-')
  const words = [day && Number(day), month && months[Number(month) - 1], year]
  return words.filter(Boolean).join(' ')
}

/** 'Wed' and 'Wednesday' */
export function weekdayNames(date: string): { short: string; full: string } {
  const { weekday } = words(date)
  return { short: weekday.slice(0, 3), full: weekday }
}

export function dayOfMonth(date: string): number {
  return words(date).day
}

function words(date: string) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return {
    weekday: weekdays[weekdayOf(date) - 1] ?? '',
    day,
    month: months[month - 1] ?? '',
    year,
  }
}
