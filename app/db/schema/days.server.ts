import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { defaultRules, longestClosedReason, ruleBounds } from '../../rules/booking.ts'
import { users } from './people.server.ts'

/** Dates are calendar days in Asia/Kolkata, here and in all other tables. */
export const appointmentDays = pgTable(
  'appointment_days',
  {
    date: date({ mode: 'string' }).primaryKey(),
    /** Closed by staff: no slot can be booked and the nightly job leaves it alone. */
    closed: boolean().notNull().default(false),
    /** Why it is closed, as visitors read it on the day. What is mailed to whoever had booked is another text. */
    closedReason: text('closed_reason'),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull().defaultNow(),
  },
  () => [
    check(
      'only_a_closed_day_has_a_short_reason',
      sql.raw(
        `closed_reason IS NULL OR (closed AND length(closed_reason) BETWEEN 1 AND ${longestClosedReason})`,
      ),
    ),
  ],
)

export const appointmentSlots = pgTable(
  'appointment_slots',
  {
    date: date({ mode: 'string' })
      .notNull()
      .references(() => appointmentDays.date),
    /** 'HH:MM', 24 hours, Asia/Kolkata. */
    time: text().notNull(),
    booked: boolean().notNull().default(false),
    /** Taken out by staff: nobody sees it, and it can be opened again. */
    closed: boolean().notNull().default(false),
    /** Offered to somebody who waited for a slot: nobody else books it, but for staff. */
    heldFor: uuid('held_for').references(() => users.uid, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.date, table.time] }),
    uniqueIndex('one_held_slot_per_person')
      .on(table.heldFor)
      .where(sql`held_for IS NOT NULL`),
    check('a_closed_slot_is_not_booked', sql`NOT (closed AND booked)`),
    check('slot_time_is_a_time_of_day', sql`time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
)

/** The week that staff offer outside of any season; the nightly job opens days from it. */
export const weeklyTemplate = pgTable(
  'weekly_template',
  {
    /** 1 = Monday … 7 = Sunday (ISO 8601). */
    weekday: smallint().notNull(),
    time: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weekday, table.time] }),
    check('template_weekday_is_iso', sql`weekday BETWEEN 1 AND 7`),
    check('template_time_is_a_time_of_day', sql`time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
)

/** A part of the year with a week of its own. No two have a day in common (see save-season.server.ts). */
export const seasons = pgTable(
  'seasons',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** Both days included. */
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    toDate: date('to_date', { mode: 'string' }).notNull(),
    /** Month and day alone count, also across the turn of the year. */
    eachYear: boolean('each_year').notNull(),
  },
  () => [
    check('season_has_a_name', sql`length(name) BETWEEN 1 AND 40`),
    check('season_ends_within_a_year', sql`to_date BETWEEN from_date AND from_date + 364`),
  ],
)

/** The slots of a season's week. */
export const seasonSlots = pgTable(
  'season_slots',
  {
    seasonId: uuid('season_id')
      .notNull()
      .references(() => seasons.id, { onDelete: 'cascade' }),
    /** 1 = Monday … 7 = Sunday (ISO 8601). */
    weekday: smallint().notNull(),
    time: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.seasonId, table.weekday, table.time] }),
    check('season_weekday_is_iso', sql`weekday BETWEEN 1 AND 7`),
    check('season_time_is_a_time_of_day', sql`time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
)

/** Holidays that staff decided to work on: they are not proposed again. */
export const holidaysLeftOpen = pgTable('holidays_left_open', {
  date: date({ mode: 'string' }).primaryKey(),
  decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  decidedBy: uuid('decided_by'),
})

/** What staff decided about booking online: one row, or none while nothing was changed. */
export const bookingRules = pgTable(
  'booking_rules',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    minimumNoticeMinutes: integer('minimum_notice_minutes')
      .notNull()
      .default(defaultRules.minimumNoticeMinutes),
    horizonDays: integer('horizon_days').notNull().default(defaultRules.horizonDays),
    mostAhead: integer('most_ahead').notNull().default(defaultRules.mostAhead),
  },
  () => [
    check('booking_rules_has_one_row', sql`only_row`),
    check(
      'minimum_notice_is_sensible',
      within('minimum_notice_minutes', ruleBounds.minimumNoticeMinutes),
    ),
    check('horizon_is_sensible', within('horizon_days', ruleBounds.horizonDays)),
    check('most_ahead_is_sensible', within('most_ahead', ruleBounds.mostAhead)),
  ],
)

function within(column: string, { least, most }: { least: number; most: number }) {
  return sql.raw(`${column} BETWEEN ${least} AND ${most}`)
}
