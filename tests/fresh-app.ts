import type { Hono } from 'hono'
import { asDelivered, type SiteContent } from '../content/site-content.ts'
import { createSession, sessionCookieName } from '../app/account/session.server.ts'
import { parseSettings, type Settings } from '../app/settings/settings.server.ts'
import { staffAccounts, users } from '../app/db/schema/people.server.ts'
import { roleOf } from '../app/account/staff.server.ts'
import { createApp, type Pages } from '../server/app.ts'
import { createLog } from '../server/log.ts'
import { createMetrics } from '../server/metrics.ts'
import type { RequestVariables, Services } from '../app/http/services.ts'
import { freshDatabase } from './fresh-database.ts'

export interface FreshApp {
  app: Hono<RequestVariables>
  services: Services
  /** Every line the app logged, to look for what must not be there. */
  logged: string[]
}

interface Options {
  now?: Date
  settings?: Partial<Settings>
  content?: SiteContent
  pages?: Pages
  readCalendar?: Services['readCalendar']
  typesetQuote?: Services['typesetQuote']
  typesetSheet?: Services['typesetSheet']
  readMaster?: Services['readMaster']
}

/** The whole site over an empty database of its own, at a fixed time unless the test moves `services.now`. */
export async function freshApp(options: Options = {}): Promise<FreshApp> {
  const now = options.now ?? new Date('2026-11-23T04:00:00Z')
  const logged: string[] = []
  const services: Services = {
    settings: { ...parseSettings({}), ...options.settings },
    db: await freshDatabase(),
    content: () => options.content ?? asDelivered,
    ...(options.readCalendar && { readCalendar: options.readCalendar }),
    ...(options.typesetQuote && { typesetQuote: options.typesetQuote }),
    ...(options.typesetSheet && { typesetSheet: options.typesetSheet }),
    ...(options.readMaster && { readMaster: options.readMaster }),
    now: () => now,
    log: createLog('debug', { write: (line: string) => void logged.push(line) }),
  }
  return { app: createApp(services, createMetrics(), options.pages), services, logged }
}

interface SignedIn {
  isFresh?: boolean
  isKnown?: boolean
  userAgent?: string
}

/**
 * Makes a user with a session, and gives the headers with which their browser would come. Unless the test says
 * otherwise they have just signed in afresh, and staff have been in the office before.
 */
export async function signedInAs(
  { db, settings, now }: Services,
  person: { name: string; email: string },
  { isFresh = true, isKnown = true, userAgent }: SignedIn = {},
): Promise<{ Cookie: string }> {
  const [user] = await db.queries
    .insert(users)
    .values({ googleSub: person.email, name: person.name, email: person.email })
    .onConflictDoUpdate({ target: users.googleSub, set: { name: person.name } })
    .returning()
  if (isKnown && (await roleOf(db.queries, settings, person))) {
    const entry = { email: person.email, userId: user!.uid, enteredAt: now() }
    await db.queries.insert(staffAccounts).values(entry).onConflictDoNothing()
  }
  const token = await createSession(db.queries, user!, now(), settings, { isFresh, userAgent })
  return { Cookie: `${sessionCookieName(settings)}=${token}` }
}
