import { redirectDocument } from 'react-router'
import { isFresh } from '../rules/session.ts'
import { signInUrl } from '../account/sign-in-window.ts'
import type { Office } from './office-context.ts'

/** Whether whoever is here has shown within the last minutes who they are. */
export function isFreshlySignedIn({ session, now }: Office): boolean {
  return isFresh(session, now())
}

/**
 * People's data leave the office only by somebody who has just signed in, and not by whoever finds a screen
 * unlocked; nor does such a one open a way in that lasts. Everybody else is sent to sign in, and from there to
 * `page`, where it can be asked for again: what was typed into a form stands in its address.
 */
export function freshOnly(office: Office, page: string): Response | null {
  return isFreshlySignedIn(office) ? null : redirectDocument(signInUrl(page, { fresh: true }))
}
