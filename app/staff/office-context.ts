import { createContext, type RouterContextProvider } from 'react-router'
import type { CurrentSession, Services } from '../http/services.ts'
import type { SignedInUser } from '../rules/user.ts'
import { officeNotFound } from './office-not-found.ts'

/** What the office's pages work with, and who asks. */
export interface Office extends Pick<Services, 'db' | 'settings' | 'content' | 'now' | 'log'> {
  /** Shows what was published last, also here; false when that failed. */
  showPublished: () => Promise<boolean>
  /** Checked for this very request: signed in, and in STAFF_EMAILS. */
  staff: SignedInUser
  session: CurrentSession
}

/** Set by the server once it has let somebody in; null for everybody else, and while prerendering. */
export const officeContext = createContext<Office | null>(null)

/**
 * What every loader and action of the office starts with. There is no other way to the database from
 * a page: whatever reached a route without passing the door finds nothing here.
 */
export function officeOf(context: Readonly<RouterContextProvider>): Office {
  const office = context.get(officeContext)
  return office ?? officeNotFound()
}
