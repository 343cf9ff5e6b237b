import { fullDay } from '../rules/day-labels.ts'
import { dayAt, timeAt, addDays } from '../rules/calendar-days.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** When it was, in India, in as few words as tell it: '09:30', 'Yesterday 09:30', '23 Nov, 09:30', '23 Nov 2025'. */
export function dateTimeWords(instant: Date, now: Date): string {
  const day = dayAt(instant)
  const today = dayAt(now)
  if (day === today) return timeAt(instant)
  if (day === addDays(today, -1)) return `Yesterday ${timeAt(instant)}`
  const [year, month, date] = day.split('-').map(Number)
  const words = `${date} ${months[month! - 1]}`
  return today.startsWith(String(year)) ? `${words}, ${timeAt(instant)}` : `${words} ${year}`
}

/** The same with the whole moment for readers, machines and the pointer. */
export function DateTime({ at, now }: { at: Date; now: Date }) {
  return (
    <time dateTime={at.toISOString()} title={`${fullDay(dayAt(at))}, ${timeAt(at)}`}>
      {dateTimeWords(at, now)}
    </time>
  )
}
