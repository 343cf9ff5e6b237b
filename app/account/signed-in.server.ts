import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database, Queries } from '../db/database.server.ts'
import { sessions } from '../db/schema/people.server.ts'
import type { Settings } from '../settings/settings.server.ts'
import { auditLog } from '../audit-log/audit-log.server.ts'
import { roleOf } from './staff.server.ts'
import { staffSessionEnd } from '../rules/session.ts'
import type { SignedInUser } from '../rules/user.ts'

/** Where somebody is signed in, and how they end it. */

/** The first part of the hash: names a session in forms, and opens nothing. */
export type SessionId = string
const sessionIdLength = 16

export function sessionIdOf(tokenHash: string): SessionId {
  return tokenHash.slice(0, sessionIdLength)
}

export function isSessionId(text: string): text is SessionId {
  return /^[0-9a-f]{16}$/.test(text)
}

/** The sessions of a member of staff that are not over, the one used last first. */
export async function staffSessions(db: Queries, user: SignedInUser, now: Date) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.uid), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
  return rows
    .filter((session) => staffSessionEnd(session) > now)
    .map(({ tokenHash, createdAt, lastSeenAt, device }) => ({
      ...{ id: sessionIdOf(tokenHash), createdAt, device },
      lastSeenAt: lastSeenAt ?? createdAt,
    }))
}

interface Ending {
  user: SignedInUser
  /** One of them; without it all. */
  id?: SessionId
  settings: Pick<Settings, 'staffEmails'>
  now: Date
}

/** Ends somebody's sessions, at once and on every process; resolves to how many there were. */
export async function endSessions(
  db: Database,
  { user, id, settings, now }: Ending,
): Promise<number> {
  return db.transaction(async (tx) => {
    const isIt = sql`left(${sessions.tokenHash}, ${sessionIdLength}) = ${id}`
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, user.uid), id === undefined ? undefined : isIt))
      .returning({ tokenHash: sessions.tokenHash })
    if (ended.length > 0 && (await roleOf(tx, settings, user))) {
      await auditLog.record(tx, {
        ...{ at: now, by: user, action: 'sessions-ended', subject: user.uid },
        details: { sessions: ended.length },
      })
    }
    return ended.length
  })
}
