import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { languages } from '../../../content/language/languages.ts'
import { appointmentPurposes } from '../../rules/booking.ts'
import { meetingWays } from '../../rules/visit-details.ts'
import { appointmentSlots } from './days.server.ts'
import { enquiries } from './enquiries.server.ts'
import { mails } from './mails.server.ts'
import { users } from './people.server.ts'

export const appointmentStatuses = ['booked', 'cancelled', 'completed', 'no_show'] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

export const appointments = pgTable(
  'appointments',
  {
    id: uuid().primaryKey().defaultRandom(),
    date: date({ mode: 'string' }).notNull(),
    time: text().notNull(),
    userId: uuid('user_id').references(() => users.uid, { onDelete: 'set null' }),
    userName: text('user_name').notNull(),
    /** In lower case; none when staff booked for somebody on the phone who gave none. */
    userEmail: text('user_email'),
    /** As staff wrote it down, or the visitor. */
    phone: text(),
    /** Of that telephone; null where nobody said. */
    whatsapp: boolean(),
    company: text(),
    /** How many come. */
    visitors: smallint(),
    meet: text({ enum: meetingWays }).notNull().default('workshop'),
    /** To a meeting by video: staff type it. */
    videoLink: text('video_link'),
    /** What the visitor said on the day. */
    lateMinutes: smallint('late_minutes'),
    lateAt: timestamp('late_at', { withTimezone: true }),
    /** When the visitor last changed what they had told us. */
    detailsChangedAt: timestamp('details_changed_at', { withTimezone: true }),
    purpose: text({ enum: appointmentPurposes }).notNull().default('visit'),
    /** The product of a demo, or that a visit is about; later catalogues may lack it. */
    productId: text('product_id'),
    /** What the visitor wants to say beforehand. */
    note: text(),
    /** Of the site as it was booked on: what we write to them is in it. */
    language: text({ enum: languages }).notNull().default('en'),
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
    /** The member of staff who booked it for somebody. */
    bookedByStaff: uuid('booked_by_staff'),
    status: text({ enum: appointmentStatuses }).notNull().default('booked'),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    cancelledBy: text('cancelled_by', { enum: ['visitor', 'staff'] }),
    /** What staff told the visitor. */
    cancelReason: text('cancel_reason'),
    /** The day before. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    /** Once more, shortly before. */
    remindedTodayAt: timestamp('reminded_today_at', { withTimezone: true }),
    movedAt: timestamp('moved_at', { withTimezone: true }),
    /** How often it was moved: of an event's versions calendars show the one with the highest. */
    sequence: integer().notNull().default(0),
    /** Cancelled by staff, with a link to choose another slot: SHA-256 of the link's token, hex. */
    offerHash: text('offer_hash'),
    /** The cancelled appointment whose offer led to this one. */
    insteadOf: uuid('instead_of'),
    /** The proposal of times, in an answer of ours, that led to it. */
    proposalId: uuid('proposal_id'),
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
    // Also for people who were booked by phone and never signed in.
    uniqueIndex('one_live_appointment_per_email_and_day')
      .on(table.userEmail, table.date)
      .where(sql`status <> 'cancelled'`),
    index('appointments_user').on(table.userId, table.date),
    index('appointments_by_email').on(table.userEmail),
    index('appointments_by_phone')
      .on(sql`right(regexp_replace(${table.phone}, '\\D', '', 'g'), 10)`)
      .where(sql`phone IS NOT NULL`),
    index('appointments_by_parts')
      .using('gin', sql`person_parts(user_name, user_email, phone)`)
      .with({ fastupdate: false }),
    index('appointments_cancelled')
      .on(table.date)
      .where(sql`status = 'cancelled'`),
    uniqueIndex('appointments_offer')
      .on(table.offerHash)
      .where(sql`offer_hash IS NOT NULL`),
    index('appointments_instead_of')
      .on(table.insteadOf)
      .where(sql`instead_of IS NOT NULL`),
    // Of the times that were proposed together one is taken, whoever presses two at once.
    uniqueIndex('one_live_appointment_per_proposal')
      .on(table.proposalId)
      .where(sql`proposal_id IS NOT NULL AND status <> 'cancelled'`),
    check('appointment_visitors_are_counted', sql`visitors > 0`),
    check('appointment_meeting_is_known', sql`meet IN ('workshop', 'telephone', 'video')`),
    check('appointment_lateness_was_said', sql`(late_minutes IS NULL) = (late_at IS NULL)`),
    check('appointment_language_is_known', sql`language IN ('en', 'ml', 'hi')`),
    check('appointment_purpose_is_known', sql`purpose IN ('visit', 'demo')`),
    check('appointment_cancelled_by_is_known', sql`cancelled_by IN ('visitor', 'staff')`),
    check(
      'appointment_status_is_known',
      sql`status IN ('booked', 'cancelled', 'completed', 'no_show')`,
    ),
  ],
)

/**
 * One row, from the first start on at an address that others reach: the host in the UIDs of events in people's calendars. Another
 * one would make each update and each cancellation another event's.
 */
export const calendarHost = pgTable(
  'calendar_host',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    host: text().notNull(),
  },
  () => [check('calendar_host_has_one_row', sql`only_row`)],
)

/** What staff write to each other about a visit; never changed, so that none is lost. */
export const appointmentNotes = pgTable(
  'appointment_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    authorId: uuid('author_id'),
    authorEmail: text('author_email').notNull(),
    text: text().notNull(),
  },
  (table) => [index('appointment_notes_by_appointment').on(table.appointmentId, table.at)],
)

/**
 * Links by which whoever has one of our mails sees, moves and cancels the appointment that it tells of, without signing in.
 * Each mail has its own: what is stored of one can't be written into a second.
 */
export const appointmentLinks = pgTable(
  'appointment_links',
  {
    /** SHA-256 of the token in the address, hex. */
    tokenHash: text('token_hash').primaryKey(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    /** The mail that it stands in; null of one that staff sent to the telephone. */
    mailId: text('mail_id').references(() => mails.id, { onDelete: 'cascade' }),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('appointment_links_appointment').on(table.appointmentId),
    index('appointment_links_mail').on(table.mailId),
  ],
)

/**
 * Times that an answer proposed, each with a link that books it. Gone with the mail that they stand in, and so with the person.
 */
export const proposedSlots = pgTable(
  'proposed_slots',
  {
    /** SHA-256 of the token in the address, hex. */
    tokenHash: text('token_hash').primaryKey(),
    /** The same of those that were proposed together. */
    proposalId: uuid('proposal_id').notNull(),
    enquiryId: uuid('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    mailId: text('mail_id')
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    date: date({ mode: 'string' }).notNull(),
    time: text().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('proposed_slots_together').on(table.proposalId),
    index('proposed_slots_enquiry').on(table.enquiryId),
    index('proposed_slots_mail').on(table.mailId),
  ],
)
