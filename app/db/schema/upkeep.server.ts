import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  integer,
  pgTable,
  text,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core'

/**
 * How often what was asked for; the columns are those of rate-limiter-flexible. Unlogged (see its
 * migration): counting costs no fsync, and a crash may forget the counts.
 */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
})

/**
 * One row, made by its migration: random, so that no two databases have the same, and shared by all processes
 * on this one. Left out of backups.
 */
export const secrets = pgTable(
  'secrets',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    /** Keys the fingerprints in `rate_limits`. */
    rateLimitKey: text('rate_limit_key').notNull(),
  },
  () => [check('secrets_has_one_row', sql`only_row`)],
)

/** What runs by the clock: once for all processes on this database; and when the last backup was made. Left out of backups. */
export const jobRuns = pgTable('job_runs', {
  job: text().primaryKey(),
  /** The last hour at which it was due and for which it was run. */
  doneFor: timestamp('done_for', { withTimezone: true }),
  /** Until then it is left to the process that claimed it. */
  claimedUntil: timestamp('claimed_until', { withTimezone: true }),
})
