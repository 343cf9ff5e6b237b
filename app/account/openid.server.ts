import * as client from 'openid-client'
import type { Settings } from '../settings/settings.server.ts'
import { isEmailAddress } from '../rules/email-address.ts'
import { freshMinutes } from '../rules/session.ts'
import { oneLine } from '../rules/typed-text.ts'
import type { SignInFailure } from './sign-in-failure.ts'
import type { SignInAttempt } from './sign-in-attempts.server.ts'
import type { Person } from './users.server.ts'

/** What to do about a failure (`code`, for the visitor) and what it was (`detail`, for the log: never personal). */
export interface Refusal {
  ok: false
  code: SignInFailure
  detail: string
}

export const localClientId = 'dino'
export const callbackPath = '/sign-in/callback'
const secondsToWait = 5
/** This very process, perhaps busy, and loading its issuer at the first sign-in. */
const secondsToWaitLocally = 20

export function localIssuerUrl(settings: Pick<Settings, 'publicUrl'>): string {
  return `${settings.publicUrl}/local-sign-in`
}

/** Signs people in at Google, or in local mode at our own issuer, with the same protocol. */
export function createOpenIdClient(settings: Settings) {
  let discovered: Promise<client.Configuration> | undefined
  const redirectUri = settings.publicUrl + callbackPath

  // At the first sign-in, not at start: the local issuer is this very server, and the site should
  // run while Google can't be reached. A failure is not kept.
  function configuration(): Promise<client.Configuration> {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined
      throw error
    })
    return discovered
  }

  return {
    /** Where to send the visitor. */
    async authorizationUrl(
      attempt: SignInAttempt & { state: string },
    ): Promise<{ ok: true; url: URL } | Refusal> {
      try {
        const url = client.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state: attempt.state,
          nonce: attempt.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(attempt.codeVerifier),
          code_challenge_method: 'S256',
          // People share phones and workshop computers: never silently take the last account.
          prompt: 'select_account',
          ...(attempt.fresh && askForFreshness),
        })
        return { ok: true, url }
      } catch (error) {
        return refusal(error)
      }
    },

    /** Checks the issuer's answer; `parameters` is the query it came with. */
    async identify(
      parameters: URLSearchParams,
      attempt: SignInAttempt,
      state: string,
    ): Promise<{ ok: true; person: Person; authTime: unknown } | Refusal> {
      try {
        const tokens = await client.authorizationCodeGrant(
          await configuration(),
          new URL(`${redirectUri}?${parameters}`),
          {
            expectedState: state,
            expectedNonce: attempt.nonce,
            pkceCodeVerifier: attempt.codeVerifier,
            idTokenExpected: true,
          },
        )
        const claims: Record<string, unknown> = tokens.claims() ?? {}
        const read = personFromClaims(claims)
        return read.ok ? { ...read, authTime: claims.auth_time } : read
      } catch (error) {
        return refusal(error)
      }
    },
  }
}

/**
 * The standard's own way is `max_age`: the local issuer keeps to it. Google asks nobody to sign in to Google
 * again, but tells when they did where the owner has switched that on ('Session age claims').
 */
const askForFreshness = {
  max_age: String(freshMinutes * 60),
  claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
}

function discover(settings: Settings): Promise<client.Configuration> {
  if (settings.google) {
    const { clientId, clientSecret } = settings.google
    const options = { timeout: secondsToWait }
    const google = new URL('https://accounts.google.com')
    return client.discovery(google, clientId, clientSecret, undefined, options)
  }
  return client.discovery(
    new URL(localIssuerUrl(settings)),
    localClientId,
    undefined,
    client.None(),
    // Marked as deprecated so that it stands out: without https, but only over our own loopback.
    { timeout: secondsToWaitLocally, execute: [client.allowInsecureRequests] },
  )
}

/** OpenID Connect allows 255 characters; the local issuer puts a few before an e-mail. */
const subject = /^[^\p{Cc}\p{Cs}]{1,260}$/u

/** The sign of the kelvin: in lower case it is the k of somebody else's address. No other sign becomes a letter of ASCII. */
const kelvin = '\u212a'

/**
 * An e-mail nobody confirmed could be somebody else's, so it signs nobody in. A name may hold anything:
 * what PostgreSQL or a mail's header can't hold becomes a space.
 */
export function personFromClaims(
  claims: Record<string, unknown>,
): { ok: true; person: Person } | Refusal {
  const { sub, email, email_verified: emailVerified, name } = claims
  if (typeof sub !== 'string' || !subject.test(sub))
    return { ok: false, code: 'refused', detail: 'no sub' }
  if (typeof email !== 'string' || !isEmailAddress(email) || email.includes(kelvin))
    return { ok: false, code: 'refused', detail: 'no e-mail' }
  if (emailVerified !== true) return { ok: false, code: 'refused', detail: 'e-mail not verified' }
  const givenName =
    typeof name === 'string' ? oneLine(name.slice(0, 200).replace(/\p{Cs}/gu, ' ')) : ''
  return { ok: true, person: { sub, email: email.toLowerCase(), name: givenName || 'Anonymous' } }
}

/** Error messages and descriptions may quote what people typed, so only codes are passed on. */
function refusal(error: unknown): Refusal {
  if (error instanceof client.AuthorizationResponseError) {
    const code = error.error === 'access_denied' ? 'cancelled' : unavailableOr(error.error)
    return { ok: false, code, detail: `issuer answered ${word(error.error)}` }
  }
  if (error instanceof client.ResponseBodyError) {
    return { ok: false, code: unavailableOr(error.error), detail: `token: ${word(error.error)}` }
  }
  if (error instanceof client.ClientError && !unreachable.has(error.code ?? '')) {
    return { ok: false, code: 'refused', detail: word(error.code) }
  }
  const cause = error instanceof Error ? (error.cause ?? error) : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return { ok: false, code: 'unavailable', detail: `issuer unreachable: ${word(code)}` }
}

/** The issuer did not answer as one: it is down, or something else answers at its address. */
const unreachable = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
])

/** Their trouble or our settings, e.g. a wrong GOOGLE_CLIENT_SECRET: nothing the visitor did. */
const notTheVisitor = new Set([
  'server_error',
  'temporarily_unavailable',
  'invalid_client',
  'unauthorized_client',
])

function unavailableOr(error: string): SignInFailure {
  return notTheVisitor.has(error) ? 'unavailable' : 'refused'
}

function word(value: unknown): string {
  return typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : 'unknown'
}
