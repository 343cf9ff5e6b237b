import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { parseSettings } from '../../app/settings/settings.server.ts'
import { company } from '../../content/company.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { stopServing } from '../../server/stop-serving.ts'
import { freshApp, signedInAs } from '../fresh-app.ts'

test('a machine can ask whether the process lives and its database answers', async () => {
  const { app, services } = await freshApp()
  expect((await app.request('/healthz')).status).toBe(200)
  expect((await app.request('/readyz')).status).toBe(200)

  services.db.ping = () => Promise.reject(new Error('connection refused'))
  expect((await app.request('/healthz')).status).toBe(200)
  expect((await app.request('/readyz')).status).toBe(503)
})

test('a server that is stopping says that it is not ready', async () => {
  const { app, services } = await freshApp()
  services.stopping = AbortSignal.abort()
  const answer = await app.request('/readyz')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ ok: false, reason: 'stopping' })
})

test('a server that is told to stop says so at once, and serves on until that could be noticed', async () => {
  const { app, services } = await freshApp()
  const stopping = new AbortController()
  services.stopping = stopping.signal
  const server = createServer((req, res) => void getRequestListener(app.fetch)(req, res))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  onTestFinished(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const statusOf = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status
  expect(await statusOf('/readyz')).toBe(200)

  const { promise: whenNoticed, resolve: noticed } = Promise.withResolvers<void>()
  const stopped = stopServing({ server, stopping, noticed: () => whenNoticed })
  expect(await statusOf('/readyz')).toBe(503)
  expect(await statusOf('/api/appointments')).toBe(200)

  noticed()
  await stopped
  await expect(statusOf('/api/appointments')).rejects.toThrow('fetch failed')
})

const online = { publicUrl: 'https://www.dino.example', isLocal: false }
const forwarded = { 'X-Forwarded-For': '203.0.113.7', Host: 'www.dino.example' }

test('a proxy that the settings do not know of is told in the log, once, with what to set', async () => {
  const { app, logged } = await freshApp({ settings: { ...online, trustProxy: false } })
  await app.request('/api/me', { headers: { Host: 'www.dino.example' } })
  expect(logged.join('')).not.toContain('TRUST_PROXY')
  await app.request('/api/me', { headers: forwarded })
  await app.request('/api/me', { headers: forwarded })
  const warnings = logged.filter((line) => line.includes('TRUST_PROXY=true'))
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).not.toContain('203.0.113.7')
})

test.each([
  ['a trusted proxy', { ...online, trustProxy: true }],
  ['local mode', { trustProxy: false }],
])('with %s nobody is warned of it', async (_what, settings) => {
  const { app, logged } = await freshApp({ settings })
  await app.request('/api/me', { headers: forwarded })
  expect(logged.join('')).not.toContain('TRUST_PROXY')
})

test('an unknown call of the API is answered in its own form', async () => {
  const { app } = await freshApp()
  const answer = await app.request('/api/cranes')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ success: false })
})

test('an address with a character that no database holds is refused, and told why', async () => {
  const { app } = await freshApp()
  for (const path of ['/staff/inbox?q=a%00b', '/products/%00']) {
    const answer = await app.request(path)
    expect([path, answer.status]).toEqual([path, 400])
    expect(await answer.text()).toContain('Leave out “%00”')
  }
  const call = await app.request('/api/appointments/%00')
  expect(call.status).toBe(400)
  expect(await call.json()).toMatchObject({ success: false })
})

test("another site can't make a signed-in visitor's browser book", async () => {
  const { app, services } = await freshApp()
  const asha = await signedInAs(services, { name: 'Asha Menon', email: 'asha@buyer.example' })
  const answer = await app.request('/api/appointments/2026-11-24', {
    method: 'POST',
    headers: { ...asha, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' },
    body: JSON.stringify({ time: '10:30' }),
  })
  expect(answer.status).toBe(403)
  const me = await (await app.request('/api/me', { headers: asha })).json()
  expect(me).toMatchObject({ appointments: [] })
})

test('a body beyond 64 KB is refused', async () => {
  const { app } = await freshApp()
  const answer = await app.request('/api/appointments/2026-11-24', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ time: 'x'.repeat(70_000) }),
  })
  expect(answer.status).toBe(413)
})

test.each(['/book', '/appointment/x', '/quote/x'])(
  'so is a form of %s, which is for everybody',
  async (path) => {
    const { app } = await freshApp()
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const form = { method: 'POST', headers, body: `note=${'x'.repeat(70_000)}` }
    expect((await app.request(path, form)).status).toBe(413)
  },
)

test('every answer carries the security headers and a request id', async () => {
  const { app } = await freshApp()
  for (const path of ['/healthz', '/api/me', '/api/none']) {
    const { headers } = await app.request(path)
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Permissions-Policy')).toContain('camera=(), geolocation=(), microphone=()')
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('no browser keeps that an address is another one: that of the site may be mistyped', async () => {
  const { app } = await freshApp()
  const { status, headers } = await app.request('/about/')
  expect([status, headers.get('Cache-Control')]).toEqual([308, 'no-cache'])
})

test('https is insisted on online, and not locally', async () => {
  const online = await freshApp({
    settings: { publicUrl: 'https://www.dino.example', isLocal: false },
  })
  const answer = await online.app.request('https://www.dino.example/api/me')
  expect(answer.headers.get('Strict-Transport-Security')).toContain('max-age=63072000')
  expect(answer.headers.get('Strict-Transport-Security')).not.toContain('includeSubDomains')
  const local = await freshApp()
  expect((await local.app.request('/api/me')).headers.get('Strict-Transport-Security')).toBeNull()
})

test('https is insisted on for all names below the site once the owner says so', async () => {
  const { app } = await freshApp({
    settings: {
      ...online,
      hstsSubdomains: parseSettings({ HSTS_SUBDOMAINS: 'true' }).hstsSubdomains,
    },
  })
  const answer = await app.request('https://www.dino.example/api/me')
  expect(answer.headers.get('Strict-Transport-Security')).toBe(
    'max-age=63072000; includeSubDomains',
  )
})

test('security.txt names whom to tell, and is good for a year from the start', async () => {
  const site = await freshApp({ now: new Date('2026-11-23T04:00:00Z'), settings: online })
  const ask = async () => {
    const answer = await site.app.request('https://www.dino.example/.well-known/security.txt')
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/)
    return answer.text()
  }
  const told = await ask()
  expect(told).toContain(`Contact: mailto:${company.email}\n`)
  expect(told).toContain('Expires: 2027-11-22T04:00:00.000Z\n')
  expect(told).toContain('Canonical: https://www.dino.example/.well-known/security.txt\n')
  site.services.now = () => new Date('2027-06-01T04:00:00Z')
  expect(await ask()).toBe(told)
})

test('a failure inside is told without its reason, and logged with it', async () => {
  const { app, services, logged } = await freshApp()
  const asha = await signedInAs(services, { name: 'Asha Menon', email: 'asha@buyer.example' })
  services.db.statement = () => Promise.reject(new Error('disk full'))
  const answer = await app.request('/api/me', { headers: asha })
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('disk full')
  expect(logged.join('')).toContain('disk full')
})

test('the log tells what was answered, and nothing about the person', async () => {
  const { app, services, logged } = await freshApp()
  const asha = await signedInAs(services, { name: 'Asha Menon', email: 'asha@buyer.example' })
  await app.request('/api/me?code=secret', { headers: asha })
  const log = logged.join('')
  expect(log).toContain('"path":"/api/me"')
  expect(log).toContain('"status":200')
  for (const secret of ['Asha', 'asha@', 'code=secret', asha.Cookie.split('=')[1]!]) {
    expect(log).not.toContain(secret)
  }
})

test('what the database says of a person is not logged either', async () => {
  const { services, logged } = await freshApp()
  const person = { googleSub: 'secret-sub', name: 'Secret Person', email: 'secret@buyer.example' }
  await services.db.queries.insert(users).values(person)
  const again = services.db.queries.insert(users).values(person)
  await again.catch((error: unknown) => services.log.error({ err: error }, 'not saved'))
  const log = logged.join('')
  expect(log).toContain('23505')
  expect(log).toContain('users_google_sub_unique')
  for (const secret of ['secret-sub', 'Secret Person', 'secret@']) expect(log).not.toContain(secret)
})

test('answers of the API are not kept by browsers or proxies', async () => {
  const { app } = await freshApp()
  for (const path of ['/api/me', '/api/appointments', '/api/none']) {
    expect((await app.request(path)).headers.get('Cache-Control')).toContain('no-store')
  }
})
