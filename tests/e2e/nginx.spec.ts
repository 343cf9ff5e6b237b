import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { hasProxy } from '../../scripts/start-proxy.ts'
import { before } from './before-proxy.ts'

/** What `deploy/nginx.conf` does and Caddy can't. */

test.skip(!hasProxy('nginx'), 'nginx is not installed')

test('nginx keeps a flood of what is drawn from the site, and lets visits through', async () => {
  const site = createServer((_req, res) => res.end('a page'))
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  await before('nginx', (site.address() as AddressInfo).port, async (ask) => {
    const statuses = async (path: string, times: number, file?: Buffer) => {
      const asked = Array.from({ length: times }, () => ask(path, {}, file))
      return [...new Set((await Promise.all(asked)).map(({ status }) => status))].toSorted(
        (a = 0, b = 0) => a - b,
      )
    }
    expect(await statuses('/compare?machines=wotan', 100)).toEqual([200])
    expect(await statuses('/which-machine?words=logs', 400)).toEqual([200, 429])
    expect(await statuses('/contact', 100, Buffer.from('x=1'))).toContain(429)
    expect(await statuses('/ml/book', 100)).toContain(429)
    expect(await statuses('/products/wotan/sheet.pdf?colour=red', 100)).toContain(429)
    // What comes from memory is not counted, and neither is the office.
    for (const path of [
      '/',
      '/ml/gallery',
      '/assets/app.js',
      '/brochures/wotan.pdf',
      '/staff/inbox?page=2',
    ])
      expect(await statuses(path, 300), path).toEqual([200])
  })
  site.closeAllConnections()
  site.close()
})

test('nginx shows the pages it has while the site starts', async () => {
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
