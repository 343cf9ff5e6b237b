import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { eq, lte } from 'drizzle-orm'
import { sessions } from '../db/schema/people.server.ts'
import type { Queries } from '../db/database.server.ts'
import type { Settings } from '../settings/settings.server.ts'
import type { RequestVariables, Services } from '../http/services.ts'
import { roleBy, roleOf } from './staff.server.ts'
import { deviceName } from './device-name.ts'
import { hashToken, isToken, newToken } from './random-token.server.ts'
import {
  isSeenAnew,
  staffSessionEnd,
  staffSessionHours,
  type SessionTimes,
} from '../rules/session.ts'
import type { Role } from '../rules/team.ts'
import type { SignedInUser } from '../rules/user.ts'

const secondsPerDay = 24 * 60 * 60

/** `__Host-` makes the browser refuse the cookie from any other host or path; it needs https. */
export function sessionCookieName(settings: Pick<Settings, 'publicUrl'>): string {
  return isHttps(settings) ? '__Host-session' : 'session'
}

/** Starts a session and returns the cookie's value; only its hash is kept. */
export async function createSession(
  db: Queries,
  user: Pick<SignedInUser, 'uid' | 'email'>,
  now: Date,
  settings: SessionSettings,
  { isFresh = false, userAgent }: { isFresh?: boolean; userAgent?: string } = {},
): Promise<string> {
  const token = newToken()
  const ofStaff = { lastSeenAt: now, device: deviceName(userAgent) }
  const role = await roleOf(db, settings, user)
  await db.insert(sessions).values({
    ...{ tokenHash: hashToken(token), userId: user.uid, createdAt: now },
    expiresAt: new Date(now.getTime() + sessionSeconds(settings, role) * 1000),
    freshAt: isFresh ? now : null,
    ...(role && ofStaff),
  })
  return token
}

type SessionSettings = Pick<Settings, 'sessionDays' | 'staffEmails'>

function sessionSeconds({ sessionDays }: Pick<Settings, 'sessionDays'>, role: Role | null): number {
  return role ? staffSessionHours * 3600 : sessionDays * secondsPerDay
}

export async function deleteSession(db: Queries, token: string | undefined): Promise<void> {
  if (!isToken(token)) return
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

export async function deleteExpiredSessions(db: Queries, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
}

type SessionRow = SignedInUser &
  SessionTimes & { tokenHash: string; staffUid: string | null; inTeam: Role | null }

/** The session of the cookie as it stands, however long nothing was done in it. */
async function sessionRow(
  { settings, db }: Services,
  c: Context,
  now: Date,
): Promise<SessionRow | undefined> {
  const token = getCookie(c, sessionCookieName(settings))
  if (!isToken(token)) return undefined
  const [row] = await db.statement<SessionRow>(
    'read_session',
    // Looked up, not joined: the embedded database plans each statement anew, and each join costs it more.
    `SELECT u.uid, u.name, u.email, s.token_hash AS "tokenHash",
            s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt", s.fresh_at AS "freshAt",
            (SELECT user_id FROM staff_accounts WHERE email = lower(u.email)) AS "staffUid",
            (SELECT role FROM team_members WHERE email = lower(u.email)) AS "inTeam"
       FROM sessions s JOIN users u ON u.uid = s.user_id
      WHERE s.token_hash = $1 AND s.expires_at > $2::timestamptz`,
    [hashToken(token), now.toISOString()],
  )
  return row
}

/** Whose browser this is until they sign out, also of staff who did nothing for so long that they count as nobody. */
export async function userOfBrowser(
  services: Services,
  c: Context,
): Promise<SignedInUser | undefined> {
  return sessionRow(services, c, services.now())
}

/**
 * The member of staff whose browser this is, who has not signed out and signed in within the last twelve hours: also when
 * nothing was done for so long that the office is closed to them. Opens nothing, and keeps nothing open.
 */
export async function staffOfBrowser(
  services: Services,
  c: Context,
): Promise<{ uid: string; role: Role } | undefined> {
  const row = await sessionRow(services, c, services.now())
  const role = row && roleBy(services.settings, row.email, row.inTeam)
  return role && row.staffUid === row.uid ? { uid: row.uid, role } : undefined
}

/**
 * Sets `c.var.user` and `c.var.session`: who the cookie's session belongs to, or null. Asks the database only
 * when there is a cookie, and writes to it only for staff, once a minute.
 */
export function readSession(services: Services): MiddlewareHandler<RequestVariables> {
  const { settings } = services
  return async (c, next) => {
    const now = services.now()
    const row = await sessionRow(services, c, now)
    const role = row ? roleBy(settings, row.email, row.inTeam) : null
    if (row && role) {
      if (staffSessionEnd(row) <= now) return next()
      if (isSeenAnew(row, now)) await noteSeen(services, row.tokenHash, now)
    }
    if (row) {
      const { uid, name, email, inTeam: _, ...session } = row
      c.set('user', { uid, name, email })
      c.set('session', { ...session, role })
    }
    await next()
  }
}

/** A database that can't be written to must not keep staff from looking. */
async function noteSeen({ db, log }: Services, tokenHash: string, now: Date): Promise<void> {
  try {
    const { queries } = db
    const isThis = eq(sessions.tokenHash, tokenHash)
    await queries.update(sessions).set({ lastSeenAt: now }).where(isThis)
  } catch (error) {
    log.warn({ err: error }, 'could not note that staff were seen')
  }
}

export function sessionToken(c: Context, settings: Settings): string | undefined {
  return getCookie(c, sessionCookieName(settings))
}

export function setSessionCookie(
  c: Context,
  settings: Settings,
  { token, role }: { token: string; role: Role | null },
): void {
  setCookie(c, sessionCookieName(settings), token, {
    ...cookieOptions(settings),
    maxAge: sessionSeconds(settings, role),
  })
}

export function clearSessionCookie(c: Context, settings: Settings): void {
  deleteCookie(c, sessionCookieName(settings), cookieOptions(settings))
}

/** Lax, not Strict: the visitor comes back from the issuer's site by a link. */
export function cookieOptions(settings: Pick<Settings, 'publicUrl'>) {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps(settings) } as const
}

function isHttps(settings: Pick<Settings, 'publicUrl'>): boolean {
  return settings.publicUrl.startsWith('https:')
}
