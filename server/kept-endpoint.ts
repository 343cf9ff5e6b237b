import { Hono } from 'hono'
import { notKeptPage, prefixes, type KeptList } from '../app/kept/kept-list.ts'
import type { RequestVariables } from '../app/http/services.ts'
import { compressPage } from './compress-page.ts'
import { contentHash } from '../app/http/content-hash.server.ts'
import type { KeptCatalogue } from './kept-catalogue.ts'
import { isKnown, preferredEncoding } from './negotiation.ts'
import { stillPagePolicy } from './security-headers.ts'
import { AddressedFile } from './site-address.ts'
import { describe } from './static-files.ts'

/** What phones keep: `/kept.json`, and the page for what they don't; for each language its own. */
export function keptEndpoint(kept: KeptCatalogue, publicUrl: string): Hono<RequestVariables> {
  const app = new Hono<RequestVariables>()
  for (const prefix of prefixes) {
    const fileOf = lastFile(publicUrl)
    app.get(`${prefix}/kept.json`, async (c) => {
      const list = await kept.list(prefix)
      if (!list.files.some(({ path }) => path.endsWith('.data'))) return c.notFound()
      const file = fileOf(list)
      const hasIt = isKnown(c.req.header('If-None-Match'), file.etag)
      const response = hasIt
        ? new Response(null, { status: 304 })
        : (await file.send(preferredEncoding(c.req.header('Accept-Encoding')))).response
      describe(response, '/kept.json', { etag: file.etag, inMemory: file })
      c.set('isFile', true)
      return response
    })
    app.get(prefix + notKeptPage, compressPage, async (c, next) => {
      const page = await kept.notKept(prefix)
      if (page === undefined) return next()
      const etag = `W/"${contentHash(page)}"`
      c.header('ETag', etag)
      c.header('Cache-Control', 'no-cache')
      if (isKnown(c.req.header('If-None-Match'), etag)) return c.body(null, 304)
      c.header('X-Robots-Tag', 'noindex')
      c.header('Content-Security-Policy', stillPagePolicy)
      return c.html(page)
    })
  }
  return app
}

/** The file of a list: the same one, compressed once, until there is another list. Each language has its own last. */
function lastFile(publicUrl: string): (list: KeptList) => AddressedFile {
  let last: { of: string; file: AddressedFile } | undefined
  return (list) => {
    if (last?.of !== list.version)
      last = { of: list.version, file: new AddressedFile(JSON.stringify(list), publicUrl) }
    return last.file
  }
}

/** Served in place of the worker while nothing is to be kept: takes away what was, and itself. */
const lastWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('kept ')).map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
)
`

/** The owner's switch: whoever kept the catalogue keeps it no longer from their next visit on, and nobody is offered it. */
export function keptNoMore(): Hono<RequestVariables> {
  const app = new Hono<RequestVariables>()
  app.get('/sw.js', (c) => {
    c.header('Cache-Control', 'no-cache')
    return c.body(lastWorker, 200, { 'Content-Type': 'text/javascript; charset=utf-8' })
  })
  for (const prefix of prefixes)
    app.get(`${prefix}/kept.json`, (c) => {
      c.header('Cache-Control', 'no-cache')
      return c.json({ message: 'Nothing is kept on phones at present.' }, 410)
    })
  return app
}
