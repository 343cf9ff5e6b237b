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
 * What the site says, as it was published: of each item the one with the highest number counts. There is none as long as
 * an item is as delivered (`content/`), which is number 0.
 */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    /** 'company' */
    kind: text().notNull(),
    /** Its id; '' of a kind that there is one of. */
    item: text().notNull().default(''),
    number: integer().notNull(),
    /** A withdrawn one is not on the site: its body is how it was. */
    state: text({ enum: ['published', 'withdrawn'] })
      .notNull()
      .default('published'),
    /** Of a withdrawn one: the item that takes its place. */
    successor: text(),
    /** All fields, as the kind's schema reads them. */
    body: jsonb().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    publishedBy: uuid('published_by').notNull(),
    /** The number that was brought back, if it was. */
    broughtBack: integer('brought_back'),
    /** Why, in the words of whoever published it. */
    note: text(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.item, table.number] }),
    index('content_revisions_at').on(table.publishedAt),
  ],
)

/** What somebody is changing and has not published: the form as it was last typed. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    kind: text().notNull(),
    item: text().notNull().default(''),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** The number that the form began with. */
    base: integer().notNull(),
    /** What it began with, where that was delivered: a release may deliver something else under the same number. */
    begun: jsonb(),
    form: jsonb().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    /** When the page in which it was typed was opened: one of several that its writer has open. */
    openedAt: timestamp('opened_at', { withTimezone: true }),
    /** When it is to be published by itself. */
    publishAt: timestamp('publish_at', { withTimezone: true }),
    /** What its revision is to say of why. */
    note: text(),
    /** Why it was not published, in words; a colleague stands in them by their account. */
    refusal: text(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.item, table.userId] })],
)

/** The last parts of all addresses that an item had: they lead to it, and are never given to another. */
export const contentAddresses = pgTable(
  'content_addresses',
  {
    kind: text().notNull(),
    slug: text().notNull(),
    item: text().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
)

/** A draft that somebody without an account may look at. */
export const contentPreviews = pgTable('content_previews', {
  /** SHA-256 of the token in the link, hex. */
  tokenHash: text('token_hash').primaryKey(),
  kind: text().notNull(),
  item: text().notNull(),
  form: jsonb().notNull(),
  madeBy: uuid('made_by')
    .notNull()
    .references(() => users.uid, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
