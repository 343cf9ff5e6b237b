import { expect, test, vi } from 'vitest'
import { newToken } from '../../app/account/random-token.server.ts'
import { ashaWithLink, cancelForm, look, moveForm, send } from '../own-link.ts'
import { booked, tuesday, wednesday } from '../booking-calls.ts'
import { freshApp, type FreshApp } from '../fresh-app.ts'

const behindProxy = { settings: { trustProxy: true } }
const from = (address: string) => ({ 'X-Forwarded-For': address })
const guess = async (site: FreshApp, address: string) =>
  (await site.app.request(`/appointment/${newToken()}`, { headers: from(address) })).status

test('of a thousand guesses twenty are looked at, and the rest is refused in words without asking the database', async () => {
  const { site, link } = await ashaWithLink(behindProxy)
  const { db } = site.services
  const statuses: number[] = []
  for (let number = 0; number < 21; number++) statuses.push(await guess(site, '203.0.113.7'))
  expect(statuses.slice(0, 20)).toEqual(Array<number>(20).fill(404))
  expect(statuses[20]).toBe(429)

  const [read, asked] = [vi.spyOn(db.queries, 'select'), vi.spyOn(db, 'statement')]
  const begun = performance.now()
  for (let number = 0; number < 979; number++) expect(await guess(site, '203.0.113.7')).toBe(429)
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect([read.mock.calls.length, asked.mock.calls.length]).toEqual([0, 0])

  const refused = await site.app.request(link, { headers: from('203.0.113.7') })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500)
  const words = await refused.text()
  expect(words).toContain('Too many requests. Please wait 10 minutes and try again.')
  expect(words).not.toContain('Asha')
  // Forms and calendars too.
  for (const [path, method] of [
    [`${link}/calendar.ics`, 'GET'],
    [link, 'POST'],
  ] as const) {
    const headers = { ...from('203.0.113.7'), 'Sec-Fetch-Site': 'same-origin' }
    expect((await site.app.request(path, { method, headers })).status).toBe(429)
  }
})

test('guesses of a quote’s link are refused after twenty', async () => {
  const { app } = await freshApp()
  const statuses: number[] = []
  for (let number = 0; number < 21; number++)
    statuses.push((await app.request(`/quote/${newToken()}`)).status)
  expect(statuses.slice(0, 20)).toEqual(Array<number>(20).fill(404))
  expect(statuses[20]).toBe(429)
})

test('who has a right link is not hindered by guesses from other networks, however often they look', async () => {
  const { site, link } = await ashaWithLink(behindProxy)
  for (let number = 0; number < 30; number++) await guess(site, '203.0.113.7')
  for (let number = 0; number < 50; number++)
    expect((await look(site, link, from('198.51.100.1'))).status).toBe(200)
  expect(await guess(site, '198.51.100.1')).toBe(404)
})

test('what is no token reaches no table, and is the 404 page', async () => {
  const { site, link } = await ashaWithLink()
  const { db } = site.services
  const [read, asked] = [vi.spyOn(db.queries, 'select'), vi.spyOn(db, 'statement')]
  const token = link.split('/').at(-1)!
  for (const odd of [
    token.slice(1),
    `${token}A`,
    `${token.slice(1)}.`,
    `${token}.data`,
    'x',
    `${token}/x`,
  ])
    expect((await look(site, `/appointment/${odd}`)).status).toBe(404)
  for (const path of ['/appointment', '/appointment/'])
    expect([308, 404]).toContain((await site.app.request(path)).status)
  expect([read.mock.calls.length, asked.mock.calls.length]).toEqual([0, 0])
})

test('no link reaches the log, the figures, or what is written down of a request that failed', async () => {
  const { site, link } = await ashaWithLink()
  const token = link.split('/').at(-1)!
  await look(site, link)
  await site.app.request(`${link}/calendar.ics`)
  await send(site, link, moveForm(wednesday, '14:00'))
  await send(site, link, cancelForm(`${wednesday} 14:00`))
  await site.app.request(`${link}?again=${token}`)
  site.services.db.queries.select = () => {
    throw new Error('out of order')
  }
  expect((await site.app.request(link)).status).toBe(500)
  const log = site.logged.join('\n')
  expect(log).toContain('/appointment/…')
  expect(log).toContain('request failed')
  expect(log).not.toContain(token)
  expect(await (await site.app.request('/metrics')).text()).not.toContain(token)
})

test('a form from another site is refused', async () => {
  const { site, link } = await ashaWithLink()
  const answer = await site.app.request(link, {
    ...{ method: 'POST', body: new URLSearchParams(cancelForm()) },
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  })
  expect(answer.status).toBe(403)
  expect(await booked(site)).toEqual([`${tuesday} 10:30`])
})
