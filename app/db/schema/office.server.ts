import {
  bigserial,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { appointments, appointmentStatuses } from './appointments.server.ts'
import { users } from './people.server.ts'

/** Secret addresses at which calendars subscribe to the appointments. */
export const calendarFeeds = pgTable('calendar_feeds', {
  /** SHA-256 of the token in the address, hex. */
  tokenHash: text('token_hash').primaryKey(),
  /** Whose calendar it is, in the words of who made it. */
  label: text().notNull(),
  createdBy: uuid('created_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
  lastReadAt: timestamp('last_read_at', { withTimezone: true }),
})

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
  (table) => [
    index('audit_log_subject').on(table.subject),
    index('audit_log_at').on(table.at),
    index('audit_log_by').on(table.userId),
  ],
)

/**
 * Which appointments a member of staff has seen, and how they stood: what is missing here, or stands
 * otherwise now, is new to them. Rows of days that are over are removed at night.
 */
export const seenAppointments = pgTable(
  'seen_appointments',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    status: text({ enum: appointmentStatuses }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.appointmentId] })],
)
