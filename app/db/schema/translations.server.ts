import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Translations that somebody in the office has read or written. Of a text that has none here the delivered one counts
 * (`content/words`), which a machine has written.
 */
export const translations = pgTable(
  'translations',
  {
    language: text({ enum: ['ml', 'hi'] }).notNull(),
    /** SHA-256 of the English, hex: an index takes no text of any length. */
    key: text().notNull(),
    /** What it is a translation of. */
    english: text().notNull(),
    text: text().notNull(),
    state: text({ enum: ['checked', 'approved'] }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** Account of the member of staff; leads nowhere once it is gone. */
    changedBy: uuid('changed_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.key] }),
    check('a_translation_is_into_a_language_of_the_site', sql`language IN ('ml', 'hi')`),
    check('a_translation_is_checked_or_approved', sql`state IN ('checked', 'approved')`),
    check('a_translation_says_something', sql`text <> ''`),
  ],
)
