import { t } from '../../content/language/t.ts'

const texts = {
  cancelled: 'You did not finish signing in. Nothing was changed: sign in again whenever you like.',
  expired:
    'Signing in took longer than ten minutes, so it was stopped for safety. Please sign in again.',
  unavailable:
    'The sign-in service could not be reached just now. Please try again in a minute, or call us.',
  refused:
    'This sign-in could not be accepted: it was started in another browser or too long ago, or your account has no confirmed e-mail address. Please sign in again.',
  cookies:
    'Signing in needs a cookie, and your browser did not keep it. Allow cookies for this site, then sign in again, to the end in the same browser.',
  stale:
    'This needs a sign-in of the last ten minutes, and Google did not confirm one. Sign out of Google in this browser, sign in to it again, then come back here.',
} as const

/** What can go wrong between the sign-in button and the session. */
export type SignInFailure = keyof typeof texts

/** What a page's address tells it under. */
export const signInFailureParameter = 'signInFailed'

/** A code that nobody knows, as from another version of the site, counts as a refusal. */
export function signInFailureFor(code: unknown): SignInFailure {
  return typeof code === 'string' && Object.hasOwn(texts, code)
    ? (code as SignInFailure)
    : 'refused'
}

/** Why the last full-page sign-in failed, from the page's own address; null when none did. */
export function signInFailureOf(search: string): SignInFailure | null {
  const code = new URLSearchParams(search).get(signInFailureParameter)
  return code === null ? null : signInFailureFor(code)
}

/** What the visitor is told. */
export function signInFailureText(code: SignInFailure): string {
  return t(texts[code])
}
