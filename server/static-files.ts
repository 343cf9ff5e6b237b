import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { contentSecurityPolicy } from './security-headers.ts'

/** What the build knows of each file that may be served, by URL path; nothing else in the folder is reachable. */
export type SiteManifest = Record<string, SiteFile>

export interface SiteFile {
  /** Strong where the bytes are always the same, weak (`W/`) where they also exist compressed. */
  etag: string
  /** CSP sources of the inline scripts in a prerendered page. */
  scriptHashes?: string[]
}

/** Serves the files that `scripts/prepare-site.ts` compressed and listed: pages, hashed assets, pictures, films. */
export async function staticFiles(buildDir: string): Promise<MiddlewareHandler> {
  const manifest = new Map(
    Object.entries(JSON.parse(await readFile(join(buildDir, 'site.json'), 'utf8')) as SiteManifest),
  )
  const sendFile = serveStatic({ root: join(buildDir, 'client'), precompressed: true })

  return async (c, next) => {
    const { path } = c.req
    const file = manifest.get(path)
    if (!file || !['GET', 'HEAD'].includes(c.req.method)) return next()
    const isKnown = matches(c.req.header('If-None-Match'), file.etag)
    c.req.raw = understandable(c.req.raw, file.etag)
    const response = isKnown ? new Response(null, { status: 304 }) : await sendFile(c, next)
    if (response instanceof Response) describe(response.headers, path, file)
    return response
  }
}

function describe(headers: Headers, path: string, file: SiteFile): void {
  const isHashed = path.startsWith('/assets/')
  headers.set('ETag', file.etag)
  headers.set('Vary', 'Accept-Encoding')
  headers.set('Accept-Ranges', 'bytes')
  headers.set('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (file.scriptHashes) {
    headers.set('Content-Type', 'text/html; charset=utf-8')
    headers.set('Content-Security-Policy', contentSecurityPolicy(file.scriptHashes))
  }
  // Loader data of a prerendered page, in the type that React Router answers with.
  if (path.endsWith('.data')) headers.set('Content-Type', 'text/x-script; charset=utf-8')
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))
}

/**
 * The request in the words that the static handler understands: encodings without their weights and
 * without those refused, and one range or none (RFC 9110, 12.5.3 and 14.2).
 */
function understandable(request: Request, etag: string): Request {
  const headers = new Headers(request.headers)
  const encodings = (headers.get('Accept-Encoding') ?? '')
    .split(',')
    .filter((encoding) => !/;\s*q=0(\.0*)?\s*$/.test(encoding))
    .map((encoding) => encoding.split(';')[0]!.trim())
  headers.set('Accept-Encoding', encodings.join(', '))

  // A download resumed after the file was replaced must start over, or it would join two files.
  const ifRange = headers.get('If-Range')
  const isStale = ifRange !== null && (ifRange !== etag || etag.startsWith('W/'))
  const isOneRange = /^bytes=(\d+-\d*|-\d+)$/.test(headers.get('Range') ?? '')
  if (isStale || !isOneRange) headers.delete('Range')
  return new Request(request.url, { method: request.method, headers })
}
