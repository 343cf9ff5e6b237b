import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'
import type { RequestVariables, Services } from '../app/http/services.ts'

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
  const observe = answerObserver(metrics)
  return async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('log', services.log.child({ requestId }))
    c.set('clientAddress', clientAddress(c, services.settings.trustProxy))
    c.set('user', null)
    warnOfProxy(c)

    await next()

    const { log, isFile = false } = c.var
    const { method, path } = c.req
    const { status } = c.res
    // What proxies and browsers may keep is no single request's.
    if (!isFile) c.res.headers.set('X-Request-Id', requestId)
    const ms = performance.now() - started
    observe({ log, method, path, status, ms, route: routeOf(c), isFile })
  }
}

interface Answered {
  log: Logger
  method: string
  path: string
  status: number
  ms: number
  /** The pattern that answered. */
  route: string
  /** A file of the build, the same for everybody. */
  isFile: boolean
}

/** Of files that were found, one answer in so many has its line: they are most of all requests, and say least. */
const filesPerLine = 10

/** Counts every answer, and writes a line about it; a line that stands for several says so. */
export function answerObserver({ requestSeconds }: Metrics): (answered: Answered) => void {
  let files = 0
  return ({ log, method, path, status, ms, route, isFile }) => {
    requestSeconds.observe({ method, route, status }, ms / 1000)
    const isUsual = isFile && status < 400
    if (isUsual && files++ % filesPerLine !== 0) return
    const line = { method, path: withoutTokens(path), status, ms: Math.round(ms) }
    if (status >= 500) log.error(line, 'answered')
    else log.info(isUsual ? { ...line, standsFor: filesPerLine } : line, 'answered')
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

const longestPath = 200

/**
 * A calendar feed's address holds its key: 43 letters and digits, which no page of ours has in a row. What
 * is longer than any of our paths is somebody's idea.
 */
export function withoutTokens(path: string): string {
  return path.replaceAll(/[\w%-]{40,}/g, '…').slice(0, longestPath)
}

/** The pattern that answered, so that figures don't multiply by date or product; pages and files are one. */
function routeOf(c: Context): string {
  const patterns = matchedRoutes(c).map(({ path }) => path)
  return patterns.findLast((path) => !path.endsWith('*')) ?? 'page'
}
