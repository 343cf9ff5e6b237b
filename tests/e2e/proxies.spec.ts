import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test as base } from '@playwright/test'
import { publicPages } from '../../content/public-pages.ts'
import { freePort } from '../../scripts/free-port.ts'
import { quickStartFlags } from '../../scripts/server-flags.ts'
import { hasProxy, proxyNames } from '../../scripts/start-proxy.ts'
import { startSite } from '../../scripts/start-site.ts'
import type { SiteManifest } from '../../server/site-files.ts'
import { onlineSettings } from '../online-settings.ts'
import { asking, before, host, visitor } from './before-proxy.ts'
import { emptyBook } from './empty-book.ts'

/** The files in `deploy/`, with the programs that they are for. */

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

    test('whoever comes after a request that was refused as too large is answered', async ({
      sitePort,
    }) => {
      const type = {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: `https://${host}`,
      }
      await before(name, sitePort, async (ask) => {
        for (const _time of [1, 2, 3]) {
          expect((await ask('/contact', type, Buffer.alloc(400 * 1024))).status).toBe(413)
          await wait(450)
          const next = Array.from({ length: 10 }, () => ask('/api/me'))
          expect((await Promise.all(next)).map(({ status }) => status)).toEqual(Array(10).fill(200))
        }
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
        // nginx counts in whole seconds: it keeps a page for less than two.
        await wait(2_100)
        expect(await seen()).toBe('new')
      })
      site.closeAllConnections()
      site.close()
    })

    test('who asked for what stands in no log, also when the site is not there or breaks off', async () => {
      const key = 'k'.repeat(43)
      const site = createServer((_req, res) => {
        res.writeHead(200, { 'Content-Length': '1000' }).write('half', () => res.destroy())
      })
      site.listen(0, '127.0.0.1')
      await once(site, 'listening')
      for (const sitePort of [await freePort(), (site.address() as AddressInfo).port]) {
        await before(name, sitePort, async (ask, proxy) => {
          for (const path of [`/appointment/${key}`, `/api/appointments/${key}/live`]) {
            const status = await ask(path).then(
              (answer) => answer.status,
              () => 'broken off',
            )
            expect([502, 'broken off']).toContain(status)
          }
          expect(proxy.logged()).not.toContain(visitor)
          expect(proxy.logged()).not.toContain(key)
        })
      }
      site.close()
    })
  })
}
