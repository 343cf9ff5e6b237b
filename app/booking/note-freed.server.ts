import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.server.ts'
import type { BusyTime } from '../rules/busy.ts'
import { dayAt } from '../rules/calendar-days.ts'
import { isDuring, startOf } from './busy-slots.server.ts'

/** What a calendar took from somebody and gives up again is offered only when it stays free (`quietMinutes`). */
export async function noteFreed(tx: Transaction, times: BusyTime[], now: Date): Promise<void> {
  if (times.length === 0) return
  const at = (milliseconds: number) => new Date(milliseconds).toISOString()
  const [starts, ends] = [times.map(({ start }) => at(start)), times.map(({ end }) => at(end))]
  await tx.execute(sql`
    UPDATE waitlist_offers AS offer SET freed_at = ${now.toISOString()}::timestamptz
    WHERE offer.state = 'withdrawn' AND offer.date >= ${dayAt(now)}::date AND EXISTS (
      SELECT FROM unnest(${sql.param(starts)}::timestamptz[], ${sql.param(ends)}::timestamptz[]) AS busy (starts_at, ends_at)
      WHERE ${sql.raw(isDuring(startOf('offer')))})`)
}
