import { asc, eq, gt, lte, or, sql } from 'drizzle-orm'
import { auditLog } from '../audit-log/audit-log.server.ts'
import type { Database, Queries } from '../db/database.server.ts'
import { busyCalendars, busyTimes } from '../db/schema/busy.server.ts'
import { tellOfSlotsDuring } from '../booking/slot-changes.server.ts'
import {
  failureWords,
  longestLabel,
  maskedAddress,
  mostCalendars,
  readCalendarAddress,
  type ReadCalendar,
} from '../rules/busy.ts'
import { addDays, dayAt, instantOf } from '../rules/calendar-days.ts'
import { oneLine } from '../rules/typed-text.ts'
import type { SignedInUser } from '../rules/user.ts'
import { dueAfter, impossiblyLate, keepReading } from './keep-reading.server.ts'

/** A calendar as staff see it: never with its address. */
export interface BusyCalendar {
  id: string
  label: string
  /** 'calendar.google.com …3f9a' */
  masked: string
  readAt: Date | null
  failedSince: Date | null
  /** Why, and what to do. */
  failure: string | null
  /** How many busy times there are in the next days. */
  ahead: number
}

/** How far the figure on the page looks. */
export const daysCounted = 60

export async function busyCalendarList(db: Queries, now: Date): Promise<BusyCalendar[]> {
  const counted = instantOf(addDays(dayAt(now), daysCounted), '00:00').toISOString()
  const rows = await db
    .select({
      id: busyCalendars.id,
      label: busyCalendars.label,
      address: busyCalendars.address,
      readAt: busyCalendars.readAt,
      failedSince: busyCalendars.failedSince,
      failure: busyCalendars.failure,
      ahead: sql<number>`(SELECT count(*)::int FROM busy_times
        WHERE calendar_id = busy_calendars.id
          AND tstzrange(starts_at, ends_at) && tstzrange(${now.toISOString()}, ${counted}))`,
    })
    .from(busyCalendars)
    .orderBy(asc(busyCalendars.label), asc(busyCalendars.addedAt))
  return rows.map(({ address, failure, ...row }) => ({
    ...row,
    masked: maskedAddress(address),
    failure: failure && failureWords(failure),
  }))
}

export async function countBusyCalendars(db: Queries): Promise<number> {
  return db.$count(busyCalendars)
}

export interface FailingCalendar {
  id: string
  label: string
  since: Date
  failure: string
}

/** Those whose last reading failed. */
export async function failingCalendars(db: Queries): Promise<FailingCalendar[]> {
  const rows = await db
    .select({
      id: busyCalendars.id,
      label: busyCalendars.label,
      since: busyCalendars.failedSince,
      failure: busyCalendars.failure,
    })
    .from(busyCalendars)
    .where(sql`${busyCalendars.failedSince} IS NOT NULL`)
    .orderBy(asc(busyCalendars.label))
  return rows.map(({ id, label, since, failure }) => ({
    ...{ id, label, since: since! },
    failure: failureWords(failure ?? ''),
  }))
}

export type Added = { ok: true; id: string; ahead: number } | { ok: false; message: string }

interface By {
  staff: SignedInUser
  now: Date
}

/** Adds a calendar that can be read; one that can't is not added, and why is said. */
export async function addBusyCalendar(
  db: Database,
  read: ReadCalendar,
  { label: typed, pasted, staff, now }: By & { label: string; pasted: string },
): Promise<Added> {
  const label = oneLine(typed).slice(0, longestLabel)
  if (!label) return { ok: false, message: 'Say whose calendar it is.' }
  const given = readCalendarAddress(pasted)
  if (!given.ok) return given
  const { address } = given
  const before = await db.queries.select().from(busyCalendars)
  const same = before.find((one) => one.address === address)
  if (same) return { ok: false, message: `This calendar is there already: ${same.label}.` }
  if (before.length >= mostCalendars)
    return { ok: false, message: `There are ${mostCalendars} calendars already. Remove one first.` }

  const reading = await read({ address, now })
  if (!reading.ok) return { ok: false, message: failureWords(reading.failure) }
  const id = await insert(db, { label, address, staff, now })
  if (!id) return { ok: false, message: 'This calendar is there already.' }
  await keepReading(db, { id, reading, began: now })
  const [added] = (await busyCalendarList(db.queries, now)).filter((one) => one.id === id)
  return { ok: true, id, ahead: added?.ahead ?? 0 }
}

/** Undefined when somebody else was first, with the same address. */
async function insert(
  db: Database,
  { label, address, staff, now }: By & { label: string; address: string },
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(busyCalendars)
      .values({ label, address, addedAt: now, addedBy: staff.uid, dueAt: dueAfter(now) })
      .onConflictDoNothing()
      .returning({ id: busyCalendars.id })
    if (!added) return undefined
    const subject = added.id
    await auditLog.record(tx, { at: now, by: staff, action: 'busy-calendar-added', subject })
    return subject
  })
}

/** Its times go with it. Whether it was there. */
export async function removeBusyCalendar(
  db: Database,
  { id, staff, now }: By & { id: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const times = await tx
      .select({ start: busyTimes.startsAt, end: busyTimes.endsAt })
      .from(busyTimes)
      .where(eq(busyTimes.calendarId, id))
    const removed = await tx
      .delete(busyCalendars)
      .where(eq(busyCalendars.id, id))
      .returning({ id: busyCalendars.id })
    if (removed.length === 0) return false
    await auditLog.record(tx, {
      ...{ at: now, by: staff, action: 'busy-calendar-removed', subject: id },
    })
    const freed = times.map(({ start, end }) => ({ start: +start, end: +end }))
    await tellOfSlotsDuring(tx, freed, dayAt(now))
    return true
  })
}

/** Claims the calendars that are due: whoever is first reads them, others find them due later. */
export async function claimDue(db: Queries, now: Date) {
  return db
    .update(busyCalendars)
    .set({ dueAt: dueAfter(now) })
    .where(or(lte(busyCalendars.dueAt, now), gt(busyCalendars.dueAt, impossiblyLate(now))))
    .returning()
}

/** The same of one that is read out of turn; undefined when it is gone. */
export async function claimOne(db: Queries, id: string, now: Date) {
  const [calendar] = await db
    .update(busyCalendars)
    .set({ dueAt: dueAfter(now) })
    .where(eq(busyCalendars.id, id))
    .returning()
  return calendar
}
