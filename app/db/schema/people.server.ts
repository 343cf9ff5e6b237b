import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const users = pgTable(
  'users',
  {
    uid: uuid().primaryKey().defaultRandom(),
    /** The issuer's `sub`: Google's, or the local issuer's in local mode. */
    googleSub: text('google_sub').notNull().unique(),
    name: text().notNull().default('Anonymous'),
    /** Verified by the issuer, in lower case. */
    email: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Last; null of those who have not since it is noted. */
    signedInAt: timestamp('signed_in_at', { withTimezone: true }),
  },
  (table) => [
    index('users_by_email').on(table.email),
    index('users_by_parts')
      .using('gin', sql`person_parts(name, email, NULL)`)
      .with({ fastupdate: false }),
  ],
)

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
    /** Of staff, to the minute; visitors are not watched. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
    /** When this session began with a sign-in that was asked to be fresh. */
    freshAt: timestamp('fresh_at', { withTimezone: true }),
    /** Of staff, to tell their sessions apart: 'Chrome on Android'. */
    device: text(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
)

/**
 * By which account each address of staff first entered the office. Companies give the addresses of
 * people who left to others: whoever has the address later has another account, and is not let in.
 */
export const staffAccounts = pgTable(
  'staff_accounts',
  {
    /** In lower case. */
    email: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('staff_accounts_user').on(table.userId)],
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
    /** The issuer is to ask anew who this is. */
    fresh: boolean().notNull().default(false),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Kept a while after its use: whoever goes Back to the issuer comes here again with it. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('sign_in_attempts_expiry').on(table.expiresAt)],
)

/**
 * Addresses and numbers of which staff say that they are one person's: those with the same `person` are. Nothing of
 * theirs is rewritten; without its row here a key stands alone.
 */
export const joinedKeys = pgTable(
  'joined_keys',
  {
    /** An e-mail address in lower case, or the last ten digits of a phone number. */
    key: text().primaryKey(),
    person: uuid().notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    joinedBy: uuid('joined_by'),
  },
  (table) => [index('joined_keys_person').on(table.person)],
)
