import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { contentSecurityPolicy, fileSecurityPolicy } from './security-headers.ts'
import { AddressedFile } from './site-address.ts'

/** What the build knows of each file that may be served, by URL path; nothing else in the folder is reachable. */
export type SiteManifest = Record<string, SiteFile>

export interface SiteFile {
  /** Strong where the bytes are always the same, weak (`W/`) where they also exist compressed. */
  etag: string
  /** CSP sources of the inline scripts in a prerendered page. */
  scriptHashes?: string[]
  /** Where the file lies whose text has places for the site's own address, in the folder `client`. */
  addressed?: string
}

/** Serves the files that `scripts/prepare-site.ts` compressed and listed: pages, hashed assets, pictures, films. */
export async function staticFiles(buildDir: string, publicUrl: string): Promise<MiddlewareHandler> {
  const manifest = new Map(
    Object.entries(JSON.parse(await readFile(join(buildDir, 'site.json'), 'utf8')) as SiteManifest),
  )
  const inMemory = await addressFiles(buildDir, manifest, publicUrl)
  const sendFile = serveStatic({ root: join(buildDir, 'client'), precompressed: true })

  return async (c, next) => {
    const { path } = c.req
    const file = manifest.get(path)
    if (!file || !['GET', 'HEAD'].includes(c.req.method)) return next()
    const isKnown = matches(c.req.header('If-None-Match'), file.etag)
    c.req.raw = understandable(c.req.raw, file.etag)
    const addressedFile = inMemory.get(path)
    const response = isKnown
      ? new Response(null, { status: 304 })
      : addressedFile
        ? await addressedFile.send(c.req.header('Accept-Encoding') ?? '')
        : await sendFile(c, next)
    if (response instanceof Response) describe(response, path, file)
    return response
  }
}

/** Pages and the sitemap: few and small. Their ETag covers the address, which a restart may change. */
async function addressFiles(
  buildDir: string,
  manifest: Map<string, SiteFile>,
  publicUrl: string,
): Promise<Map<string, AddressedFile>> {
  const files = new Map<string, AddressedFile>()
  for (const [path, file] of manifest) {
    if (file.addressed === undefined) continue
    const text = await readFile(join(buildDir, 'client', file.addressed), 'utf8')
    const addressedFile = new AddressedFile(text, publicUrl)
    files.set(path, addressedFile)
    manifest.set(path, { ...file, etag: addressedFile.etag })
  }
  return files
}

function describe({ headers, status }: Response, path: string, file: SiteFile): void {
  // A range that the file doesn't have may be one that its next version has.
  const isForEver = path.startsWith('/assets/') && status !== 416
  headers.set('ETag', file.etag)
  headers.set('Vary', 'Accept-Encoding')
  if (file.addressed === undefined) headers.set('Accept-Ranges', 'bytes')
  headers.set('Cache-Control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache')
  const policy = fileSecurityPolicy(path)
  if (policy) headers.set('Content-Security-Policy', policy)
  if (file.scriptHashes) {
    headers.set('Content-Type', 'text/html; charset=utf-8')
    headers.set('Content-Security-Policy', contentSecurityPolicy(file.scriptHashes))
  }
  if (path.endsWith('.xml')) headers.set('Content-Type', 'application/xml; charset=utf-8')
  if (path.endsWith('.txt')) headers.set('Content-Type', 'text/plain; charset=utf-8')
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
