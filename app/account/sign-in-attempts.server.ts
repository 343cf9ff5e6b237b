import { and, eq, isNull, lte } from 'drizzle-orm'
import { signInAttempts } from '../db/schema/people.server.ts'
import type { Queries } from '../db/database.server.ts'
import { hashToken, isToken } from './random-token.server.ts'

const minutesToSignIn = 10

export const attemptSeconds = minutesToSignIn * 60

/** Of the browser's cookie: longer, so that who took too long is told so, and not that cookies are blocked. */
export const browserCookieSeconds = 60 * 60

/** What must still be known when the issuer sends the visitor back. */
export interface SignInAttempt {
  nonce: string
  codeVerifier: string
  /** A path on this site. */
  returnTo: string
  popup: boolean
  /** The issuer is to ask anew who this is. */
  fresh: boolean
}

/** `state` goes to the issuer, `browser` into this browser's cookie: both must come back. */
export interface AttemptKey {
  state: string
  browser: string
}

export async function saveAttempt(
  db: Queries,
  { state, browser }: AttemptKey,
  attempt: SignInAttempt,
  now: Date,
): Promise<void> {
  await db.insert(signInAttempts).values({
    stateHash: hashToken(state),
    browserHash: hashToken(browser),
    ...attempt,
    expiresAt: new Date(now.getTime() + attemptSeconds * 1000),
  })
}

/**
 * Uses the attempt up, so that it works once: null when there is none for this browser. Whoever goes Back to
 * the issuer, and on from there, comes with one that was used.
 */
export async function takeAttempt(
  db: Queries,
  { state, browser }: { state: string | undefined; browser: string | undefined },
  now: Date,
): Promise<(SignInAttempt & { isExpired: boolean; isUsed: boolean }) | null> {
  if (!isToken(state) || !isToken(browser)) return null
  const isThis = and(
    eq(signInAttempts.stateHash, hashToken(state)),
    eq(signInAttempts.browserHash, hashToken(browser)),
  )
  const [taken] = await db
    .update(signInAttempts)
    .set({ usedAt: now })
    .where(and(isThis, isNull(signInAttempts.usedAt)))
    .returning()
  if (taken) return { ...taken, isExpired: taken.expiresAt <= now, isUsed: false }
  const [used] = await db.select().from(signInAttempts).where(isThis)
  return used ? { ...used, isExpired: used.expiresAt <= now, isUsed: true } : null
}

export async function deleteExpiredAttempts(db: Queries, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lte(signInAttempts.expiresAt, now))
}
