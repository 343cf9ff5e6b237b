import type { Database } from '../db/database.server.ts'
import { defaultRules } from '../rules/booking.ts'
import { usualSlots } from './usual-slots.server.ts'
import { dayAt } from '../rules/calendar-days.ts'

/**
 * A day that exists, open or closed, stays as staff left it. Every process may run this at once: whoever
 * inserts a day fills it, in the same statement.
 */
const openDaysStatement = `
WITH offered AS (
  SELECT offered::date AS date
  FROM generate_series(
    $1::date::timestamp,
    $1::date::timestamp
      + interval '1 day' * coalesce((SELECT horizon_days FROM booking_rules), ${defaultRules.horizonDays}),
    interval '1 day') AS offered
), usual AS (
  SELECT offered.date, usual.time FROM offered, LATERAL (${usualSlots('offered.date')}) AS usual
), day AS (
  INSERT INTO appointment_days (date, opened_at)
  SELECT DISTINCT date, $2::timestamptz FROM usual
  ON CONFLICT (date) DO NOTHING
  RETURNING date
), slot AS (
  INSERT INTO appointment_slots (date, time)
  SELECT date, time FROM day JOIN usual USING (date)
)
SELECT date::text FROM day ORDER BY date`

/** Opens the days of the usual weeks from today to the horizon; gives those that were new. */
export async function openDays(db: Pick<Database, 'statement'>, now: Date): Promise<string[]> {
  const parameters = [dayAt(now), now]
  const days = await db.statement<{ date: string }>('open-days', openDaysStatement, parameters)
  return days.map(({ date }) => date)
}
