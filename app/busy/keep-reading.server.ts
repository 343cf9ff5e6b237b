import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { noteFreed } from '../booking/note-freed.server.ts'
import { tellOfSlotsDuring } from '../booking/slot-changes.server.ts'
import type { Database, Transaction } from '../db/database.server.ts'
import { busyCalendars, busyTimes } from '../db/schema/busy.server.ts'
import type { BusyTime, Reading } from '../rules/busy.ts'
import { dayAt } from '../rules/calendar-days.ts'

const everyMs = 5 * 60_000

/** When a calendar that is read now is read again. */
export const dueAfter = (now: Date) => new Date(now.getTime() + everyMs)

/** Clocks of two machines differ by seconds: what lies later was written before the clock was set back, and counts for nothing. */
export const impossiblyLate = (now: Date) => new Date(now.getTime() + 2 * everyMs)

interface Kept {
  id: string
  reading: Reading
  /** When it was asked for: what was asked for later counts, whatever came first. */
  began: Date
}

/**
 * Keeps what a calendar said, in one transaction: its times as they are now, and whoever watches a day that changed is told. After
 * a failure the last known times stay.
 */
export async function keepReading(db: Database, { id, reading, began }: Kept): Promise<void> {
  await db.transaction(async (tx) => {
    const isNewest = and(
      eq(busyCalendars.id, id),
      or(
        ...[isNull(busyCalendars.readAt), lte(busyCalendars.readAt, began)],
        gt(busyCalendars.readAt, impossiblyLate(began)),
      ),
    )
    const [calendar] = await tx
      .update(busyCalendars)
      .set(outcomeOf(reading, began))
      .where(isNewest)
      .returning({ id: busyCalendars.id })
    // Removed meanwhile, or read again.
    if (!calendar || !reading.ok || 'unchanged' in reading) return
    const { gone, come } = await replaceTimes(tx, id, reading.times)
    await noteFreed(tx, gone, began)
    await tellOfSlotsDuring(tx, [...gone, ...come], dayAt(began))
  })
}

function outcomeOf(reading: Reading, began: Date) {
  if (!reading.ok) {
    const since = sql`least(${busyCalendars.failedSince}, ${began.toISOString()}::timestamptz)`
    return { failedSince: since, failure: reading.failure }
  }
  const well = { readAt: began, failedSince: null, failure: null }
  return 'unchanged' in reading ? well : { ...well, wholeAt: began, ...reading.validators }
}

/** Writes only what differs, and gives it: mostly nothing, every five minutes. */
async function replaceTimes(tx: Transaction, id: string, times: BusyTime[]) {
  const [starts, ends] = [times.map(({ start }) => at(start)), times.map(({ end }) => at(end))]
  const said = sql`unnest(${sql.param(starts)}::timestamptz[], ${sql.param(ends)}::timestamptz[]) AS said (starts_at, ends_at)`
  const span = { start: busyTimes.startsAt, end: busyTimes.endsAt }
  const gone = await tx
    .delete(busyTimes)
    .where(
      sql`calendar_id = ${id} AND (starts_at, ends_at) NOT IN (SELECT said.starts_at, said.ends_at FROM ${said})`,
    )
    .returning(span)
  const come = await tx
    .insert(busyTimes)
    .select(sql`SELECT ${id}::uuid, said.starts_at, said.ends_at FROM ${said}`)
    .onConflictDoNothing()
    .returning(span)
  const inMs = (rows: typeof gone): BusyTime[] =>
    rows.map(({ start, end }) => ({ start: +start, end: +end }))
  return { gone: inMs(gone), come: inMs(come) }
}

const at = (milliseconds: number) => new Date(milliseconds).toISOString()
