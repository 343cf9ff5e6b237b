import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Calendars of ours whose busy times close slots. */
export const busyCalendars = pgTable('busy_calendars', {
  id: uuid().primaryKey().defaultRandom(),
  /** Whose it is, in the words of who added it. */
  label: text().notNull(),
  /** Where it is read. A secret, and no hash: it has to be asked for again and again. */
  address: text().notNull().unique(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  addedBy: uuid('added_by'),
  /** When it is read next; whoever reads it moves this on first, and keeps others off so. */
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  /** When the last reading that went well began. */
  readAt: timestamp('read_at', { withTimezone: true }),
  /** When the last one began that found the calendar changed, or read it anew on a new day. */
  wholeAt: timestamp('whole_at', { withTimezone: true }),
  etag: text(),
  lastModified: text('last_modified'),
  /** The first of the readings that failed since. */
  failedSince: timestamp('failed_since', { withTimezone: true }),
  /** Why the last one failed, as `rules/busy.ts` knows it. */
  failure: text(),
})

/** Nothing of an event but when it is; those that touch are one. */
export const busyTimes = pgTable(
  'busy_times',
  {
    calendarId: uuid('calendar_id')
      .notNull()
      .references(() => busyCalendars.id, { onDelete: 'cascade' }),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.calendarId, table.startsAt, table.endsAt] }),
    index('busy_times_during').using('gist', sql`tstzrange(starts_at, ends_at)`),
  ],
)
