import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context } from 'hono'
import { toFillIn } from '../app/settings/to-fill-in.ts'
import { askedSeldom } from '../app/db/asked-seldom.ts'
import { DiskFull } from '../app/db/disk-full.ts'
import { noMailGoesOut } from '../app/mail/outbox.server.ts'
import { isLoopbackHost } from './loopback.ts'
import type { Metrics } from './metrics.ts'
import type { RequestVariables, Services } from '../app/http/services.ts'

const readyTimeoutMs = 2_000

/** For machines: is the process alive, can it reach its database, what are its figures. */
export function healthEndpoint(services: Services, metrics: Metrics): Hono<RequestVariables> {
  const endpoint = new Hono<RequestVariables>()
  const noMail = askedSeldom(() => noMailGoesOut(services.db.queries))

  /** What the database knows that keeps leads from arriving, once it answers. */
  const told = async (): Promise<string[]> => {
    await services.db.ping()
    return services.settings.smtpUrl ? noMail() : []
  }

  endpoint.get('/healthz', (c) => c.json({ ok: true }))

  endpoint.get('/readyz', async (c) => {
    const { stopping } = services
    // After a release the site goes on: no balancer is to leave it for the last answers of a process.
    if (stopping?.aborted && stopping.reason !== 'release')
      return c.json({ ok: false, reason: 'stopping' }, 503)
    try {
      const unsent = await Promise.race([told(), rejectAfter(readyTimeoutMs)])
      const details = [...toFillIn(services.settings, services.content().company), ...unsent]
      return c.json({ ok: true, ...(details.length > 0 && { details }) })
    } catch (error) {
      c.var.log.error({ err: error }, 'not ready')
      return c.json({ ok: false, reason: error instanceof DiskFull ? 'disk' : 'database' }, 503)
    }
  })

  endpoint.get('/metrics', async (c, next) => {
    if (!comesFromThisMachine(c)) return next()
    c.header('Content-Type', metrics.registry.contentType)
    return c.body(await metrics.text())
  })

  return endpoint
}

/**
 * A proxy on this machine also connects from loopback, but asks for the public host or says for whom;
 * such a request is the public's.
 */
function comesFromThisMachine(c: Context): boolean {
  const isForwarded = forwardingHeaders.some((name) => c.req.header(name) !== undefined)
  if (isForwarded || !c.env?.incoming || !isLoopbackHost(c.req.header('Host'))) return false
  const address = getConnInfo(c).remote.address ?? ''
  return address === '::1' || address.replace('::ffff:', '').startsWith('127.')
}

const forwardingHeaders = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via']

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms).unref()
  })
}
