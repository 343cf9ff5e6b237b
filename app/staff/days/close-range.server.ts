import { and, between, eq, gte, lt } from 'drizzle-orm'
import { appointmentSlots } from '../../db/schema/days.server.ts'
import type { Database, Transaction } from '../../db/database.server.ts'
import {
  closeDayIn,
  closeSlotIn,
  closing,
  type Closing,
  type ClosingDay,
} from './close-days.server.ts'
import { daysOf, type ClosedRange } from './close-range-form.ts'

type ClosingRange = Omit<ClosingDay, 'date'> & { range: ClosedRange }

/**
 * Closes days one after the other, or the same hours of each, as one work: somebody who would have to be told without a
 * reason leaves all of them open; what has begun today stays. Days are taken in order, so that two of these wait for each other instead of both.
 */
export async function closeRange(db: Database, { range, ...by }: ClosingRange): Promise<Closing> {
  const { hours } = range
  return closing(db, async (tx) => {
    let affected = 0
    if (hours) {
      for (const slot of await slotsIn(tx, range, hours))
        affected += (await closeSlotIn(tx, { ...by, ...slot })) ?? 0
    } else {
      for (const date of daysOf(range)) affected += await closeDayIn(tx, { ...by, date })
    }
    return affected
  })
}

/** Slots of days that are there: one that opens later has those of its week. */
async function slotsIn(
  tx: Transaction,
  { from, to }: ClosedRange,
  hours: { from: string; to: string },
) {
  return tx
    .select({ date: appointmentSlots.date, time: appointmentSlots.time })
    .from(appointmentSlots)
    .where(
      and(
        between(appointmentSlots.date, from, to),
        gte(appointmentSlots.time, hours.from),
        lt(appointmentSlots.time, hours.to),
        eq(appointmentSlots.closed, false),
      ),
    )
    .orderBy(appointmentSlots.date, appointmentSlots.time)
}
