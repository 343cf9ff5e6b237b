import { once } from 'node:events'
import { createServer } from 'node:http'
import { asDelivered } from '../content/site-content.ts'
import { createLocalIssuer } from '../app/account/local-issuer.server.ts'
import { createSession, sessionCookieName } from '../app/account/session.server.ts'
import { openDays } from '../app/booking/open-days.server.ts'
import { openEmbedded } from '../app/db/embedded.server.ts'
import { users } from '../app/db/schema/people.server.ts'
import { parseSettings, type Settings } from '../app/settings/settings.server.ts'
import { freePort } from '../scripts/free-port.ts'
import { answerFromMemory } from '../server/answer-from-memory.ts'
import { createApp } from '../server/app.ts'
import { builtSite } from '../server/built-site.ts'
import { CachedAnswers } from '../server/cached-answers.ts'
import { createLog } from '../server/log.ts'
import { createMetrics } from '../server/metrics.ts'
import { requestListener } from '../server/request-listener.ts'
import type { Services } from '../app/http/services.ts'

/**
 * The built site behind a real HTTP server in this very process, whose memory and log can be looked into.
 * Its book is open and empty; its database survives no power cut.
 */
export async function serveBuiltSite(dataDir: string, given: Partial<Settings> = {}) {
  const port = await freePort()
  const settings = { ...parseSettings({ DATA_DIR: dataDir, PORT: String(port) }), ...given }
  const logged: string[] = []
  const log = createLog('error', { write: (line: string) => void logged.push(line) })
  const db = await openEmbedded(dataDir, { fsync: () => {} })
  const services: Services = {
    ...{ settings, db, log },
    content: () => asDelivered,
    now: () => new Date(),
  }
  await openDays(db, services.now())
  const kept = new CachedAnswers()
  const metrics = createMetrics()
  const { pages } = await builtSite('build', settings.publicUrl)
  const app = createApp(services, metrics, pages, kept)
  const fromMemory = answerFromMemory(kept, services, metrics)
  const issuer = createLocalIssuer(settings, log)
  const server = createServer(requestListener({ handler: app.fetch, log, issuer, fromMemory }))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { app, port, services, logged, signIn: (email: string) => signIn(services, email) }
}

/** The cookie of somebody who signed in. */
async function signIn({ db, settings, now }: Services, email: string): Promise<string> {
  const person = { googleSub: email, name: 'Asha Menon', email }
  const [user] = await db.queries.insert(users).values(person).returning()
  return `${sessionCookieName(settings)}=${await createSession(db.queries, user!, now(), settings)}`
}
