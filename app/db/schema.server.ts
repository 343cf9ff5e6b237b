import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { enquiryInterests, enquiryKinds, enquiryStatuses } from '../enquiries/enquiry.ts'
import { mailKinds, mailStatuses } from '../mail/mail.server.ts'

/** The words of this file are the words of the whole project. Dates are calendar days in Asia/Kolkata. */

export const users = pgTable('users', {
  uid: uuid().primaryKey().defaultRandom(),
  /** The issuer's `sub`: Google's, or the local issuer's in local mode. */
  googleSub: text('google_sub').notNull().unique(),
  name: text().notNull().default('Anonymous'),
  email: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, hex: the table alone signs nobody in. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
)

/**
 * A sign-in between our redirect to the issuer and its answer: at most ten minutes, used once. The
 * state and the browser's cookie are both needed to take it, and only their hashes are stored.
 */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** SHA-256 of the `state` sent to the issuer, hex. */
    stateHash: text('state_hash').primaryKey(),
    /** SHA-256 of the cookie of the browser that started it, hex; one browser may have several under way. */
    browserHash: text('browser_hash').notNull(),
    nonce: text().notNull(),
    codeVerifier: text('code_verifier').notNull(),
    /** A path on this site. */
    returnTo: text('return_to').notNull(),
    popup: boolean().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_attempts_expiry').on(table.expiresAt)],
)

export const appointmentDays = pgTable('appointment_days', {
  date: date({ mode: 'string' }).primaryKey(),
  /** Closed by staff: no slot can be booked and the nightly job leaves it alone. */
  closed: boolean().notNull().default(false),
  openedAt: timestamp('opened_at', { withTimezone: true }).notNull().defaultNow(),
})

export const appointmentSlots = pgTable(
  'appointment_slots',
  {
    date: date({ mode: 'string' })
      .notNull()
      .references(() => appointmentDays.date),
    /** 'HH:MM', 24 hours, Asia/Kolkata. */
    time: text().notNull(),
    booked: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.date, table.time] }),
    check('slot_time_is_a_time_of_day', sql`time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
)

export const appointmentStatuses = ['booked', 'cancelled', 'completed', 'no_show'] as const

export const appointments = pgTable(
  'appointments',
  {
    id: uuid().primaryKey().defaultRandom(),
    date: date({ mode: 'string' }).notNull(),
    time: text().notNull(),
    userId: uuid('user_id').references(() => users.uid, { onDelete: 'set null' }),
    userName: text('user_name').notNull(),
    userEmail: text('user_email').notNull(),
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    status: text({ enum: appointmentStatuses }).notNull().default('booked'),
  },
  (table) => [
    foreignKey({
      name: 'appointments_slot',
      columns: [table.date, table.time],
      foreignColumns: [appointmentSlots.date, appointmentSlots.time],
    }),
    uniqueIndex('one_live_appointment_per_slot')
      .on(table.date, table.time)
      .where(sql`status <> 'cancelled'`),
    uniqueIndex('one_live_appointment_per_user_and_day')
      .on(table.userId, table.date)
      .where(sql`status <> 'cancelled'`),
    index('appointments_user').on(table.userId, table.date),
    check(
      'appointment_status_is_known',
      sql`status IN ('booked', 'cancelled', 'completed', 'no_show')`,
    ),
  ],
)

/** The week staff offer; the nightly job opens days from it. */
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

export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: enquiryKinds }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    company: text(),
    interest: text({ enum: enquiryInterests }),
    /** A product of the catalogue at the time; later catalogues may lack it. */
    productId: text('product_id'),
    colour: text(),
    message: text().notNull(),
    /** The consent text that the visitor saw: see `consents`. */
    consentVersion: text('consent_version').notNull(),
    /** Path of the page it was sent from. */
    page: text(),
    /** Where the visitor had come from, without its query. */
    referrer: text(),
    /** Who was signed in when it was sent. */
    userId: uuid('user_id').references(() => users.uid, { onDelete: 'set null' }),
    status: text({ enum: enquiryStatuses }).notNull().default('new'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** SHA-256 of person and content: finds the same enquiry sent twice. */
    contentHash: text('content_hash').notNull(),
  },
  (table) => [
    index('enquiries_by_status').on(table.status, table.createdAt),
    index('enquiries_by_email').on(table.email),
    index('enquiries_by_content').on(table.contentHash, table.createdAt),
    check('enquiry_kind_is_known', sql`kind IN ('contact', 'quote', 'demo')`),
    check('enquiry_status_is_known', sql`status IN ('new', 'in_progress', 'done', 'spam')`),
  ],
)

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
    /** Id of the enquiry or appointment that it is about. */
    about: uuid().notNull(),
    recipient: text().notNull(),
    replyTo: text('reply_to'),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** An iCalendar object with its METHOD; mail programs offer it as an event. */
    ics: text(),
    status: text({ enum: mailStatuses }).notNull(),
    attempts: smallint().notNull().default(0),
    /** What the mail server said last; staff see it. */
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it is tried next, while it waits. Also keeps other processes off a mail that is being sent. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('mails_due')
      .on(table.dueAt)
      .where(sql`status = 'waiting'`),
    index('mails_about').on(table.about),
    index('mails_by_status').on(table.status, table.createdAt),
    check('mail_status_is_known', sql`status IN ('waiting', 'sent', 'failed', 'kept')`),
  ],
)

export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Who did it; null for the system's own jobs. */
    userId: uuid('user_id'),
    action: text().notNull(),
    /** What it was done to, e.g. an appointment's id. Never a name or an e-mail. */
    subject: text().notNull(),
    details: jsonb(),
  },
  (table) => [index('audit_log_subject').on(table.subject)],
)

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
