import { sql } from 'drizzle-orm'
import { liesIn, usualSlots } from '../../booking/usual-slots.server.ts'
import type { Queries } from '../../db/database.server.ts'

/** The day's usual ones; on a weekday that is usually off, those of all others of its week together. */
export async function timesToOpenWith(db: Queries, date: string): Promise<string[]> {
  const own = await db.execute(
    sql`SELECT time FROM (SELECT ${date}::date AS date) AS asked,
      LATERAL (${sql.raw(usualSlots('asked.date'))}) AS usual ORDER BY time`,
  )
  const times = timesIn(own)
  if (times.length > 0) return times
  const all = await db.execute(
    sql`WITH season AS (
        SELECT id FROM seasons, (SELECT ${date}::date AS date) AS asked
        WHERE ${sql.raw(liesIn('asked.date', 'seasons'))}
      )
      SELECT DISTINCT time FROM (
        SELECT time FROM season_slots WHERE season_id IN (SELECT id FROM season)
        UNION ALL SELECT time FROM weekly_template WHERE NOT EXISTS (SELECT FROM season)
      ) AS week ORDER BY time`,
  )
  return timesIn(all)
}

/** Those of the days on which something is usually offered. */
export async function workingDays(db: Queries, dates: string[]): Promise<Set<string>> {
  const days = await db.execute(
    sql`SELECT date::text FROM unnest(${`{${dates.join()}}`}::text::date[]) AS asked (date)
      WHERE EXISTS (${sql.raw(usualSlots('asked.date'))})`,
  )
  const { rows } = days as unknown as { rows: { date: string }[] }
  return new Set(rows.map(({ date }) => date))
}

/** The first of the days that are not there yet and usually have a slot that begins in these hours. */
export async function firstToOpen(
  db: Queries,
  dates: string[],
  hours: { from: string; to: string },
): Promise<string | null> {
  const found = await db.execute(
    sql`SELECT min(date)::text AS date FROM unnest(${`{${dates.join()}}`}::text::date[]) AS asked (date),
      LATERAL (${sql.raw(usualSlots('asked.date'))}) AS usual
      WHERE usual.time >= ${hours.from} AND usual.time < ${hours.to}
        AND NOT EXISTS (SELECT FROM appointment_days AS day WHERE day.date = asked.date)`,
  )
  const { rows } = found as unknown as { rows: { date: string | null }[] }
  return rows[0]?.date ?? null
}

function timesIn(found: unknown): string[] {
  return (found as { rows: { time: string }[] }).rows.map(({ time }) => time)
}
