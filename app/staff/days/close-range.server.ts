import { and, between, eq, gt, gte, lt, or } from 'drizzle-orm'
import { dayAt, timeAt } from '../../rules/calendar-days.ts'
import { appointmentSlots } from '../../db/schema/days.server.ts'
import type { Database, Queries } from '../../db/database.server.ts'
import {
  closeDayIn,
  closeSlotIn,
  closing,
  type Closing,
  type ClosingDay,
} from './close-days.server.ts'
import { daysOf, nothingBegins, type ClosedRange } from './close-range-form.ts'
import { firstToOpen } from './usual-times.server.ts'

type ClosingRange = Omit<ClosingDay, 'date'> & { range: ClosedRange }
type Hours = NonNullable<ClosedRange['hours']>
/** opensLater: the first day that is not there yet, and opens with slots of these hours; null where whole days are closed. */
type RangeClosing =
  | { ok: true; affected: number; opensLater: string | null }
  | { ok: false; field: 'reason' | 'hourFrom'; message: string }

/**
 * Closes days one after the other, or the same hours of each, as one work: somebody who would have to be told without a
 * reason leaves all of them open; what has begun today stays. Days are taken in order, so that two of these wait for each other instead of both.
 */
export async function closeRange(
  db: Database,
  { range, ...by }: ClosingRange,
): Promise<RangeClosing> {
  const { hours } = range
  if (hours) return closeHours(db, { ...by, range, hours })
  const closed = await closing(db, async (tx) => {
    let affected = 0
    for (const date of daysOf(range)) affected += await closeDayIn(tx, { ...by, date })
    return affected
  })
  return told(closed, null)
}

/**
 * A day that is not there yet stays so: given its slots, to have some of them closed, visitors could book the others, however
 * far ahead. Such days are asked for first, so that one that is opened meanwhile is not passed over in silence.
 */
async function closeHours(
  db: Database,
  { range, hours, ...by }: ClosingRange & { hours: Hours },
): Promise<RangeClosing> {
  const opensLater = await firstToOpen(db.queries, daysOf(range), hours)
  const slots = await slotsIn(db.queries, range, hours, by.now)
  if (slots.length === 0)
    return { ok: false, field: 'hourFrom', message: nothingBegins(opensLater) }
  const closed = await closing(db, async (tx) => {
    let affected = 0
    for (const slot of slots) affected += (await closeSlotIn(tx, { ...by, ...slot })) ?? 0
    return affected
  })
  return told(closed, opensLater)
}

const told = (closed: Closing, opensLater: string | null): RangeClosing =>
  closed.ok ? { ...closed, opensLater } : { ...closed, field: 'reason' }

/** Those still ahead, of days that are there. */
async function slotsIn(db: Queries, { from, to }: ClosedRange, hours: Hours, now: Date) {
  const { date, time, closed } = appointmentSlots
  return db
    .select({ date, time })
    .from(appointmentSlots)
    .where(
      and(
        between(date, from, to),
        gte(time, hours.from),
        lt(time, hours.to),
        eq(closed, false),
        or(gt(date, dayAt(now)), gt(time, timeAt(now))),
      ),
    )
    .orderBy(date, time)
}
