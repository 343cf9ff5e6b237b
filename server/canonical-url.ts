import type { MiddlewareHandler } from 'hono'
import type { Settings } from '../app/settings/settings.server.ts'
import { isLoopbackHost } from './loopback.ts'
import type { RequestVariables } from '../app/http/services.ts'

/** One address per page: other forms of it are answered with 308 (which keeps method and body). */
export function canonicalUrl(settings: Settings): MiddlewareHandler<RequestVariables> {
  return async (c, next) => {
    const target = canonicalTarget(settings, {
      host: c.req.header('Host') ?? new URL(c.req.url).host,
      scheme: settings.trustProxy ? c.req.header('X-Forwarded-Proto') : undefined,
      url: new URL(c.req.url),
      isRead: c.req.method === 'GET' || c.req.method === 'HEAD',
    })
    if (!target) return next()
    // Browsers keep a 308: a mistyped PUBLIC_URL would stick to them.
    c.header('Cache-Control', 'no-cache')
    return c.redirect(target, 308)
  }
}

/**
 * Where the request should have gone, or undefined when it is right already.
 *
 * | asked for                              | canonical                      |
 * |----------------------------------------|--------------------------------|
 * | `/about/`, `//about`, `/index.html`    | `/about`, `/about`, `/`        |
 * | `/.data`, `/ml/.data`                  | `/_.data`, `/ml.data`          |
 * | another host, or http behind our proxy | `PUBLIC_URL` and the same path |
 * | `127.0.0.1:3000` in local mode         | `localhost:3000`, pages only   |
 *
 * The last row keeps sign-in working: its cookies belong to the host it started on. Calls of the API
 * are left alone there, and so is another port (a container's).
 */
export function canonicalTarget(
  settings: Pick<Settings, 'publicUrl' | 'isLocal'>,
  request: { host: string; scheme: string | undefined; url: URL; isRead: boolean },
): string | undefined {
  const { url } = request
  const home = new URL(settings.publicUrl)
  const path = canonicalPath(url.pathname)

  const isElsewhere =
    normalHost(request.host, home) !== home.host ||
    (request.scheme !== undefined && `${firstWord(request.scheme)}:` !== home.protocol)
  const moveHost = settings.isLocal
    ? request.isRead && !path.startsWith('/api/') && isOtherLoopbackName(request.host, home)
    : isElsewhere

  if (moveHost) return home.origin + path + url.search
  return path === url.pathname ? undefined : path + url.search
}

function canonicalPath(path: string): string {
  const shorter = withPlainLetters(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index\.html)+(?=\/|$)/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/^\/\.data$/, '/_.data')
    .replace(/\/\.data$/, '.data')
  return shorter === path ? path : canonicalPath(shorter || '/')
}

/** `/%70roducts` is `/products`; what has to be encoded stays so. */
function withPlainLetters(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(letter) ? letter : code
  })
}

/** Without the scheme's own port, in lower case. */
function normalHost(host: string, home: URL): string {
  const address = `${home.protocol}//${host}`
  return URL.canParse(address) ? new URL(address).host : host
}

/** Proxies in a row each add theirs: `https,http`. */
function firstWord(list: string): string {
  return list.split(',')[0]!.trim().toLowerCase()
}

function isOtherLoopbackName(host: string, home: URL): boolean {
  if (!isLoopbackHost(host)) return false
  const given = new URL(`${home.protocol}//${host}`)
  return given.port === home.port && given.host !== home.host
}
