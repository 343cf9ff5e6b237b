import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { answerFromMemory } from '../../server/answer-from-memory.ts'
import { createApp } from '../../server/app.ts'
import { CachedAnswers } from '../../server/cached-answers.ts'
import { createMetrics } from '../../server/metrics.ts'
import { requestListener } from '../../server/request-listener.ts'
import type { RequestVariables } from '../../app/http/services.ts'
import { SiteFiles } from '../../server/site-files.ts'
import { staticFiles } from '../../server/static-files.ts'
import { freshApp } from '../fresh-app.ts'
import { siteOfFiles } from '../site-of-files.ts'

const home = 'www.dino.example'
const publicUrl = `https://${home}`

interface Asked {
  method?: string
  path?: string
  headers?: Record<string, string>
}

/** A public site of files behind a real HTTP server, which counts how often the app itself is asked. */
async function serve({ trustProxy = true } = {}) {
  const settings = { publicUrl, isLocal: false, trustProxy }
  const { services, logged } = await freshApp({ settings })
  const pages = new Hono<RequestVariables>().use(
    staticFiles(await SiteFiles.open(await siteOfFiles(), publicUrl)),
  )
  const metrics = createMetrics()
  const kept = new CachedAnswers()
  const app = createApp(services, metrics, pages, kept)
  const site = { asked: 0, logged, metrics, ask }
  const server = createServer(
    requestListener({
      handler: (...given) => (site.asked++, app.fetch(...given)),
      log: services.log,
      fromMemory: answerFromMemory(kept, services, metrics),
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.close().closeAllConnections())

  async function ask({ method = 'GET', path = '/', headers = {} }: Asked = {}) {
    const { port } = server.address() as AddressInfo
    const sent = request({
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: { Host: home, ...headers },
    })
    const answer = once(sent.end(), 'response')
    const [response] = (await answer) as [IncomingMessage]
    const { date: _date, ...rest } = response.headers
    return { status: response.statusCode, headers: rest, body: await buffer(response) }
  }
  return site
}

const etagOf = async (site: Awaited<ReturnType<typeof serve>>, path: string) =>
  String((await site.ask({ path })).headers.etag)

test.each([
  '/',
  '/about',
  '/ml/about',
  '/contact',
  '/sitemap.xml',
  '/assets/app-1a2b.js',
  '/assets/yard-7a8b.avif',
])(
  '%s is answered from memory as the site answers it: every encoding, its head, and when it is unchanged',
  async (path) => {
    const site = await serve()
    const etag = await etagOf(site, path)
    const ways: Asked['headers'][] = [
      { 'Accept-Encoding': 'br' },
      { 'Accept-Encoding': 'gzip' },
      { 'Accept-Encoding': 'identity' },
      { 'If-None-Match': etag },
    ]
    for (const headers of ways) {
      const first = await site.ask({ path, headers })
      const before = site.asked
      expect(await site.ask({ path, headers })).toEqual(first)
      expect(site.asked).toBe(before)
      const head = await site.ask({ method: 'HEAD', path, headers })
      expect(head).toEqual({ ...first, body: Buffer.alloc(0) })
      expect(site.asked).toBe(before)
    }
  },
)

test.each<[string, Asked]>([
  ['another host', { headers: { Host: 'dino.example' } }],
  ['plain http', { headers: { 'X-Forwarded-Proto': 'http' } }],
  ['another form of the address', { path: '//about' }],
  ['a query', { path: '/about?utm_source=poster' }],
  ['an address with a character that is none', { path: '/about?%00' }],
  ['a range', { headers: { Range: 'bytes=0-9' } }],
  ['a form', { method: 'POST', path: '/about' }],
  ['what is no file', { path: '/nowhere' }],
  ['an answer about somebody', { path: '/api/me' }],
])(
  'the site itself is asked for %s, each time, and answers as if nothing were kept',
  async (_what, asked) => {
    const fresh = await (await serve()).ask(asked)
    const site = await serve()
    for (const path of ['/', '/about']) await site.ask({ path })
    for (const time of [1, 2]) {
      const { headers, ...answer } = await site.ask(asked)
      expect(answer).toEqual({ status: fresh.status, body: fresh.body })
      expect(headers.location).toBe(fresh.headers.location)
      expect(site.asked).toBe(2 + time)
    }
  },
)

test('a proxy that the settings do not know of is still noticed', async () => {
  const site = await serve({ trustProxy: false })
  await site.ask()
  await site.ask({ headers: { 'X-Forwarded-For': '203.0.113.7' } })
  expect(site.logged.join('')).toContain('TRUST_PROXY=true')
})

test('of files one answer in ten has a line in the log, of everything else each; all of them are counted', async () => {
  const site = await serve()
  for (let time = 0; time < 21; time++) await site.ask({ path: '/about' })
  const lines = () => site.logged.filter((line) => line.includes('"answered"'))
  // One by the site, which was asked first; two of the twenty from memory.
  expect(lines()).toHaveLength(3)
  expect(lines()[2]).toContain('"path":"/about","status":200')
  expect(lines()[2]).toContain('"standsFor":10')
  for (let time = 0; time < 3; time++) await site.ask({ path: '/nowhere' })
  expect(lines()).toHaveLength(6)
  expect(lines()[5]).not.toContain('standsFor')
  expect(await site.metrics.registry.metrics()).toContain(
    'http_request_duration_seconds_count{method="GET",route="page",status="200"} 21',
  )
})
