import { and, eq, lte } from 'drizzle-orm'
import { signInAttempts } from '../db/schema/people.server.ts'
import type { Queries } from '../db/database.server.ts'
import { hashToken, isToken } from './random-token.server.ts'

const minutesToSignIn = 10

export const attemptSeconds = minutesToSignIn * 60

/** What must still be known when the issuer sends the visitor back. */
export interface SignInAttempt {
  nonce: string
  codeVerifier: string
  /** A path on this site. */
  returnTo: string
  popup: boolean
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

/** Takes the attempt out, so that it works once: null when there is none for this browser. */
export async function takeAttempt(
  db: Queries,
  { state, browser }: { state: string | undefined; browser: string | undefined },
  now: Date,
): Promise<(SignInAttempt & { isExpired: boolean }) | null> {
  if (!isToken(state) || !isToken(browser)) return null
  const [taken] = await db
    .delete(signInAttempts)
    .where(
      and(
        eq(signInAttempts.stateHash, hashToken(state)),
        eq(signInAttempts.browserHash, hashToken(browser)),
      ),
    )
    .returning()
  return taken ? { ...taken, isExpired: taken.expiresAt <= now } : null
}

export async function deleteExpiredAttempts(db: Queries, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lte(signInAttempts.expiresAt, now))
}
