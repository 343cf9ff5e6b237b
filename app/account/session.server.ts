import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { eq, lte } from 'drizzle-orm'
import { sessions } from '../db/schema/people.server.ts'
import type { Queries } from '../db/database.server.ts'
import type { Settings } from '../env.server.ts'
import type { RequestVariables, Services } from '../../server/services.ts'
import { hashToken, isToken, newToken } from './random-token.server.ts'
import type { SignedInUser } from './user.ts'

const secondsPerDay = 24 * 60 * 60

/** `__Host-` makes the browser refuse the cookie from any other host or path; it needs https. */
export function sessionCookieName(settings: Pick<Settings, 'publicUrl'>): string {
  return isHttps(settings) ? '__Host-session' : 'session'
}

/** Starts a session and returns the cookie's value; only its hash is kept. */
export async function createSession(
  db: Queries,
  user: Pick<SignedInUser, 'uid'>,
  now: Date,
  settings: Pick<Settings, 'sessionDays'>,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + settings.sessionDays * secondsPerDay * 1000)
  await db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId: user.uid, createdAt: now, expiresAt })
  return token
}

export async function deleteSession(db: Queries, token: string | undefined): Promise<void> {
  if (!isToken(token)) return
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

export async function deleteExpiredSessions(db: Queries, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
}

/** Sets `c.var.user`: who the cookie's session belongs to, or null. Asks the database only when there is a cookie. */
export function readSession(services: Services): MiddlewareHandler<RequestVariables> {
  const { settings, db } = services
  return async (c, next) => {
    const token = getCookie(c, sessionCookieName(settings))
    const [user] = isToken(token)
      ? await db.statement<SignedInUser>(
          'read_session',
          `SELECT u.uid, u.name, u.email
             FROM sessions s JOIN users u ON u.uid = s.user_id
            WHERE s.token_hash = $1 AND s.expires_at > $2::timestamptz`,
          [hashToken(token), services.now().toISOString()],
        )
      : []
    c.set('user', user ?? null)
    await next()
  }
}

export function sessionToken(c: Context, settings: Settings): string | undefined {
  return getCookie(c, sessionCookieName(settings))
}

export function setSessionCookie(c: Context, settings: Settings, token: string): void {
  setCookie(c, sessionCookieName(settings), token, {
    ...cookieOptions(settings),
    maxAge: settings.sessionDays * secondsPerDay,
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
