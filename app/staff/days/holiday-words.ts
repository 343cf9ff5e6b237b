import { isCalendarDay } from '../../rules/calendar-days.ts'
import { longDay, shortDay } from '../../rules/day-labels.ts'
import type { HolidayAhead } from './holidays-ahead.server.ts'
import type { Holiday } from './kerala-holidays.server.ts'

/** What was done about holidays, as the page's address says it. */
export interface HolidaysDone {
  closed: number
  left: number
  /** Days that stay open: somebody has booked. */
  booked: string[]
}

export function writeDone({ closed, left, booked }: HolidaysDone): Record<string, string> {
  return {
    ...(closed > 0 && { closed: String(closed) }),
    ...(left > 0 && { left: String(left) }),
    ...(booked.length > 0 && { booked: booked.join('.') }),
  }
}

/** Null of any other address. */
export function doneWords(query: URLSearchParams): string | null {
  const count = (name: string) => {
    const typed = query.get(name) ?? ''
    return /^\d{1,2}$/.test(typed) ? Number(typed) : 0
  }
  const booked = (query.get('booked') ?? '').split('.').filter(isCalendarDay)
  const [closed, left] = [count('closed'), count('left')]
  const days = (many: number) => (many === 1 ? 'One day' : `${many} days`)
  const words = [
    closed > 0 && `${days(closed)} closed; visitors see why.`,
    left > 0 && `${days(left)} stay${left === 1 ? 's' : ''} open.`,
    booked.length > 0 &&
      `Not closed, because somebody has booked: ${booked.map(shortDay).join(', ')}. Close ${booked.length === 1 ? 'it' : 'each'} on its own page, where you say what they are told.`,
  ].filter((sentence) => sentence !== false)
  return words.length > 0 ? words.join(' ') : null
}

/** 'In the next 14 days: Christmas, Friday 25 December, is still open.' */
export function stillOpenWords(holidays: { date: string; name: string }[], within: number): string {
  const named = holidays.map(({ date, name }) => `${name}, ${longDay(date)}`)
  return `In the next ${within} days: ${named.join('; ')}, still open.`
}

/** How its day stands. */
export function stateWords({
  state,
  booked,
  leftOpen,
  isOurs,
}: Pick<HolidayAhead, 'state' | 'booked' | 'leftOpen' | 'isOurs'>): string {
  if (state === 'closed') return 'Closed'
  if (state === 'off') return 'No working day'
  const taken = booked > 0 ? `Open, ${booked} booked` : 'Open'
  if (isOurs && state === 'open') return `${taken}, and our pages say closed`
  if (booked > 0) return taken
  if (leftOpen) return 'Stays open'
  return state === 'open' ? 'Open' : 'Opens later'
}

/** For whoever looks at its day, or books somebody on it. */
export function holidayNotice({ name, isOurs, isExpected }: Omit<Holiday, 'date'>): string {
  if (isOurs) return `Our pages say that we are closed on this day: ${name}.`
  return `This day is a holiday: ${name}${isExpected ? ', date expected' : ''}.`
}
