import { asc, eq, sql } from 'drizzle-orm'
import { liesIn } from '../../booking/usual-slots.server.ts'
import type { Queries, Transaction } from '../../db/database.server.ts'
import { seasons, seasonSlots } from '../../db/schema/days.server.ts'
import type { Season } from './season-form.ts'

/** In the order of the year in which they were entered. */
export async function allSeasons(db: Queries): Promise<Season[]> {
  const rows = await db.select().from(seasons).orderBy(asc(seasons.fromDate))
  const slots = await db.select().from(seasonSlots).orderBy(asc(seasonSlots.time))
  return rows.map(({ id, name, fromDate, toDate, eachYear }) => ({
    ...{ id, name, from: fromDate, to: toDate, eachYear },
    week: [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
      slots
        .filter((slot) => slot.seasonId === id && slot.weekday === weekday)
        .map(({ time }) => time),
    ),
  }))
}

export async function seasonOf(db: Queries, id: string): Promise<Season | null> {
  return (await allSeasons(db)).find((season) => season.id === id) ?? null
}

/** Of the others, one that has a day in common with this one. Asked day by day, by the question that opens days. */
export async function seasonMetBy(
  tx: Transaction,
  { id, from, to, eachYear }: Omit<Season, 'name' | 'week'>,
): Promise<Season | null> {
  // Of two that come each year any leap year tells.
  const [first, last] = [sql.raw("'2028-01-01'::date"), sql.raw("'2028-12-31'::date")]
  const found = await tx.execute(sql`
    SELECT other.id FROM seasons AS other,
      (SELECT ${from}::date AS from_date, ${to}::date AS to_date, ${eachYear}::boolean AS each_year) AS wished
    WHERE other.id <> ${id}::uuid AND EXISTS (
      SELECT FROM generate_series(
        CASE WHEN NOT wished.each_year THEN wished.from_date WHEN NOT other.each_year THEN other.from_date ELSE ${first} END::timestamp,
        CASE WHEN NOT wished.each_year THEN wished.to_date WHEN NOT other.each_year THEN other.to_date ELSE ${last} END::timestamp,
        interval '1 day') AS every (day)
      WHERE ${sql.raw(liesIn('every.day::date', 'wished'))} AND ${sql.raw(liesIn('every.day::date', 'other'))})
    ORDER BY other.from_date LIMIT 1`)
  const [met] = (found as unknown as { rows: { id: string }[] }).rows
  return met ? seasonOf(tx, met.id) : null
}

/** The days of the book that lie in a season. */
export async function daysInSeason(tx: Transaction, id: string): Promise<string[]> {
  const found = await tx.execute(sql`
    SELECT day.date::text FROM appointment_days AS day JOIN seasons AS season ON season.id = ${id}::uuid
    WHERE ${sql.raw(liesIn('day.date', 'season'))}`)
  return (found as unknown as { rows: { date: string }[] }).rows.map(({ date }) => date)
}

export async function writeSeason(tx: Transaction, season: Season): Promise<void> {
  const { id, name, from, to, eachYear, week } = season
  const row = { name, fromDate: from, toDate: to, eachYear }
  await tx
    .insert(seasons)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: seasons.id, set: row })
  await tx.delete(seasonSlots).where(eq(seasonSlots.seasonId, id))
  const slots = week.flatMap((times, day) =>
    times.map((time) => ({ seasonId: id, weekday: day + 1, time })),
  )
  if (slots.length > 0) await tx.insert(seasonSlots).values(slots)
}
