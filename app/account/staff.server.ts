import type { CurrentSession } from '../http/services.ts'
import type { SignedInUser } from '../rules/user.ts'
import type { Settings } from '../settings/settings.server.ts'

/** STAFF_EMAILS is read at each request: there is no right that could outlive the setting. */
export function isStaff(
  { staffEmails }: Pick<Settings, 'staffEmails'>,
  user: Pick<SignedInUser, 'email'>,
): boolean {
  return staffEmails.includes(user.email.toLowerCase())
}

/** Not somebody else who was given an address of staff. */
export function isKnownAs(
  user: Pick<SignedInUser, 'uid'>,
  session: Pick<CurrentSession, 'staffUid'> | undefined,
): boolean {
  return (session?.staffUid ?? user.uid) === user.uid
}
