import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as askPlain, type IncomingMessage } from 'node:http'
import { request as askSecure } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test as base } from '@playwright/test'
import { publicPages } from '../../content/public-pages.ts'
import { quickStartFlags } from '../../scripts/server-flags.ts'
import { hasProxy, proxyNames, startProxy, type ProxyName } from '../../scripts/start-proxy.ts'
import { startSite } from '../../scripts/start-site.ts'
import type { SiteManifest } from '../../server/site-files.ts'
import { onlineSettings } from '../online-settings.ts'
import { emptyBook } from './empty-book.ts'

/** The files in `deploy/`, with the programs that they are for. */

const host = 'www.dino.example'

type Headers = Record<string, string>
/** @param file sent, or nothing: what is there is asked for */
type Ask = (path: string, headers?: Headers, file?: Buffer) => Promise<Answer>

interface Answer {
  status: number | undefined
  headers: IncomingMessage['headers']
  /** A short one, or the sum of its bytes: a film is not compared number by number. */
  body: string
}

/** Of the connection, not of the answer. */
const ofConnection = ['date', 'server', 'connection', 'keep-alive', 'via', 'alt-svc']

const asking =
  (port: number, isSecure: boolean): Ask =>
  async (path, headers = {}, file) => {
    const whom = {
      ...{ host: '127.0.0.1', port, path, rejectUnauthorized: false, servername: host },
      method: file ? 'POST' : 'GET',
    }
    const sent = { ...whom, headers: { Host: host, ...headers } }
    const answer = once((isSecure ? askSecure(sent) : askPlain(sent)).end(file), 'response')
    const [response] = (await answer) as [IncomingMessage]
    const kept = Object.entries(response.headers).filter(([name]) => !ofConnection.includes(name))
    const { statusCode: status } = response
    return { status, headers: Object.fromEntries(kept), body: told(await buffer(response)) }
  }

const told = (bytes: Buffer) =>
  bytes.length < 100 ? bytes.toString() : createHash('sha256').update(bytes).digest('hex')

/** The site as it runs in public. */
const test = base.extend<object, { sitePort: number }>({
  sitePort: [
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'dino-proxies-'))
      await cp(emptyBook, dataDir, { recursive: true })
      const environment = { ...onlineSettings, TRUST_PROXY: 'true' }
      const site = await startSite(dataDir, { environment, flags: quickStartFlags })
      await use(Number(new URL(site.url).port))
      await site.kill()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

async function before(name: ProxyName, sitePort: number, work: (ask: Ask) => Promise<void>) {
  const proxy = await startProxy(name, sitePort)
  try {
    await work(asking(proxy.port, true))
  } finally {
    await proxy.stop()
  }
}

/** One of each kind. */
function someFiles(): string[] {
  const all = Object.keys(JSON.parse(readFileSync('build/site.json', 'utf8')) as SiteManifest)
  const kinds = ['.js', '.css', '.svg', '.woff2', '.avif', '.webp', '.mp4', '.pdf', '.data', '.ico']
  return kinds.flatMap((kind) => all.find((path) => path.endsWith(kind)) ?? [])
}

for (const name of proxyNames) {
  test.describe(name, () => {
    test.skip(!hasProxy(name), `${name} is not installed`)

    test('pages and files come as the site sends them, at the first time and the next', async ({
      sitePort,
    }) => {
      const askSite = asking(sitePort, false)
      const paths = [...publicPages, '/contact', '/sitemap.xml', '/robots.txt', ...someFiles()]
      await before(name, sitePort, async (ask) => {
        for (const path of paths) {
          for (const encoding of ['br', 'gzip', 'identity']) {
            const headers = { 'Accept-Encoding': encoding }
            const fromSite = await askSite(path, { ...headers, 'X-Forwarded-Proto': 'https' })
            expect(fromSite.status, path).toBe(200)
            expect(await ask(path, headers), path).toEqual(fromSite)
            expect(await ask(path, headers), path).toEqual(fromSite)
          }
          const etag = String((await ask(path)).headers.etag)
          const again = await ask(path, { 'If-None-Match': etag })
          expect([again.status, again.headers.etag], path).toEqual([304, etag])
        }
      })
    })

    test('films come in parts', async ({ sitePort }) => {
      const film = someFiles().find((path) => path.endsWith('.mp4'))!
      const headers = { Range: 'bytes=10-19' }
      const fromSite = await asking(sitePort, false)(film, {
        ...headers,
        'X-Forwarded-Proto': 'https',
      })
      expect(fromSite.status).toBe(206)
      await before(name, sitePort, async (ask) => {
        for (const _time of [1, 2]) expect(await ask(film, headers)).toEqual(fromSite)
      })
    })

    test('what is for one visitor is made for each', async ({ sitePort }) => {
      await before(name, sitePort, async (ask) => {
        for (const path of ['/contact?topic=quote', '/no-such-page', '/api/me']) {
          const [one, other] = [await ask(path), await ask(path)]
          expect(one.headers['x-request-id'], path).not.toBe(other.headers['x-request-id'])
          expect(one.headers.etag, path).toBeUndefined()
          expect(one.headers['cache-control'], path).toContain('no-store')
        }
      })
    })

    test('a file of ten megabytes comes to the office’s door', async ({ sitePort }) => {
      const file = Buffer.alloc(10_000_000)
      await before(name, sitePort, async (ask) => {
        const type = {
          'Content-Type': 'multipart/form-data; boundary=x',
          Origin: `https://${host}`,
        }
        const { status, headers } = await ask('/staff/inbox/abc', type, file)
        expect(status).toBe(303)
        expect(headers.location).toMatch(/^\/sign-in\?/)
      })
    })

    test('the address without www leads to the one with it, whatever was asked before', async ({
      sitePort,
    }) => {
      await before(name, sitePort, async (ask) => {
        for (const _time of [1, 2]) await ask('/about')
        const { status, headers } = await ask('/about', { Host: 'dino.example' })
        expect([status, headers.location]).toEqual([308, `https://${host}/about`])
        expect((await ask('/about')).status).toBe(200)
      })
    })

    test('a new release is seen at once', async () => {
      const release = { name: 'old' }
      const site = createServer((_req, res) => {
        res.writeHead(200, { ETag: `"${release.name}"`, 'Cache-Control': 'no-cache' })
        res.end(release.name)
      })
      site.listen(0, '127.0.0.1')
      await once(site, 'listening')
      await before(name, (site.address() as AddressInfo).port, async (ask) => {
        const seen = async () => (await ask('/')).body
        expect(await seen()).toBe('old')
        release.name = 'new'
        // nginx counts in whole seconds.
        await expect.poll(seen, { timeout: 2_500, intervals: [100] }).toBe('new')
        expect(await seen()).toBe('new')
      })
      site.closeAllConnections()
      site.close()
    })
  })
}

test('nginx shows the pages it has while the site starts', async () => {
  test.skip(!hasProxy('nginx'), 'nginx is not installed')
  const site = createServer((_req, res) => res.writeHead(200, { ETag: '"one"' }).end('a page'))
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  await before('nginx', (site.address() as AddressInfo).port, async (ask) => {
    expect((await ask('/')).status).toBe(200)
    site.closeAllConnections()
    site.close()
    // Longer than the second for which a page is kept.
    for (const end = performance.now() + 2_500; performance.now() < end;) {
      const { status, body } = await ask('/')
      expect([status, body]).toEqual([200, 'a page'])
    }
    expect((await ask('/never-asked')).status).toBe(502)
  })
})
