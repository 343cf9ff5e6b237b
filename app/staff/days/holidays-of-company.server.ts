import { nameOfHoliday } from '../../../content/name-of-holiday.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import { holidaysBetween, type Holiday } from './kerala-holidays.server.ts'

/** Public holidays and those that the company has published; on one day it is called as the company calls it. */
export function holidaysOf(
  { bodies }: Pick<SiteContent, 'bodies'>,
  from: string,
  to: string,
): Holiday[] {
  const all = new Map(holidaysBetween(from, to).map((holiday) => [holiday.date, holiday]))
  for (const line of bodies.company.get('')!.holidays) {
    const [date = ''] = line.split(' ')
    if (date < from || date > to) continue
    const name = nameOfHoliday(line) || all.get(date)?.name || 'a holiday'
    all.set(date, { date, name, isExpected: false, isOurs: true })
  }
  return [...all.values()].toSorted((a, b) => a.date.localeCompare(b.date))
}
