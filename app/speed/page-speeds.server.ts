import type { Database } from '../db/database.server.ts'
import { addDays, dayAt } from '../rules/calendar-days.ts'
import {
  everyMeasure,
  stepOf,
  type PageVisit,
  type SpeedDevice,
  type SpeedMeasure,
  type SpeedPage,
  type StepCount,
} from '../rules/page-speed.ts'

/** All SQL of how fast pages are for visitors. Days are those of India, 'YYYY-MM-DD'. */

const countStatement = `
INSERT INTO page_speeds (day, page, device, measure, step, visits)
SELECT $1::date, $2, $3, measure, step, 1 FROM unnest($4::text[], $5::smallint[]) AS seen(measure, step)
ON CONFLICT (day, page, device, measure, step) DO UPDATE SET visits = page_speeds.visits + 1`

export async function countVisit(
  db: Database,
  today: string,
  { page, device, values }: PageVisit,
): Promise<void> {
  const measured = everyMeasure.filter((measure) => values[measure] !== undefined)
  const steps = measured.map((measure) => stepOf(values[measure]!))
  await db.statement(undefined, countStatement, [today, page, device, measured, steps])
}

export interface MeasuredSteps extends StepCount {
  page: SpeedPage
  device: SpeedDevice
  measure: SpeedMeasure
}

const stepsStatement = `
SELECT page, device, measure, step::int AS step, sum(visits)::int AS count
FROM page_speeds WHERE day >= $1::date
GROUP BY page, device, measure, step`

/** @param from the first day that counts */
export function stepsSince(db: Database, from: string): Promise<MeasuredSteps[]> {
  return db.statement<MeasuredSteps>(undefined, stepsStatement, [from])
}

const keptDays = 371
const forgetStatement = 'DELETE FROM page_speeds WHERE day < $1::date'

/** The figures go back a year at most. */
export async function forgetOldSpeeds(db: Database, now: Date): Promise<void> {
  await db.statement(undefined, forgetStatement, [addDays(dayAt(now), -keptDays)])
}
