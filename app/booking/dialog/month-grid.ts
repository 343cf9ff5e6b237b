import { addDays, weekdayOf } from '../../rules/calendar-days.ts'

/**
 * A month as a calendar on screen, Monday first, and where its keys lead. Days are 'YYYY-MM-DD', months
 * 'YYYY-MM', in Asia/Kolkata, and plain text here: no clock and no time zone can move them.
 */

export const monthOfDay = (day: string) => day.slice(0, 7)

/** @param by 1 for the next month, -1 for the one before */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const months = year * 12 + number - 1 + by
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return `${pad(Math.floor(months / 12), 4)}-${pad((months % 12) + 1, 2)}`
}

/**
 * The month's weeks of seven days; null stands for a day of another month. A week that is over is left out:
 * it would only push the days to choose down.
 */
export function weeksOf(month: string, today: string): (string | null)[][] {
  const weeks: (string | null)[][] = []
  const first = `${month}-01`
  for (
    let monday = addDays(first, 1 - weekdayOf(first));
    monday < `${monthAfter(month, 1)}-01`;
    monday = addDays(monday, 7)
  ) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
    const own = days.filter((day) => monthOfDay(day) === month)
    if (own.at(-1)! < today) continue
    weeks.push(days.map((day) => (monthOfDay(day) === month ? day : null)))
  }
  return weeks
}

/**
 * The day that a key leads to from another one, among those that can be chosen: arrows by day and week, Page Up
 * and Down by month, Home and End within the week. Undefined for other keys; the same day where there is no further.
 *
 * @param days that can be chosen, sorted
 */
export function dayByKey(key: string, from: string, days: readonly string[]): string | undefined {
  const since = (day: string) => days.find((other) => other >= day)
  const until = (day: string) => days.findLast((other) => other <= day)
  const monday = addDays(from, 1 - weekdayOf(from))
  const sameDay = (by: 1 | -1) => {
    const month = monthAfter(monthOfDay(from), by)
    const there = days.filter((day) => monthOfDay(day) === month)
    const day = there.find((other) => other.slice(7) >= from.slice(7)) ?? there.at(-1)
    return day ?? (by > 0 ? since(`${month}-31`) : until(`${month}-01`))
  }
  const leads: Record<string, () => string | undefined> = {
    ArrowLeft: () => until(addDays(from, -1)),
    ArrowRight: () => since(addDays(from, 1)),
    ArrowUp: () => until(addDays(from, -7)),
    ArrowDown: () => since(addDays(from, 7)),
    PageUp: () => sameDay(-1),
    PageDown: () => sameDay(1),
    Home: () => since(monday),
    End: () => until(addDays(monday, 6)),
  }
  const lead = leads[key]
  return lead && (lead() ?? from)
}
