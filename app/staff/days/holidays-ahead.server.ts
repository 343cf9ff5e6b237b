import { gte } from 'drizzle-orm'
import type { SiteContent } from '../../../content/site-content.ts'
import type { Queries } from '../../db/database.server.ts'
import { holidaysLeftOpen } from '../../db/schema/days.server.ts'
import { addDays } from '../../rules/calendar-days.ts'
import { daySummaries, type DaySummary } from './days.server.ts'
import { workingDays } from './usual-times.server.ts'
import { holidaysOf } from './holidays-of-company.server.ts'
import { closedForWords, lastListedYear, type Holiday } from './kerala-holidays.server.ts'

export interface HolidayAhead extends Holiday {
  /** What visitors would see: 'Closed for Onam'. */
  reason: string
  /** off: nothing is offered on that weekday anyway; unopened: its day opens later. */
  state: 'open' | 'unopened' | 'closed' | 'off'
  booked: number
  /** Staff decided to work. */
  leftOpen: boolean
  /** Staff are asked about it: it would be a working day, and nobody has decided. */
  isProposed: boolean
}

interface Asked {
  content: SiteContent
  today: string
  /** Those that there are, from today on. */
  days: DaySummary[]
}

/** The holidays of the next twelve months, and what is decided about each. */
export async function holidaysAhead(db: Queries, { content, today, days }: Asked) {
  const left = await leftOpenFrom(db, today)
  const holidays = holidaysOf(content, today, addDays(today, 365))
  const working = await workingDays(
    db,
    holidays.map(({ date }) => date),
  )
  return {
    holidays: holidays.map((holiday) => standing(holiday, { days, left, working })),
    lastListedYear,
  }
}

/** What stands open within the next days although nobody decided so. */
export async function undecidedHolidays(
  db: Queries,
  { content, today, within, now }: Omit<Asked, 'days'> & { within: number; now: Date },
): Promise<HolidayAhead[]> {
  const to = addDays(today, within)
  const holidays = holidaysOf(content, today, to)
  if (holidays.length === 0) return []
  const days = await daySummaries(db, { from: today, to, now })
  const known = { days, left: await leftOpenFrom(db, today), working: null }
  return holidays
    .map((holiday) => standing(holiday, known))
    .filter(({ state, isProposed }) => state === 'open' && isProposed)
}

interface Known {
  days: DaySummary[]
  left: Set<string>
  /** The days on which something is usually offered; null where only open days count. */
  working: Set<string> | null
}

function standing(holiday: Holiday, { days, left, working }: Known): HolidayAhead {
  const { date, name } = holiday
  const day = days.find((each) => each.date === date)
  const missing = working?.has(date) === false ? 'off' : 'unopened'
  const state = day ? (day.closed ? 'closed' : 'open') : missing
  const leftOpen = left.has(date) && !holiday.isOurs
  return {
    ...{ ...holiday, state, leftOpen, reason: closedForWords(name) },
    booked: day?.booked ?? 0,
    isProposed: !leftOpen && (state === 'open' || state === 'unopened'),
  }
}

async function leftOpenFrom(db: Queries, today: string): Promise<Set<string>> {
  const rows = await db.select().from(holidaysLeftOpen).where(gte(holidaysLeftOpen.date, today))
  return new Set(rows.map(({ date }) => date))
}
