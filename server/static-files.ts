import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, MiddlewareHandler } from 'hono'
import { asksForOwnPage } from '../app/enquiries/contact/contact-query.ts'
import { asksForState } from '../app/find/find-query.ts'
import { isKnown, preferredEncoding, type Encoding } from './negotiation.ts'
import { contentSecurityPolicy, fileSecurityPolicy } from './security-headers.ts'
import { listedPath } from './in-its-language.ts'
import type { RequestVariables } from '../app/http/services.ts'
import type { ServedFile, SiteFiles } from './site-files.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The answer is a file of the build, the same for everybody. */
    isFile?: true
    /** The same is there in fewer bytes soon. */
    isInterim?: boolean
  }
}

/** What a file is told whose name has its content in it. */
export const forEver = 'public, max-age=31536000, immutable'

/** Serves the files that `scripts/prepare-site.ts` compressed and listed: pages, hashed assets, pictures, films. */
export function staticFiles(files: SiteFiles): MiddlewareHandler<RequestVariables> {
  /** A document of the owner's own is the same in every language. */
  const filePath = (c: Context) => {
    const path = listedPath(c)
    return path.endsWith('.pdf') && !files.find(path) ? c.req.path : path
  }
  const sendFile = serveStatic<RequestVariables>({
    root: files.folder,
    precompressed: true,
    rewriteRequestPath: (_, c) => filePath(c),
  })

  return async (c, next) => {
    const path = filePath(c)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const asked = new URL(c.req.url)
    if (!isRead || asksForOwnPage(asked) || asksForState(asked)) return next()
    const file = await files.read(path)
    if (!file) return next()
    const encoding = preferredEncoding(c.req.header('Accept-Encoding'))
    const hasIt = isKnown(c.req.header('If-None-Match'), file.etag)
    c.req.raw = understandable(c.req.raw, encoding, file.etag)
    const response = hasIt ? new Response(null, { status: 304 }) : await answerWith(file)
    if (!(response instanceof Response)) return response
    describe(response, path, file)
    c.set('isFile', true)
    return response

    async function answerWith({ inMemory }: ServedFile) {
      if (!inMemory) return sendFile(c, next)
      const sent = await inMemory.send(encoding)
      c.set('isInterim', sent.isInterim)
      return sent.response
    }
  }
}

/** What every answer about a file says. */
export function describe({ headers, status }: Response, path: string, file: ServedFile): void {
  // A range that the file doesn't have may be one that its next version has.
  const isForEver = path.startsWith('/assets/') && status !== 416
  headers.set('ETag', file.etag)
  headers.set('Vary', 'Accept-Encoding')
  if (!file.inMemory) headers.set('Accept-Ranges', 'bytes')
  headers.set('Cache-Control', isForEver ? forEver : 'no-cache')
  const policy = fileSecurityPolicy(path)
  if (policy) headers.set('Content-Security-Policy', policy)
  if (file.scriptHashes) {
    headers.set('Content-Type', 'text/html; charset=utf-8')
    headers.set('Content-Security-Policy', contentSecurityPolicy(file.scriptHashes))
  }
  if (path.endsWith('.xml')) headers.set('Content-Type', 'application/xml; charset=utf-8')
  if (path.endsWith('.atom')) headers.set('Content-Type', 'application/atom+xml; charset=utf-8')
  if (path.endsWith('.json')) headers.set('Content-Type', 'application/json; charset=utf-8')
  if (path.endsWith('.webmanifest')) headers.set('Content-Type', 'application/manifest+json')
  if (path.endsWith('.txt')) headers.set('Content-Type', 'text/plain; charset=utf-8')
  if (path.endsWith('.js')) headers.set('Content-Type', 'text/javascript; charset=utf-8')
  // Loader data of a prerendered page, in the type that React Router answers with.
  if (path.endsWith('.data')) headers.set('Content-Type', 'text/x-script; charset=utf-8')
}

/**
 * The request in the words that the static handler understands: one encoding, without its weight, and one
 * range or none (RFC 9110, 14.2).
 */
export function understandable(request: Request, encoding: Encoding, etag: string): Request {
  const headers = new Headers(request.headers)
  headers.set('Accept-Encoding', encoding)

  // A download resumed after the file was replaced must start over, or it would join two files.
  const ifRange = headers.get('If-Range')
  const isStale = ifRange !== null && (ifRange !== etag || etag.startsWith('W/'))
  const isOneRange = /^bytes=(\d+-\d*|-\d+)$/.test(headers.get('Range') ?? '')
  if (isStale || !isOneRange) headers.delete('Range')
  return new Request(request.url, { method: request.method, headers })
}
