const texts = {
  cancelled: 'You did not finish signing in. Nothing was changed: sign in again whenever you like.',
  expired:
    'Signing in took longer than ten minutes, so it was stopped for safety. Please sign in again.',
  unavailable:
    'The sign-in service could not be reached just now. Please try again in a minute, or call us.',
  refused:
    'This sign-in could not be accepted: it was used before, or was started in another browser, or your account has no confirmed e-mail address. Please sign in again.',
}

/** What can go wrong between the sign-in button and the session. */
export type SignInFailure = keyof typeof texts

export function isSignInFailure(code: unknown): code is SignInFailure {
  return typeof code === 'string' && Object.hasOwn(texts, code)
}

/** What the visitor is told. */
export function signInFailureText(code: SignInFailure): string {
  return texts[code]
}
