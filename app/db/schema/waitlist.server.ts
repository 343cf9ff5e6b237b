import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { languages } from '../../../content/language/languages.ts'
import { appointmentSlots } from './days.server.ts'
import { users } from './people.server.ts'

export const wishEnds = ['taken', 'taken-back', 'by-link', 'staff', 'unanswered'] as const
export const offerStates = ['open', 'taken', 'declined', 'expired', 'withdrawn'] as const

/** Who waits for a slot, and when they could come. */
export const waitlistWishes = pgTable(
  'waitlist_wishes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    /** The wish holds until then. */
    toDate: date('to_date', { mode: 'string' }).notNull(),
    fromTime: text('from_time').notNull(),
    /** A slot begins before it. */
    toTime: text('to_time').notNull(),
    /** Of the site as it was used: what we write to them is in it. */
    language: text({ enum: languages }).notNull().default('en'),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    /** Before its last day. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    endedBy: text('ended_by', { enum: wishEnds }),
  },
  (table) => [
    index('waitlist_wishes_living')
      .on(table.toDate)
      .where(sql`ended_at IS NULL`),
    index('waitlist_wishes_user').on(table.userId),
    check('wish_language_is_known', sql`language IN ('en', 'ml', 'hi')`),
    check('wished_days_are_in_order', sql`from_date <= to_date AND to_date < from_date + 60`),
    check('wished_times_are_in_order', sql`from_time < to_time`),
  ],
)

/**
 * Slots that were offered. While one is open its slot says for whom it is held (`appointment_slots.held_for`): that is what
 * booking looks at.
 */
export const waitlistOffers = pgTable(
  'waitlist_offers',
  {
    id: uuid().primaryKey(),
    wishId: uuid('wish_id')
      .notNull()
      .references(() => waitlistWishes.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    date: date({ mode: 'string' }).notNull(),
    time: text().notNull(),
    /** Of the link in the mail: SHA-256 of its token, hex. */
    tokenHash: text('token_hash').notNull().unique(),
    offeredAt: timestamp('offered_at', { withTimezone: true }).notNull(),
    heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
    state: text({ enum: offerStates }).notNull().default('open'),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Withdrawn: when one of our calendars last gave up a time that met the slot. */
    freedAt: timestamp('freed_at', { withTimezone: true }),
  },
  (table) => [
    foreignKey({
      name: 'waitlist_offers_slot',
      columns: [table.date, table.time],
      foreignColumns: [appointmentSlots.date, appointmentSlots.time],
    }).onDelete('cascade'),
    uniqueIndex('one_open_offer_per_slot')
      .on(table.date, table.time)
      .where(sql`state = 'open'`),
    uniqueIndex('one_open_offer_per_person')
      .on(table.userId)
      .where(sql`state = 'open'`),
    index('waitlist_offers_slot').on(table.date, table.time),
    index('waitlist_offers_wish').on(table.wishId),
    index('waitlist_offers_by_time').on(table.offeredAt),
    check(
      'offer_state_is_known',
      sql`state IN ('open', 'taken', 'declined', 'expired', 'withdrawn')`,
    ),
  ],
)
