import type { Logger } from 'pino'
import type { Database } from '../app/db/database.server.ts'
import type { Settings } from '../app/env.server.ts'
import type { SignedInUser } from '../app/account/user.ts'
import type { EnquiryAttempt } from '../app/enquiries/enquiry-attempt.ts'
import type { Office } from '../app/staff/office-context.ts'

/** What every feature is given once, at start. Tests give their own clock and a fresh database. */
export interface Services {
  settings: Settings
  db: Database
  now: () => Date
  log: Logger
  /** Aborted when the process begins to stop: long answers (live events) end themselves. */
  stopping?: AbortSignal
}

/** What each request carries (Hono's variables). */
export interface RequestVariables {
  Variables: {
    requestId: string
    log: Logger
    /** Who is signed in, checked against the sessions table; null for a visitor. */
    user: SignedInUser | null
    /** The client's address: the socket's, or the proxy's word under TRUST_PROXY. */
    clientAddress: string
    /** A contact form that came without scripts and was refused: its page is shown again, with this. */
    enquiryAttempt?: EnquiryAttempt
    /** Set for staff on the office's pages, and for nobody else. */
    office?: Office
  }
}
