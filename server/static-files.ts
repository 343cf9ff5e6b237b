import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { asksForOwnPage } from '../app/enquiries/contact-query.ts'
import { isKnown, preferredEncoding, type Encoding } from './negotiation.ts'
import { contentSecurityPolicy, fileSecurityPolicy } from './security-headers.ts'
import type { RequestVariables } from '../app/http/services.ts'
import { AddressedFile } from './site-address.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The answer is a file of the build, the same for everybody. */
    isFile?: true
  }
}

/** What the build knows of each file that may be served, by URL path; nothing else in the folder is reachable. */
export type SiteManifest = Record<string, SiteFile>

export interface SiteFile {
  /** Strong where the bytes are always the same, weak (`W/`) where they also exist compressed. */
  etag: string
  /** CSP sources of the inline scripts in a prerendered page. */
  scriptHashes?: string[]
  /** Where the file lies whose text has places for the site's own address, in the folder `client`. */
  addressed?: string
  /** Taken along from the build before, for pages that were opened then. */
  isKept?: true
}

/** What a file is told whose name has its content in it. */
export const forEver = 'public, max-age=31536000, immutable'

/** Serves the files that `scripts/prepare-site.ts` compressed and listed: pages, hashed assets, pictures, films. */
export async function staticFiles(
  buildDir: string,
  publicUrl: string,
): Promise<MiddlewareHandler<RequestVariables>> {
  const manifest = new Map(
    Object.entries(JSON.parse(await readFile(join(buildDir, 'site.json'), 'utf8')) as SiteManifest),
  )
  const inMemory = await addressFiles(buildDir, manifest, publicUrl)
  const sendFile = serveStatic({ root: join(buildDir, 'client'), precompressed: true })

  return async (c, next) => {
    const { path } = c.req
    const file = manifest.get(path)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!file || !isRead || asksForOwnPage(new URL(c.req.url))) return next()
    const encoding = preferredEncoding(c.req.header('Accept-Encoding'))
    const addressedFile = inMemory.get(path)
    const hasIt = isKnown(c.req.header('If-None-Match'), file.etag)
    c.req.raw = understandable(c.req.raw, encoding, file.etag)
    const response = hasIt
      ? new Response(null, { status: 304 })
      : addressedFile
        ? await addressedFile.send(encoding)
        : await sendFile(c, next)
    if (!(response instanceof Response)) return response
    describe(response, path, file)
    c.set('isFile', true)
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
  headers.set('Cache-Control', isForEver ? forEver : 'no-cache')
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

/**
 * The request in the words that the static handler understands: one encoding, without its weight, and one
 * range or none (RFC 9110, 14.2).
 */
function understandable(request: Request, encoding: Encoding, etag: string): Request {
  const headers = new Headers(request.headers)
  headers.set('Accept-Encoding', encoding)

  // A download resumed after the file was replaced must start over, or it would join two files.
  const ifRange = headers.get('If-Range')
  const isStale = ifRange !== null && (ifRange !== etag || etag.startsWith('W/'))
  const isOneRange = /^bytes=(\d+-\d*|-\d+)$/.test(headers.get('Range') ?? '')
  if (isStale || !isOneRange) headers.delete('Range')
  return new Request(request.url, { method: request.method, headers })
}
