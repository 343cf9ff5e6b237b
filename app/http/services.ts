import type { Logger } from 'pino'
import type { SiteContent } from '../../content/site-content.ts'
import type { Database } from '../db/database.server.ts'
import type { Settings } from '../settings/settings.server.ts'
import type { AskedSheet } from '../rules/configuration-sheet.ts'
import type { QuoteWords } from '../rules/quotes.ts'
import type { ReadCalendar } from '../rules/busy.ts'
import type { SessionTimes } from '../rules/session.ts'
import type { Role } from '../rules/team.ts'
import type { SignedInUser } from '../rules/user.ts'

/** What every feature is given once, at start. Tests give their own clock and a fresh database. */
export interface Services {
  settings: Settings
  db: Database
  /** What the site says at this moment: as published, or as delivered. */
  content: () => SiteContent
  /** Shows what was published last, also here; false when that failed. Missing where nothing is shown. */
  showPublished?: () => Promise<boolean>
  /** Asks the internet for a calendar's busy times. Missing where there is none. */
  readCalendar?: ReadCalendar
  /** The PDF of a quote. Throws when it can't be made. Missing where nothing is typeset. */
  typesetQuote?: (words: QuoteWords) => Promise<Uint8Array>
  /** The PDF of a machine as it was put together in 3D; as the quote's. */
  typesetSheet?: (asked: AskedSheet) => Promise<Uint8Array>
  /** A machine's model as the build made it; undefined where there is none. Missing where nothing was built. */
  readMaster?: (product: string, format: 'glb' | 'usda') => Promise<Buffer | undefined>
  now: () => Date
  log: Logger
  /** Aborted when the process begins to stop: long answers (live events) end themselves. */
  stopping?: AbortSignal
}

/** The session by which a request came. */
export interface CurrentSession extends SessionTimes {
  /** SHA-256 of the cookie's token, hex. */
  tokenHash: string
  /** The account that the user's address is known by in the office; null for everybody else's. */
  staffUid: string | null
  /** What the user's address may do in the office at this moment; null for everybody who is not staff. */
  role: Role | null
}

/** What each request carries (Hono's variables). A feature that adds one declares it where it sets it (`ContextVariableMap`). */
export interface RequestVariables {
  Variables: {
    requestId: string
    log: Logger
    /** What the site says, from the beginning of the request to its end. */
    content: SiteContent
    /** Who is signed in, checked against the sessions table; null for a visitor. */
    user: SignedInUser | null
    /** Whenever `user` is somebody. */
    session?: CurrentSession
    /** The client's address: the socket's, or the proxy's word under TRUST_PROXY. */
    clientAddress: string
  }
}
