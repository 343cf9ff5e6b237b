import type { MiddlewareHandler } from 'hono'
import type { Settings } from '../app/env.server.ts'
import type { RequestVariables } from './services.ts'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** One address per page: other forms of it are answered with 308 (which keeps method and body). */
export function canonicalUrl(settings: Settings): MiddlewareHandler<RequestVariables> {
  return async (c, next) => {
    const target = canonicalTarget(settings, {
      host: c.req.header('Host') ?? new URL(c.req.url).host,
      scheme: settings.trustProxy ? c.req.header('X-Forwarded-Proto') : undefined,
      url: new URL(c.req.url),
      isRead: c.req.method === 'GET' || c.req.method === 'HEAD',
    })
    return target ? c.redirect(target, 308) : next()
  }
}

/**
 * Where the request should have gone, or undefined when it is right already.
 *
 * | asked for                              | canonical                      |
 * |----------------------------------------|--------------------------------|
 * | `/about/`, `//about`, `/index.html`    | `/about`, `/about`, `/`        |
 * | another host, or http behind our proxy | `PUBLIC_URL` and the same path |
 * | `127.0.0.1:3000` in local mode         | `localhost:3000`, pages only   |
 *
 * The last row keeps sign-in working: its cookies belong to the host it started on. Calls of the API
 * are left alone there, and so is any other name for this machine (a container's, a tunnel's).
 */
export function canonicalTarget(
  settings: Pick<Settings, 'publicUrl' | 'isLocal'>,
  request: { host: string; scheme: string | undefined; url: URL; isRead: boolean },
): string | undefined {
  const { url } = request
  const home = new URL(settings.publicUrl)
  const path = canonicalPath(url.pathname)

  const isElsewhere =
    request.host !== home.host ||
    (request.scheme !== undefined && `${request.scheme}:` !== home.protocol)
  const moveHost = settings.isLocal
    ? request.isRead && !path.startsWith('/api/') && isOtherLoopbackName(request.host, home)
    : isElsewhere

  if (moveHost) return home.origin + path + url.search
  return path === url.pathname ? undefined : path + url.search
}

function canonicalPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/')
  return single === '/' ? single : single.replace(/\/$/, '')
}

function isOtherLoopbackName(host: string, home: URL): boolean {
  if (!URL.canParse(`${home.protocol}//${host}`)) return false
  const given = new URL(`${home.protocol}//${host}`)
  return given.port === home.port && given.host !== home.host && loopbackNames.has(given.hostname)
}
