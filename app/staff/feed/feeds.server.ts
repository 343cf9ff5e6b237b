import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { hashToken, isToken, newToken } from '../../account/random-token.server.ts'
import { roleBy } from '../../account/staff.server.ts'
import { may, type Role } from '../../rules/team.ts'
import { oneLine } from '../../rules/typed-text.ts'
import type { SignedInUser } from '../../rules/user.ts'
import type { Settings } from '../../settings/settings.server.ts'
import type { Database, Queries } from '../../db/database.server.ts'
import { calendarFeeds } from '../../db/schema/office.server.ts'
import { staffAccounts, users } from '../../db/schema/people.server.ts'
import { teamMembers } from '../../db/schema/team.server.ts'
import { auditLog } from '../../audit-log/audit-log.server.ts'

/** The secret addresses at which calendars read the appointments. Only their hashes are stored. */

export const longestLabel = 60

/** How exactly it is known when a feed was last read: each note of it is a write. */
const noteEveryMs = 10 * 60_000

/** The first part of the hash: names a feed in the log and in forms, and opens nothing. */
export type FeedId = string
const feedIdLength = 16

type Named = Pick<Settings, 'staffEmails'>

/** Under the address that they have now, and as the one who is known by it. */
const isMakers = and(
  eq(staffAccounts.email, sql`lower(${users.email})`),
  eq(staffAccounts.userId, users.uid),
)

export async function createFeed(
  db: Database,
  { label, staff, now }: { label: string; staff: SignedInUser; now: Date },
): Promise<{ ok: true; token: string } | { ok: false; reason: 'no-label' }> {
  const written = oneLine(label).slice(0, longestLabel)
  if (!written) return { ok: false, reason: 'no-label' }
  const token = newToken()
  const tokenHash = hashToken(token)
  await db.transaction(async (tx) => {
    await tx
      .insert(calendarFeeds)
      .values({ tokenHash, label: written, createdBy: staff.uid, createdAt: now })
    const subject = idOf(tokenHash)
    await auditLog.record(tx, { at: now, by: staff, action: 'feed-created', subject })
  })
  return { ok: true, token }
}

/** Ends a feed at once. Whether there was one. */
export async function revokeFeed(
  db: Database,
  { id, staff, now }: { id: FeedId; staff: SignedInUser; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const live = await tx
      .select({ tokenHash: calendarFeeds.tokenHash })
      .from(calendarFeeds)
      .where(isNull(calendarFeeds.revokedAt))
      .for('update')
    const feed = live.find(({ tokenHash }) => idOf(tokenHash) === id)
    if (!feed) return false
    await tx
      .update(calendarFeeds)
      .set({ revokedAt: now })
      .where(eq(calendarFeeds.tokenHash, feed.tokenHash))
    await auditLog.record(tx, { at: now, by: staff, action: 'feed-revoked', subject: id })
    return true
  })
}

/** The feeds that can be read, newest first. */
export async function liveFeeds(db: Queries, settings: Named) {
  const feeds = await db
    .select({
      tokenHash: calendarFeeds.tokenHash,
      label: calendarFeeds.label,
      createdAt: calendarFeeds.createdAt,
      lastReadAt: calendarFeeds.lastReadAt,
      createdBy: users.name,
      email: staffAccounts.email,
      role: teamMembers.role,
    })
    .from(calendarFeeds)
    .leftJoin(users, eq(users.uid, calendarFeeds.createdBy))
    .leftJoin(staffAccounts, isMakers)
    .leftJoin(teamMembers, eq(teamMembers.email, staffAccounts.email))
    .where(isNull(calendarFeeds.revokedAt))
    .orderBy(desc(calendarFeeds.createdAt))
  return feeds.map(({ tokenHash, email, role, ...feed }) => ({
    ...{ ...feed, id: idOf(tokenHash) },
    isRead: mayRead(settings, { email, role }),
  }))
}

/** A feed is read by the right of whoever made it, as it is at this moment: it ends with them. */
function mayRead(
  settings: Named,
  { email, role }: { email: string | null; role: Role | null },
): boolean {
  return email !== null && may(roleBy(settings, email, role), 'take-out')
}

/** Whether the token opens a feed; notes that it was read. */
export async function openFeed(
  db: Queries,
  settings: Named,
  token: string,
  now: Date,
): Promise<boolean> {
  if (!isToken(token)) return false
  const isThis = and(eq(calendarFeeds.tokenHash, hashToken(token)), isNull(calendarFeeds.revokedAt))
  const [feed] = await db
    .select({ email: staffAccounts.email, role: teamMembers.role })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.uid, calendarFeeds.createdBy))
    .innerJoin(staffAccounts, isMakers)
    .leftJoin(teamMembers, eq(teamMembers.email, staffAccounts.email))
    .where(isThis)
  if (!feed || !mayRead(settings, feed)) return false
  const isOld = lt(calendarFeeds.lastReadAt, new Date(now.getTime() - noteEveryMs))
  await db
    .update(calendarFeeds)
    .set({ lastReadAt: now })
    .where(and(isThis, or(isNull(calendarFeeds.lastReadAt), isOld)))
  return true
}

function idOf(tokenHash: string): FeedId {
  return tokenHash.slice(0, feedIdLength)
}

/** Where calendars read a feed; its token is never written to a log. */
export function feedPath(token: string): string {
  return `/calendar/${token}.ics`
}
