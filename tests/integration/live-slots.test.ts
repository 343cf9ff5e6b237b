import { serve } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SlotChanges } from '../../app/booking/slot-changes.server.ts'
import { createApp } from '../../server/app.ts'
import { createMetrics } from '../../server/metrics.ts'
import { freshApp, signedInAs, type FreshApp } from '../fresh-app.ts'
import { staffOffice } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'
import { fullTuesday, wish } from '../waitlist.ts'

const date = '2026-11-24'
const asha = { name: 'Asha Menon', email: 'asha@buyer.example' }

/** The parts of an event stream, one at a time: comments and events. */
async function* parts(response: Response) {
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const pieces = (text + chunk).split('\n\n')
    text = pieces.pop()!
    yield* pieces
  }
}

async function watch({ app }: Pick<FreshApp, 'app'>, day = date, headers = {}) {
  const response = await app.request(`/api/appointments/${day}/live`, { headers })
  const stream = parts(response)
  expect(await stream.next()).toEqual({ done: false, value: ': connected' })
  return { response, next: () => stream.next() }
}

function book({ app }: FreshApp, cookie: object, day: string, time: string) {
  const headers = { 'Content-Type': 'application/json', ...cookie }
  return app.request(`/api/appointments/${day}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ time }),
  })
}

test('a watched day tells when a slot is booked and when it is free again, and not who', async () => {
  const site = await freshApp()
  await openDay(site.services.db, date, ['10:30'])
  const cookie = await signedInAs(site.services, asha)
  const live = await watch(site)
  expect(live.response.headers.get('Content-Type')).toMatch(/^text\/event-stream/)
  expect(live.response.headers.get('Cache-Control')).toBe('no-store, no-transform')

  await book(site, cookie, date, '10:30')
  expect((await live.next()).value).toBe('event: slot\ndata: {"time":"10:30","booked":true}')
  await site.app.request(`/api/appointments/${date}`, { method: 'DELETE', headers: cookie })
  expect((await live.next()).value).toBe('event: slot\ndata: {"time":"10:30","booked":false}')
})

test('a slot that staff open where it stands already is told as it is: booked', async () => {
  const office = await staffOffice()
  await openDay(office.services.db, date, ['10:30', '11:00'])
  await book(office, await signedInAs(office.services, asha), date, '10:30')
  const live = await watch(office)
  const add = (time: string) => sendForm(office, `/staff/days/${date}`, { do: 'open-slot', time })
  for (const time of ['10:30', '11:00', '17:30']) await add(time)
  expect((await live.next()).value).toBe('event: slot\ndata: {"time":"10:30","booked":true}')
  expect((await live.next()).value).toBe('event: slot\ndata: {"time":"11:00","booked":false}')
  expect((await live.next()).value).toBe('event: slot\ndata: {"time":"17:30","booked":false}')
})

test('the slots of a day that is closed are told as what they are: nobody can book them', async () => {
  const office = await staffOffice()
  await openDay(office.services.db, date, ['10:30', '17:30'])
  const live = await watch(office)
  await sendForm(office, `/staff/days/${date}`, { do: 'close-day' })
  for (const time of ['10:30', '17:30'])
    expect((await live.next()).value).toBe(`event: slot\ndata: {"time":"${time}","booked":true}`)
})

test('slots that a changed week takes from an open day are told, and those that it adds', async () => {
  const office = await staffOffice()
  await openDay(office.services.db, '2026-12-01', ['10:00', '17:30'])
  const live = await watch(office, '2026-12-01')
  const week = { tue: '10, 18', notice: '2', horizon: '30', ahead: '3', openDaysToo: 'on' }
  await sendForm(office, '/staff/days/usual-week', week)
  expect((await live.next()).value).toBe('event: slot\ndata: {"time":"10:00","booked":false}')
  expect((await live.next()).value).toBe('event: slot\ndata: {"time":"17:30","booked":true}')
  expect((await live.next()).value).toBe('event: slot\ndata: {"time":"18:00","booked":false}')
})

test('a slot that is held is told as free to whom it is offered, and to nobody else', async () => {
  const { site, asha: owner, ravi, meera } = await fullTuesday()
  await site.app.request(`/api/appointments/${date}`, { method: 'DELETE', headers: owner })
  const lives = []
  for (const headers of [ravi, meera, {}]) lives.push(await watch(site, date, headers))
  await wish(site, ravi)
  const told = []
  for (const live of lives) told.push((await live.next()).value)
  expect(told).toEqual(
    [false, true, true].map((booked) => `event: slot\ndata: {"time":"10:30","booked":${booked}}`),
  )
})

test('another day is not told', async () => {
  const site = await freshApp()
  await openDay(site.services.db, date, ['10:30'])
  await openDay(site.services.db, '2026-11-25', ['10:30', '11:00'])
  const cookie = await signedInAs(site.services, asha)
  const live = await watch(site, '2026-11-25')
  await book(site, cookie, date, '10:30')
  await book(site, cookie, '2026-11-25', '11:00')
  expect((await live.next()).value).toBe('event: slot\ndata: {"time":"11:00","booked":true}')
})

test('a booking made past this process, straight in the database, is told', async () => {
  const site = await freshApp()
  await openDay(site.services.db, date, ['10:30'])
  const live = await watch(site)
  const payload = JSON.stringify({ date, time: '10:30', booked: true })
  await site.services.db.statement(undefined, "SELECT pg_notify('slot_changes', $1)", [payload])
  expect((await live.next()).value).toBe('event: slot\ndata: {"time":"10:30","booked":true}')
})

test('notifications that are no slot changes are ignored and logged, and the stream goes on', async () => {
  const site = await freshApp()
  const live = await watch(site)
  const right = JSON.stringify({ date, time: '10:30', booked: true })
  for (const payload of ['', 'not JSON', 'null', JSON.stringify({ date }), right]) {
    await site.services.db.statement(undefined, "SELECT pg_notify('slot_changes', $1)", [payload])
  }
  expect((await live.next()).value).toBe('event: slot\ndata: {"time":"10:30","booked":true}')
  const warnings = site.logged.filter((line) => line.includes('ignored a notification'))
  expect(warnings).toHaveLength(4)
})

test('HEAD is answered at once, and leaves no stream behind', async () => {
  const site = await freshApp()
  const path = `/api/appointments/${date}/live`
  for (let request = 1; request <= 60; request++) {
    const response = await site.app.request(path, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/event-stream')
  }
  await watch(site)
})

test('one process serves 2,000 streams at once, whoever asks', async () => {
  const connect = await watchersByAddress()
  for (let visitor = 0; visitor < 2_000; visitor++) {
    const response = await connect(`203.0.${visitor >> 8}.${visitor & 255}`)
    expect(response.status).toBe(200)
  }
  const refused = await connect('198.51.100.1')
  expect(refused.status).toBe(503)
  expect(refused.headers.get('Retry-After')).toBe('60')
})

test('addresses of one IPv6 network share its 50 streams', async () => {
  const connect = await watchersByAddress()
  for (let host = 1; host <= 50; host++)
    expect((await connect(`2001:db8:1:2::${host}`)).status).toBe(200)
  expect((await connect('2001:db8:1:2:ffff::1')).status).toBe(429)
  expect((await connect('2001:db8:1:3::1')).status).toBe(200)
})

test('the IPv6 networks of one /48 share 500 streams, and leave room for the others', async () => {
  const connect = await watchersByAddress()
  for (let watcher = 0; watcher < 500; watcher++) {
    expect((await connect(`2001:db8:1:${watcher % 10}::1`)).status).toBe(200)
  }
  expect((await connect('2001:db8:1:a::1')).status).toBe(429)
  expect((await connect('2001:db8:2:a::1')).status).toBe(200)
})

test('while nothing is heard of changes no stream is counted that never began', async () => {
  const connect = await watchersByAddress()
  const listen = vi.spyOn(SlotChanges.prototype, 'watch').mockRejectedValue(new Error('away'))
  for (let visitor = 0; visitor < 50; visitor++)
    expect((await connect('203.0.113.7')).status).toBe(500)
  listen.mockRestore()
  expect((await connect('203.0.113.7')).status).toBe(200)
})

test('who has left is told nothing any more', async () => {
  const site = await freshApp()
  const stopping = new AbortController()
  const app = createApp({ ...site.services, stopping: stopping.signal }, createMetrics())
  const unwatch = vi.fn<() => void>()
  vi.spyOn(SlotChanges.prototype, 'watch').mockResolvedValue(unwatch)
  const live = await watch({ app })
  expect(unwatch).not.toHaveBeenCalled()
  stopping.abort()
  await live.next()
  expect(unwatch).toHaveBeenCalledOnce()
})

test('live answers end when the process stops', async () => {
  const site = await freshApp()
  const stopping = new AbortController()
  const app = createApp({ ...site.services, stopping: stopping.signal }, createMetrics())
  const live = await watch({ app })
  stopping.abort()
  expect(await live.next()).toEqual({ done: true, value: undefined })
})

test('one address may watch 50 times at once, and again once a watcher has left', async () => {
  const site = await freshApp()
  const server = serve({ fetch: site.app.fetch, port: 0, hostname: '127.0.0.1' })
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const leave = new AbortController()
  const connect = (signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}/api/appointments/${date}/live`, signal ? { signal } : {})

  const others = new AbortController()
  onTestFinished(() => others.abort())
  await Promise.all(Array.from({ length: 49 }, () => connect(others.signal)))
  const last = await connect(leave.signal)
  expect(last.status).toBe(200)
  const refused = await connect()
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ success: false })

  leave.abort()
  await expect.poll(async () => (await connect(others.signal)).status).toBe(200)
})

/** Connects from an address; all are let go when the test ends. */
async function watchersByAddress() {
  const site = await freshApp({ settings: { trustProxy: true } })
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const app = createApp({ ...site.services, stopping: stopping.signal }, createMetrics())
  return (address: string) =>
    app.request(`/api/appointments/${date}/live`, { headers: { 'X-Forwarded-For': address } })
}
