import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { QuoteLine } from '../../rules/quotes.ts'
import { enquiries, enquiryAttachments } from './enquiries.server.ts'
import { mails } from './mails.server.ts'

/** How many numbers a year has given away: one is never given twice, also when its quote was thrown away. */
export const quoteNumbers = pgTable('quote_numbers', {
  year: smallint().primaryKey(),
  last: integer().notNull(),
})

/** Quotes as their papers say them. Each version is a row; gone with its paper, and so with the person. */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid().primaryKey(),
    enquiryId: uuid('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    number: text().notNull(),
    version: integer().notNull(),
    /** For whom, where its paper says that otherwise than they wrote it. */
    recipient: text().notNull().default(''),
    lines: jsonb().$type<QuoteLine[]>().notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    terms: text().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    madeBy: uuid('made_by').notNull(),
    /** Its paper. */
    attachmentId: uuid('attachment_id')
      .notNull()
      .references(() => enquiryAttachments.id, { onDelete: 'cascade' }),
    /** The answer that it went along with; null as long as it was not sent. */
    mailId: text('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    /** SHA-256 of the token in the address of its page, hex. */
    tokenHash: text('token_hash'),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    /** What they asked, by the page. */
    asked: text(),
    askedAt: timestamp('asked_at', { withTimezone: true }),
    /** It was accepted or asked about, and nobody has answered whoever did. */
    waits: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('quotes_version').on(table.number, table.version),
    uniqueIndex('quotes_token')
      .on(table.tokenHash)
      .where(sql`token_hash IS NOT NULL`),
    index('quotes_by_enquiry').on(table.enquiryId, table.madeAt),
    index('quotes_waiting')
      .on(table.enquiryId)
      .where(sql`waits`),
    index('quotes_attachment').on(table.attachmentId),
    index('quotes_mail').on(table.mailId),
    check('quote_questions_have_a_time', sql`(asked IS NULL) = (asked_at IS NULL)`),
  ],
)
