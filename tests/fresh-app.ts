import type { Hono } from 'hono'
import { createSession, sessionCookieName } from '../app/account/session.server.ts'
import { parseSettings, type Settings } from '../app/env.server.ts'
import { users } from '../app/db/schema/people.server.ts'
import { createApp, type Pages } from '../server/app.ts'
import { createLog } from '../server/log.ts'
import { createMetrics } from '../server/metrics.ts'
import type { RequestVariables, Services } from '../server/services.ts'
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
  pages?: Pages
}

/** The whole site over an empty database of its own, at a fixed time unless the test moves `services.now`. */
export async function freshApp(options: Options = {}): Promise<FreshApp> {
  const now = options.now ?? new Date('2026-11-23T04:00:00Z')
  const logged: string[] = []
  const services: Services = {
    settings: { ...parseSettings({}), ...options.settings },
    db: await freshDatabase(),
    now: () => now,
    log: createLog('debug', { write: (line: string) => void logged.push(line) }),
  }
  return { app: createApp(services, createMetrics(), options.pages), services, logged }
}

/** Makes a user with a session, and gives the headers with which their browser would come. */
export async function signedInAs(
  { db, settings, now }: Services,
  person: { name: string; email: string },
): Promise<{ Cookie: string }> {
  const [user] = await db.queries
    .insert(users)
    .values({ googleSub: person.email, name: person.name, email: person.email })
    .onConflictDoUpdate({ target: users.googleSub, set: { name: person.name } })
    .returning()
  const token = await createSession(db.queries, user!, now(), settings)
  return { Cookie: `${sessionCookieName(settings)}=${token}` }
}
