import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'

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
