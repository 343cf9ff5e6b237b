import type { Logger } from 'pino'
import type { Database } from '../db/database.server.ts'
import type { busyCalendars } from '../db/schema/busy.server.ts'
import type { ReadCalendar, Reading } from '../rules/busy.ts'
import { dayAt } from '../rules/calendar-days.ts'
import { claimDue, claimOne } from './busy-calendars.server.ts'
import { keepReading } from './keep-reading.server.ts'

interface Work {
  db: Database
  read: ReadCalendar
  now: () => Date
  log: Logger
  /** Aborted when the process begins to stop. */
  stopping?: AbortSignal | undefined
}

/** Reads the calendars whose time has come, each once, whatever number of processes does the same. */
export async function readDueCalendars(work: Work): Promise<void> {
  // One after the other: a calendar that takes its ten seconds is no reason to hurry with the others.
  for (const calendar of await claimDue(work.db.queries, work.now())) {
    if (!work.stopping?.aborted) await readOne(work, calendar)
  }
}

/** Reads one at once; undefined when it is not there any more. */
export async function readNow(work: Work, id: string): Promise<Reading | undefined> {
  const calendar = await claimOne(work.db.queries, id, work.now())
  return calendar && readOne(work, calendar)
}

async function readOne(
  { db, read, now, log, stopping }: Work,
  calendar: typeof busyCalendars.$inferSelect,
): Promise<Reading> {
  const { id, address, etag, lastModified, wholeAt, failedSince } = calendar
  const began = now()
  // What was worked out on another day ends a day too early.
  const isOfToday = wholeAt !== null && dayAt(wholeAt) === dayAt(began)
  const known = isOfToday && (etag || lastModified) ? { etag, lastModified } : undefined
  const reading = await read({ address, now: began, signal: stopping, ...(known && { known }) })
  // What was broken off says nothing of the calendar.
  if (stopping?.aborted) return reading
  await keepReading(db, { id, reading, began })
  if (!reading.ok && !failedSince)
    log.warn({ calendar: id, failure: reading.failure }, 'a busy calendar could not be read')
  return reading
}
