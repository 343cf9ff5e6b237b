import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { languages } from '../../../content/language/languages.ts'
import { enquiryOutcomes, lostReasonNames } from '../../rules/enquiry-ending.ts'
import { enquiryInterests, enquiryKinds, enquiryStatuses } from '../../rules/enquiry.ts'
import { fileContents } from './files.server.ts'
import { users } from './people.server.ts'

/** What PostgreSQL searches text by; written by the database itself. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Made with the form it was sent by, and the same each time that this form is sent. */
    formId: uuid('form_id'),
    /** Made by the browser of the form's id and what was typed: whatever comes under it again is this enquiry, also a month later. */
    onceId: uuid('once_id').unique(),
    /** 'RM-48215': what the visitor and we call it. Older enquiries have none. */
    reference: text().unique(),
    kind: text({ enum: enquiryKinds }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    company: text(),
    interest: text({ enum: enquiryInterests }),
    /** A product of the catalogue at the time; later catalogues may lack it. */
    productId: text('product_id'),
    colour: text(),
    /** Exactly which machine, as the text of `?view=` on its page; null where it was not asked for in 3D. */
    view: text(),
    /** Its picture as the visitor saw it, where there is one. */
    pictureId: uuid('picture_id').references(() => fileContents.id, { onDelete: 'set null' }),
    pictureBytes: integer('picture_bytes'),
    message: text().notNull(),
    /** Of the privacy page that the visitor saw. */
    consentVersion: text('consent_version').notNull(),
    /** Of the site as it was asked on: what we write to them is in it. */
    language: text({ enum: languages }).notNull().default('en'),
    /** Path of the page it was sent from. */
    page: text(),
    /** Where the visitor had come from, without its query. */
    referrer: text(),
    /** Who was signed in when it was sent. */
    userId: uuid('user_id').references(() => users.uid, { onDelete: 'set null' }),
    status: text({ enum: enquiryStatuses }).notNull().default('new'),
    statusChangedAt: timestamp('status_changed_at', { withTimezone: true }),
    /** How it came out, of those that are done; nobody has to say. */
    outcome: text({ enum: enquiryOutcomes }),
    lostReason: text('lost_reason', { enum: lostReasonNames }),
    /** Of staff, about somebody who did not buy. */
    lostWords: text('lost_words'),
    /** One of the staff at the time. */
    assigneeEmail: text('assignee_email'),
    firstAnsweredAt: timestamp('first_answered_at', { withTimezone: true }),
    /** The day in India on which staff want to be reminded of it; only open ones are. */
    followUpOn: date('follow_up_on', { mode: 'string' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /**
     * All words that staff search by, in one spelling (see the migration). Addresses are taken apart; a phone number is
     * found with and without its country, however it was written.
     */
    search: tsvector().generatedAlwaysAs(
      sql.raw(
        `to_tsvector('simple', one_spelling(translate(` +
          `name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || ` +
          `coalesce(regexp_replace(phone, '\\D', '', 'g'), '') || ' ' || ` +
          `coalesce(right(regexp_replace(phone, '\\D', '', 'g'), 10), '') || ' ' || ` +
          `coalesce(company, '') || ' ' || coalesce(product_id, '') || ' ' || message, ` +
          `'@.-_+/', '      ')))`,
      ),
    ),
    /** SHA-256 of person and content: finds the same enquiry sent twice. */
    contentHash: text('content_hash').notNull(),
  },
  (table) => [
    index('enquiries_by_status').on(table.status, table.createdAt),
    index('enquiries_to_follow_up')
      .on(table.followUpOn)
      .where(sql`follow_up_on IS NOT NULL AND status IN ('new', 'in_progress')`),
    index('enquiries_open_by_assignee')
      .on(table.assigneeEmail)
      .where(sql`assignee_email IS NOT NULL AND status IN ('new', 'in_progress')`),
    index('enquiries_by_time').on(table.createdAt, table.id),
    index('enquiries_by_email').on(table.email),
    index('enquiries_by_person').on(sql`lower(email)`),
    // Without a list of what is pending: the embedded database has nobody who would sort it in.
    index('enquiries_by_words').using('gin', table.search).with({ fastupdate: false }),
    index('enquiries_by_parts')
      .using('gin', sql`person_parts(name, email, phone)`)
      .with({ fastupdate: false }),
    index('enquiries_by_picture')
      .on(table.pictureId)
      .where(sql`picture_id IS NOT NULL`),
    index('enquiries_by_content').on(table.contentHash, table.createdAt),
    // What was changed before it was sent again is another enquiry: nothing that was acknowledged is lost.
    uniqueIndex('one_enquiry_per_form_and_content')
      .on(table.formId, table.contentHash)
      .where(sql`form_id IS NOT NULL`),
    check('enquiry_language_is_known', sql`language IN ('en', 'ml', 'hi')`),
    check('enquiry_kind_is_known', sql`kind IN ('contact', 'quote', 'demo')`),
    check('enquiry_outcome_is_known', sql`outcome IN ('won', 'lost')`),
    check('only_done_enquiries_have_an_outcome', sql`outcome IS NULL OR status = 'done'`),
    check(
      'lost_enquiries_alone_have_a_reason',
      sql`(lost_reason IS NOT NULL) = (outcome IS NOT DISTINCT FROM 'lost')`,
    ),
    check('enquiry_status_is_known', sql`status IN ('new', 'in_progress', 'done', 'spam')`),
  ],
)

/** What staff write to each other about an enquiry; never changed, so that none is lost. */
export const enquiryNotes = pgTable(
  'enquiry_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    enquiryId: uuid('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    authorId: uuid('author_id'),
    authorEmail: text('author_email').notNull(),
    text: text().notNull(),
  },
  (table) => [index('enquiry_notes_by_enquiry').on(table.enquiryId, table.at)],
)

/**
 * Files for answers, checked by what they are. One that no mail has is waiting for the answer of whoever attached it. Removed
 * with its content.
 */
export const enquiryAttachments = pgTable(
  'enquiry_attachments',
  {
    id: uuid().primaryKey().defaultRandom(),
    enquiryId: uuid('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    contentId: uuid('content_id')
      .notNull()
      .references(() => fileContents.id, { onDelete: 'cascade' }),
    /** As it was called by whoever attached it. */
    name: text().notNull(),
    /** Media type, by its first bytes. */
    type: text().notNull(),
    bytes: integer().notNull(),
    /** SHA-256, hex: the same file attached twice is one. */
    sha256: text().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    addedBy: uuid('added_by').notNull(),
  },
  (table) => [
    index('enquiry_attachments_by_enquiry').on(table.enquiryId, table.addedAt),
    index('enquiry_attachments_content').on(table.contentId),
  ],
)

/** Texts that all staff answer with. */
export const savedAnswers = pgTable('saved_answers', {
  id: uuid().primaryKey().defaultRandom(),
  title: text().notNull(),
  text: text().notNull(),
  /** One more with each change: a form says which one it began with. */
  version: integer().notNull().default(1),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  /** Account of the member of staff; leads nowhere once it is gone. */
  changedBy: uuid('changed_by'),
})
