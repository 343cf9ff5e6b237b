import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Metrics } from './metrics.ts'
import type { RequestVariables, Services } from './services.ts'

/**
 * Gives each request an id and a logger, and writes one line when it was answered. The line carries
 * the path without its query (which may hold a sign-in code) and without tokens, no address, no name, no
 * e-mail.
 */
export function observeRequests(
  services: Services,
  metrics: Metrics,
): MiddlewareHandler<RequestVariables> {
  const warnOfProxy = proxyWarning(services)
  return async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('log', services.log.child({ requestId }))
    c.set('clientAddress', clientAddress(c, services.settings.trustProxy))
    c.set('user', null)
    warnOfProxy(c)

    await next()

    c.res.headers.set('X-Request-Id', requestId)
    const ms = performance.now() - started
    const line = {
      method: c.req.method,
      path: withoutTokens(c.req.path),
      status: c.res.status,
      ms: Math.round(ms),
    }
    if (c.res.status >= 500) c.var.log.error(line, 'answered')
    else c.var.log.info(line, 'answered')
    metrics.requestSeconds.observe(
      { method: c.req.method, route: routeOf(c), status: c.res.status },
      ms / 1000,
    )
  }
}

/**
 * Behind a proxy the socket is the proxy's: TRUST_PROXY says that the last X-Forwarded-For entry,
 * which the proxy itself appended, is to be believed. Earlier entries are the client's own words.
 */
function clientAddress(c: Context, trustProxy: boolean): string {
  if (trustProxy) {
    const forwarded = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
    if (forwarded && isIP(forwarded)) return forwarded
  }
  // Requests made in tests have no socket.
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown'
}

/** Behind a proxy that is not to be believed, every visitor is the proxy: told once, not with each request. */
function proxyWarning({ settings, log }: Services): (c: Context) => void {
  let isDone = settings.isLocal || settings.trustProxy
  return (c) => {
    if (isDone || c.req.header('X-Forwarded-For') === undefined) return
    isDone = true
    log.warn(
      'A request came with X-Forwarded-For. If a proxy of yours stands before the site, set TRUST_PROXY=true: ' +
        'until then all visitors share one set of rate limits.',
    )
  }
}

/** A calendar feed's address holds its key: 43 letters and digits, which no page of ours has in a row. */
export function withoutTokens(path: string): string {
  return path.replaceAll(/[\w%-]{40,}/g, '…')
}

/** The pattern that answered, so that figures don't multiply by date or product; pages and files are one. */
function routeOf(c: Context): string {
  const patterns = matchedRoutes(c).map(({ path }) => path)
  return patterns.findLast((path) => !path.endsWith('*')) ?? 'page'
}
