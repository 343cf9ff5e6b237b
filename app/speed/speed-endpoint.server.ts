import { Hono } from 'hono'
import { clientNetwork } from '../http/client-network.ts'
import { rateLimit } from '../http/rate-limit.server.ts'
import type { RequestVariables, Services } from '../http/services.ts'
import { readJson } from '../http/read-body.server.ts'
import { dayAt } from '../rules/calendar-days.ts'
import { readPageVisit } from '../rules/page-speed.ts'
import { countVisit } from './page-speeds.server.ts'

/**
 * Mounted at `/api/speed`: what a browser measured, sent as the visitor leaves. Neither the session nor an address is looked at
 * for what is kept.
 */
export function speedEndpoint(services: Services): Hono<RequestVariables> {
  const { db, now } = services
  const app = new Hono<RequestVariables>()
  const limit = rateLimit(services, {
    name: 'speed',
    points: 120,
    seconds: 600,
    key: (c) => clientNetwork(c.var.clientAddress),
  })
  app.post('/', limit, async (c) => {
    const visit = readPageVisit(await readJson(c))
    if (!visit) {
      const message = 'Send a path, a device (phone, tablet, computer), and lcp, inp or cls.'
      return c.json({ success: false, message, code: 'invalid' }, 400)
    }
    await countVisit(db, dayAt(now()), visit)
    return c.body(null, 204)
  })
  return app
}
