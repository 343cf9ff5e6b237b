import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './people.server.ts'

/**
 * What the site says, as it was published: the one with the highest number counts. There is none as long as the
 * content is as delivered (`content/`), which is number 0.
 */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    /** 'company' */
    kind: text().notNull(),
    number: integer().notNull(),
    /** All fields, as the kind's schema reads them. */
    body: jsonb().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    publishedBy: uuid('published_by').notNull(),
    /** The number that was brought back, if it was. */
    broughtBack: integer('brought_back'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.number] }),
    index('content_revisions_at').on(table.publishedAt),
  ],
)

/** What somebody is changing and has not published: the form as it was last typed. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    kind: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** The number that the form began with. */
    base: integer().notNull(),
    form: jsonb().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.userId] })],
)
