import { addDays, weekdayOf } from '../../rules/calendar-days.ts'

/** The periods that the figures offer, in weeks, the present one included. */
export const periods = [
  { weeks: 4, words: '4 weeks' },
  { weeks: 13, words: '3 months' },
  { weeks: 26, words: '6 months' },
  { weeks: 52, words: '1 year' },
] as const

const usualWeeks = 13

export function readWeeks(parameters: URLSearchParams): number {
  const asked = Number(parameters.get('weeks'))
  return periods.find(({ weeks }) => weeks === asked)?.weeks ?? usualWeeks
}

/** The Monday with which a period begins that ends with the week of `today`. */
export function firstMonday(today: string, weeks: number): string {
  const thisMonday = addDays(today, 1 - weekdayOf(today))
  return addDays(thisMonday, -7 * (weeks - 1))
}
