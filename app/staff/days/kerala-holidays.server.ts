import {
  easterHolidays,
  fixedHolidays,
  movableHolidays,
  onamHolidays,
} from '../../../content/holidays.ts'
import { addDays } from '../../rules/calendar-days.ts'

export interface Holiday {
  /** 'YYYY-MM-DD' */
  date: string
  /** 'Onam (Thiruvonam)'; several that fall on one day are named together. */
  name: string
  /** The Government's list may say otherwise. */
  isExpected: boolean
  /** The site says that the company is closed: it stays proposed until that is so, or is no longer said. */
  isOurs?: true
}

/** The holidays from the first day to the last, in order. */
export function holidaysBetween(from: string, to: string): Holiday[] {
  const years = []
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) years.push(year)
  const all = years.flatMap(holidaysOf).filter(({ date }) => date >= from && date <= to)
  return [...Map.groupBy(all, ({ date }) => date)]
    .map(([date, together]) => ({
      date,
      name: listed(together.map(({ name }) => name)),
      isExpected: together.every(({ isExpected }) => isExpected),
    }))
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

/** The last year whose moving feasts are known. */
export const lastListedYear = Math.max(...Object.keys(movableHolidays).map(Number))

/** What visitors read on the day: 'Closed for Onam'. */
export function closedForWords(name: string): string {
  return `Closed for ${name.replaceAll(/ \([^)]*\)/g, '')}`
}

/** Easter Sunday, by the computation of the Gregorian calendar that Meeus gives (Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * shift + 114
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${year}-${twoDigits(Math.floor(days / 31))}-${twoDigits((days % 31) + 1)}`
}

function holidaysOf(year: number): Holiday[] {
  const certain = { isExpected: false }
  const easter = easterSunday(year)
  const movable = movableHolidays[year]
  return [
    ...Object.entries(fixedHolidays).map(([day, name]) => {
      return { date: `${year}-${day}`, name, ...certain }
    }),
    ...after(easter, easterHolidays).map((found) => ({ ...found, ...certain })),
    ...(movable
      ? [
          ...after(movable.thiruvonam, onamHolidays),
          ...Object.entries(movable.others).map(([date, name]) => ({ date, name })),
        ].map((found) => ({ ...found, isExpected: movable.isExpected }))
      : []),
  ]
}

const after = (day: string, offsets: Record<number, string>) =>
  Object.entries(offsets).map(([by, name]) => ({ date: addDays(day, Number(by)), name }))

function listed(names: string[]): string {
  const all = names.flatMap((name) => name.split(' and '))
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : all.join()
}
