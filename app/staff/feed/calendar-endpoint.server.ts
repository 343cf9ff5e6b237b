import { Hono } from 'hono'
import type { RequestVariables, Services } from '../../http/services.ts'
import { clientNetwork } from '../../http/client-network.ts'
import { rateLimit } from '../../http/rate-limit.server.ts'
import { appointmentsFeed } from './appointments-feed.server.ts'
import { openFeed } from './feeds.server.ts'

/** Calendars read every few minutes at most; whoever tries out tokens asks more often. */
const allowance = { name: 'feeds', points: 60, seconds: 600 }

/** Mounted at `/calendar`: what calendars subscribe to. Its address is its key, so it needs no session. */
export function calendarEndpoint(services: Services): Hono<RequestVariables> {
  const { db, now, settings } = services
  const endpoint = new Hono<RequestVariables>()
  const limit = rateLimit(services, {
    ...allowance,
    key: (c) => clientNetwork(c.var.clientAddress),
  })

  endpoint.get('/:file{[\\w-]+\\.ics}', limit, async (c) => {
    const token = c.req.param('file').replace(/\.ics$/, '')
    c.header('Cache-Control', 'private, no-cache')
    c.header('X-Robots-Tag', 'noindex')
    // Ended and never made look the same.
    if (!(await openFeed(db.queries, settings, token, now()))) {
      return c.text('There is no such calendar, or it has been ended.', 404)
    }
    const about = { ...services.content(), ...settings, now: now() }
    const ics = await appointmentsFeed(db.queries, about)
    c.header('Content-Type', 'text/calendar; charset=utf-8')
    return c.body(ics)
  })
  return endpoint
}
