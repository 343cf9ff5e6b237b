import { createContext, data, type RouterContextProvider } from 'react-router'
import type { CheckedAttachment } from '../files/check-attachment.server.ts'
import type { AskedSheet } from '../rules/configuration-sheet.ts'
import type { QuoteWords } from '../rules/quotes.ts'
import type { ReadCalendar } from '../rules/busy.ts'
import type { CurrentSession, Services } from '../http/services.ts'
import { may, refusalWords, type Right, type Role } from '../rules/team.ts'
import type { SignedInUser } from '../rules/user.ts'
import { officeNotFound } from './office-not-found.ts'

/** What the office's pages work with, and who asks. */
export interface Office extends Pick<Services, 'db' | 'settings' | 'content' | 'now' | 'log'> {
  /** Shows what was published last, also here; false when that failed. */
  showPublished: () => Promise<boolean>
  readCalendar: ReadCalendar
  /** In a process of its own, which only the server's own files can start. */
  checkAttachment: (bytes: Buffer) => Promise<CheckedAttachment>
  /** The PDF of a quote, made by the server as every paper. Throws when it can't be. */
  typesetQuote: (words: QuoteWords) => Promise<Uint8Array>
  typesetSheet: (asked: AskedSheet) => Promise<Uint8Array>
  /** Checked for this very request: signed in, and in STAFF_EMAILS or the team. */
  staff: SignedInUser
  /** Read for this very request. */
  role: Role
  session: CurrentSession
  /** Names of those who may do everything. */
  owners: () => Promise<string[]>
}

/** Set by the server once it has let somebody in; null for everybody else, and while prerendering. */
export const officeContext = createContext<Office | null>(null)

/**
 * What every loader and action of the office starts with, naming the right that it takes. There is no other way to the
 * database from a page: whatever reached a route without passing the door finds nothing here.
 */
export async function officeOf(
  context: Readonly<RouterContextProvider>,
  right: Right,
): Promise<Office> {
  const office = context.get(officeContext) ?? officeNotFound()
  await demand(office, right)
  return office
}

/** What a refusal says in place of the page. */
export interface Refused {
  refused: string
}

/** Ends a loader or an action with 403, and words that say whom to ask, for whoever has not this right. */
export async function demand({ role, owners, log }: Office, right: Right): Promise<void> {
  if (may(role, right)) return
  log.warn({ role, right }, 'refused: not a right of this role')
  const refused: Refused = { refused: refusalWords(right, await owners()) }
  // What React Router understands as an answer is no error.
  // oxlint-disable-next-line typescript/only-throw-error
  throw data(refused, { status: 403 })
}
