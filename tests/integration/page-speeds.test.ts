import { expect, test } from 'vitest'
import { forgetOldSpeeds, stepsSince } from '../../app/speed/page-speeds.server.ts'
import type { SpeedRow } from '../../app/staff/figures/speed-rows.ts'
import { staffOffice, type Office } from '../office.ts'

// A Monday, 09:30 in India.
const now = new Date('2026-11-23T04:00:00Z')

const send = async ({ app }: Office, body: unknown, headers: Record<string, string> = {}) =>
  app.request('/api/speed', { method: 'POST', body: JSON.stringify(body), headers })

const rowsOf = async (office: Office) =>
  (await office.look<{ speeds: SpeedRow[] }>('/staff/figures?weeks=4')).page.speeds

test('what visitors’ browsers measured stands in the figures by page and device, and nobody in it', async () => {
  const office = await staffOffice({ now })
  for (let visit = 0; visit < 12; visit++) {
    const lcp = visit < 8 ? 1_000 : 5_000
    const answer = await send(office, { path: '/products', device: 'phone', lcp, inp: 80, cls: 0 })
    expect(answer.status).toBe(204)
  }
  await send(office, { path: '/', device: 'computer', lcp: 900 })
  const [home, product] = await rowsOf(office)
  expect(home).toMatchObject({ page: 'Home', device: 'Computer', visits: 1 })
  expect(home!.figures).toEqual({ lcp: null, inp: null, cls: null })
  expect(product).toMatchObject({ page: 'A product', device: 'Phone', visits: 12 })
  expect(product!.figures.lcp).toEqual({ median: '1 s', most: '4.8 s', verdict: 'poor' })
  expect(product!.figures.inp).toMatchObject({ median: '79 ms', verdict: 'good' })
  expect(product!.figures.cls).toEqual({ median: '0.00', most: '0.00', verdict: 'good' })
})

test('what is no measurement is refused with words, and another site’s page sends none', async () => {
  const office = await staffOffice({ now })
  for (const body of [undefined, null, [], 'x', { path: '/', device: 'phone' }]) {
    const answer = await send(office, body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('a device') })
  }
  const good = { path: '/', device: 'phone', lcp: 900 }
  expect((await send(office, good, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await send(office, { ...good, pad: 'x'.repeat(70_000) })).status).toBe(413)
  expect(await rowsOf(office)).toEqual([])
})

test('one network can not fill the figures', async () => {
  const office = await staffOffice({ now })
  const statuses: number[] = []
  for (let visit = 0; visit < 122; visit++)
    statuses.push((await send(office, { path: '/', device: 'phone', lcp: 900 })).status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(120)
  expect(statuses.at(-1)).toBe(429)
})

test('two visits at once both count', async () => {
  const office = await staffOffice({ now })
  await Promise.all(
    Array.from({ length: 20 }, () => send(office, { path: '/', device: 'phone', lcp: 900 })),
  )
  expect(await stepsSince(office.services.db, '2026-11-23')).toMatchObject([{ count: 20 }])
})

test('what is older than the longest period is forgotten', async () => {
  const office = await staffOffice({ now })
  await send(office, { path: '/', device: 'phone', lcp: 900 })
  const { db } = office.services
  await forgetOldSpeeds(db, new Date('2027-11-28T04:00:00Z'))
  expect(await stepsSince(db, '2026-01-01')).toHaveLength(1)
  await forgetOldSpeeds(db, new Date('2027-12-01T04:00:00Z'))
  expect(await stepsSince(db, '2026-01-01')).toHaveLength(0)
})
