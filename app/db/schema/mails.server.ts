import { sql } from 'drizzle-orm'
import {
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { mailKinds, mailStatuses } from '../../rules/mail.ts'
import { enquiryAttachments } from './enquiries.server.ts'

/**
 * The outbox: a mail is written in the same transaction as what causes it, and sent afterwards. The row
 * is the whole mail, so that a retry sends the same, and staff see what was sent.
 */
export const mails = pgTable(
  'mails',
  {
    /** The Message-ID without its brackets, the same at every attempt. */
    id: text().primaryKey(),
    kind: text({ enum: mailKinds }).notNull(),
    /** Id of the enquiry, the appointment or the member of the team that it is about. */
    about: uuid().notNull(),
    recipient: text().notNull(),
    replyTo: text('reply_to'),
    /** Id of the mail that it answers: mail programs show both as one conversation. */
    inReplyTo: text('in_reply_to'),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** An iCalendar object with its METHOD; mail programs offer it as an event. */
    ics: text(),
    status: text({ enum: mailStatuses }).notNull(),
    attempts: smallint().notNull().default(0),
    /** How many of them the mail server broke off when it had the whole mail: each may have delivered it. */
    unanswered: smallint().notNull().default(0),
    /** What the mail server said last; staff see it. */
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it is tried next, while it waits. Also keeps other processes off a mail that is being sent. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** While a process is sending it: since when. Left behind by one that died over it. */
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When the mailer gave it up last. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
  },
  (table) => [
    index('mails_due')
      .on(table.dueAt)
      .where(sql`status = 'waiting'`),
    index('mails_about').on(table.about),
    index('mails_by_status').on(table.status, table.createdAt),
    index('mails_by_time').on(table.createdAt),
    index('mails_by_sending')
      .on(table.sentAt)
      .where(sql`sent_at IS NOT NULL`),
    index('mails_by_recipient').on(sql`lower(recipient)`),
    index('mails_by_reply_to').on(sql`lower(reply_to)`),
    check(
      'mail_status_is_known',
      sql`status IN ('waiting', 'sent', 'failed', 'kept', 'dismissed')`,
    ),
  ],
)

/** What is attached to which mail: to each of its copies too, when it was sent once more. */
export const mailAttachments = pgTable(
  'mail_attachments',
  {
    mailId: text('mail_id')
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    attachmentId: uuid('attachment_id')
      .notNull()
      .references(() => enquiryAttachments.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.mailId, table.attachmentId] }),
    index('mail_attachments_of').on(table.attachmentId),
  ],
)
