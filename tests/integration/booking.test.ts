import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  appointmentDays,
  appointments,
  appointmentSlots,
  auditLog,
  rateLimits,
} from '../../app/db/schema.server.ts'
import { freshApp, signedInAs, type FreshApp } from '../fresh-app.ts'
import { openDay } from '../open-day.ts'

const asha = { name: 'Asha Menon', email: 'asha@buyer.example' }
const ravi = { name: 'Ravi Kumar', email: 'ravi@buyer.example' }
const monday = '2026-11-23'
const tuesday = '2026-11-24'
const times = ['10:00', '10:30', '11:00']

async function siteOn(now: string, options: Parameters<typeof freshApp>[0] = {}) {
  const site = await freshApp({ now: new Date(now), ...options })
  await openDay(site.services.db, tuesday, times)
  return site
}

function call({ app }: FreshApp, method: string, path: string, headers = {}, body?: unknown) {
  return app.request(`/api/appointments${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

const answer = async (response: Response | Promise<Response>) => {
  const { status } = await response
  return { status, body: (await (await response).json()) as Record<string, unknown> }
}

const failure = (status: number, message: string) => ({ status, body: { success: false, message } })

const noon = '2026-11-23T12:00:00+05:30'

test('a visitor sees the open days and their slots without signing in', async () => {
  const site = await siteOn(noon)
  expect(await answer(call(site, 'GET', ''))).toEqual({
    status: 200,
    body: { today: monday, days: [tuesday] },
  })
  const free = { booked: false, mine: false }
  expect(await answer(call(site, 'GET', `/${tuesday}`))).toEqual({
    status: 200,
    body: { date: tuesday, slots: times.map((time) => ({ time, ...free })) },
  })
})

test('a booking is confirmed, stored with who made it, and written in the audit log', async () => {
  const site = await siteOn(noon)
  const cookie = await signedInAs(site.services, asha)

  const { status, body } = await answer(
    call(site, 'POST', `/${tuesday}`, cookie, { time: '10:30' }),
  )
  const appointment = { id: expect.any(String), date: tuesday, time: '10:30' }
  expect(status).toBe(201)
  expect(body).toEqual({ success: true, message: 'Booking confirmed!', appointment })

  const { queries } = site.services.db
  const [row] = await queries.select().from(appointments)
  expect(row).toMatchObject({
    ...{ date: tuesday, time: '10:30', userName: asha.name, userEmail: asha.email },
    ...{ status: 'booked', bookedAt: new Date(noon), cancelledAt: null },
  })
  const [entry] = await queries.select().from(auditLog)
  expect(entry).toMatchObject({
    action: 'appointment-booked',
    subject: row!.id,
    userId: row!.userId,
  })
  expect(JSON.stringify(entry)).not.toMatch(/asha/i)

  const me = (await (await site.app.request('/api/me', { headers: cookie })).json()) as object
  expect(me).toMatchObject({ appointments: [{ id: row!.id, date: tuesday, time: '10:30' }] })
})

test('whoever booked sees the slot as theirs, everyone else as taken, and nobody sees a name', async () => {
  const site = await siteOn(noon)
  const asAsha = await signedInAs(site.services, asha)
  const asRavi = await signedInAs(site.services, ravi)
  await call(site, 'POST', `/${tuesday}`, asAsha, { time: '10:30' })

  const slots = async (headers: object) => {
    const { body } = await answer(call(site, 'GET', `/${tuesday}`, headers))
    return (body.slots as { time: string }[])[1]
  }
  expect(await slots(asAsha)).toEqual({ time: '10:30', booked: true, mine: true })
  expect(await slots(asRavi)).toEqual({ time: '10:30', booked: true, mine: false })
  expect(await slots({})).toEqual({ time: '10:30', booked: true, mine: false })

  const answers = [
    await call(site, 'GET', '', asRavi),
    await call(site, 'GET', `/${tuesday}`, asRavi),
    await call(site, 'POST', `/${tuesday}`, asRavi, { time: '10:30' }),
    await call(site, 'DELETE', `/${tuesday}`, asRavi),
    await call(site, 'GET', `/${tuesday}/calendar.ics`, asRavi),
    await site.app.request('/api/me', { headers: asRavi }),
  ]
  for (const response of answers) expect(await response.text()).not.toMatch(/asha|menon/i)
  expect(site.logged.join()).not.toMatch(/asha|menon|ravi|buyer\.example/i)
})

test('a booking needs a signed-in user', async () => {
  const site = await siteOn(noon)
  expect(await answer(call(site, 'POST', `/${tuesday}`, {}, { time: '10:30' }))).toEqual(
    failure(401, 'Please login to book an appointment.'),
  )
})

test.each([
  ['no body', undefined],
  ['an empty body', {}],
  ['a body that is no object', 'time'],
  ['a time that is a number', { time: 1030 }],
  ['a time that is none', { time: '25:00' }],
  ['a time with more behind it', { time: "10:30'; DROP TABLE users" }],
])('%s is refused as missing data', async (_, body) => {
  const site = await siteOn(noon)
  const cookie = await signedInAs(site.services, asha)
  expect(await answer(call(site, 'POST', `/${tuesday}`, cookie, body))).toEqual(
    failure(400, 'Missing required booking data (date, slot, or user)'),
  )
})

test('a body that is not JSON, or far too long, is refused', async () => {
  const site = await siteOn(noon)
  const cookie = await signedInAs(site.services, asha)
  const headers = { ...cookie, 'Content-Type': 'application/json' }
  const send = (body: string) =>
    site.app.request(`/api/appointments/${tuesday}`, { method: 'POST', headers, body })
  expect((await send('{"time":')).status).toBe(400)
  expect((await send(JSON.stringify({ time: '10:30', more: 'x'.repeat(70_000) }))).status).toBe(413)
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/jsonp',
  'text/html; application/json',
])('a booking sent as %s is told to be sent as JSON', async (type) => {
  const site = await siteOn(noon)
  const headers = { ...(await signedInAs(site.services, asha)), 'Content-Type': type }
  const body = '{"time":"10:30"}'
  const sent = site.app.request(`/api/appointments/${tuesday}`, { method: 'POST', headers, body })
  expect(await answer(sent)).toEqual(
    failure(415, 'Send the booking as JSON (Content-Type: application/json).'),
  )
  expect(await site.services.db.queries.select().from(appointments)).toEqual([])
})

test.each(['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
  'a booking sent as %s is taken',
  async (type) => {
    const site = await siteOn(noon)
    const headers = { ...(await signedInAs(site.services, asha)), 'Content-Type': type }
    const body = '{"time":"10:30"}'
    const path = `/api/appointments/${tuesday}`
    expect((await site.app.request(path, { method: 'POST', headers, body })).status).toBe(201)
  },
)

test('a booking without any body or type is refused as missing data, signed out as signed out', async () => {
  const site = await siteOn(noon)
  const headers = await signedInAs(site.services, asha)
  const path = `/api/appointments/${tuesday}`
  expect(await answer(site.app.request(path, { method: 'POST', headers }))).toEqual(
    failure(400, 'Missing required booking data (date, slot, or user)'),
  )
  expect(await answer(site.app.request(path, { method: 'POST', body: 'time=10:30' }))).toEqual(
    failure(401, 'Please login to book an appointment.'),
  )
})

test('visitors of one IPv6 network are counted together, and their address is not stored', async () => {
  const site = await siteOn(noon, { settings: { trustProxy: true } })
  const come = (address: string) =>
    site.app.request('/sign-in', { headers: { 'X-Forwarded-For': address } })
  await come('2001:db8:1:2::1')
  await come('2001:db8:1:2:ffff::2')
  await come('2001:db8:1:3::1')
  const counted = await site.services.db.queries.select().from(rateLimits)
  expect(counted.map(({ points }) => points).toSorted((a, b) => a - b)).toEqual([1, 2])
  expect(JSON.stringify(counted)).not.toContain('2001')
})

test.each(['2026-02-30', '23-11-2026', 'tomorrow', '2026-11-24T00:00'])(
  'the malformed date %s is refused by every call',
  async (date) => {
    const site = await siteOn(noon)
    const cookie = await signedInAs(site.services, asha)
    const refusal = failure(400, 'Missing required booking data (date, slot, or user)')
    expect(await answer(call(site, 'GET', `/${date}`, cookie))).toEqual(refusal)
    expect(await answer(call(site, 'POST', `/${date}`, cookie, { time: '10:30' }))).toEqual(refusal)
    expect(await answer(call(site, 'DELETE', `/${date}`, cookie))).toEqual(refusal)
    expect(await answer(call(site, 'GET', `/${date}/calendar.ics`, cookie))).toEqual(refusal)
    expect(await answer(call(site, 'GET', `/${date}/live`, cookie))).toEqual(refusal)
  },
)

test('a day that does not exist has no slots and cannot be booked', async () => {
  const site = await siteOn(noon)
  const cookie = await signedInAs(site.services, asha)
  expect(await answer(call(site, 'GET', '/2026-12-25'))).toEqual({
    status: 200,
    body: { date: '2026-12-25', slots: [] },
  })
  expect(await answer(call(site, 'POST', '/2026-12-25', cookie, { time: '10:30' }))).toEqual(
    failure(404, 'No appointment data found for 2026-12-25'),
  )
})

test('a closed day is offered to nobody', async () => {
  const site = await siteOn(noon)
  const cookie = await signedInAs(site.services, asha)
  await site.services.db.queries.update(appointmentDays).set({ closed: true })

  expect((await answer(call(site, 'GET', ''))).body.days).toEqual([])
  expect((await answer(call(site, 'GET', `/${tuesday}`))).body.slots).toEqual([])
  expect(await answer(call(site, 'POST', `/${tuesday}`, cookie, { time: '10:30' }))).toEqual(
    failure(404, `No appointment data found for ${tuesday}`),
  )
})

test('a slot that the day does not have is not found', async () => {
  const site = await siteOn(noon)
  const cookie = await signedInAs(site.services, asha)
  expect(await answer(call(site, 'POST', `/${tuesday}`, cookie, { time: '09:00' }))).toEqual(
    failure(404, 'Selected slot not found!'),
  )
})

test("someone else's slot is refused as booked", async () => {
  const site = await siteOn(noon)
  await call(site, 'POST', `/${tuesday}`, await signedInAs(site.services, asha), { time: '10:30' })
  const asRavi = await signedInAs(site.services, ravi)
  expect(await answer(call(site, 'POST', `/${tuesday}`, asRavi, { time: '10:30' }))).toEqual(
    failure(409, 'This slot is already booked!'),
  )
})

test('a second appointment on the same day is refused, on another day it is not', async () => {
  const site = await siteOn(noon)
  await openDay(site.services.db, '2026-11-25', times)
  const cookie = await signedInAs(site.services, asha)
  await call(site, 'POST', `/${tuesday}`, cookie, { time: '10:30' })

  const refusal = failure(409, 'You already have an appointment on this day, at 10:30.')
  expect(await answer(call(site, 'POST', `/${tuesday}`, cookie, { time: '11:00' }))).toEqual(
    refusal,
  )
  expect(await answer(call(site, 'POST', `/${tuesday}`, cookie, { time: '10:30' }))).toEqual(
    refusal,
  )
  const free = eq(appointmentSlots.booked, false)
  const left = await site.services.db.queries.select().from(appointmentSlots).where(free)
  expect(left).toHaveLength(5)

  expect((await answer(call(site, 'GET', '', cookie))).body.days).toEqual(['2026-11-25'])
  expect((await answer(call(site, 'GET', ''))).body.days).toEqual([tuesday, '2026-11-25'])
  expect((await call(site, 'POST', '/2026-11-25', cookie, { time: '10:30' })).status).toBe(201)
})

test('with exactly two hours left a slot can be booked', async () => {
  const site = await siteOn('2026-11-24T08:30:00+05:30')
  const cookie = await signedInAs(site.services, asha)
  const { body } = await answer(call(site, 'GET', `/${tuesday}`))
  expect((body.slots as { time: string }[]).map(({ time }) => time)).toEqual(['10:30', '11:00'])
  expect((await call(site, 'POST', `/${tuesday}`, cookie, { time: '10:30' })).status).toBe(201)
})

test('a millisecond later it is neither shown nor booked', async () => {
  const site = await siteOn('2026-11-24T08:30:00.001+05:30')
  const cookie = await signedInAs(site.services, asha)
  const { body } = await answer(call(site, 'GET', `/${tuesday}`))
  expect((body.slots as { time: string }[]).map(({ time }) => time)).toEqual(['11:00'])
  expect(await answer(call(site, 'POST', `/${tuesday}`, cookie, { time: '10:30' }))).toEqual(
    failure(409, 'This slot can no longer be booked online: it starts in less than two hours.'),
  )
})

test("one's own slot stays in sight when it is too late to book it", async () => {
  const site = await siteOn(noon)
  const cookie = await signedInAs(site.services, asha)
  await call(site, 'POST', `/${tuesday}`, cookie, { time: '10:30' })
  site.services.now = () => new Date('2026-11-24T10:00:00+05:30')
  expect((await answer(call(site, 'GET', `/${tuesday}`, cookie))).body.slots).toEqual([
    { time: '10:30', booked: true, mine: true },
  ])
})

test('today changes at midnight in India, and a day leaves the list with its last slot', async () => {
  const site = await siteOn('2026-11-23T23:59:59+05:30')
  expect((await answer(call(site, 'GET', ''))).body).toEqual({ today: monday, days: [tuesday] })
  site.services.now = () => new Date('2026-11-24T00:00:00+05:30')
  expect((await answer(call(site, 'GET', ''))).body).toEqual({ today: tuesday, days: [tuesday] })
  site.services.now = () => new Date('2026-11-24T09:00:00+05:30')
  expect((await answer(call(site, 'GET', ''))).body).toEqual({ today: tuesday, days: [tuesday] })
  site.services.now = () => new Date('2026-11-24T09:00:01+05:30')
  expect((await answer(call(site, 'GET', ''))).body).toEqual({ today: tuesday, days: [] })
})

test('a cancelled appointment frees its slot for anyone, and its day for its owner', async () => {
  const site = await siteOn(noon)
  const asAsha = await signedInAs(site.services, asha)
  const asRavi = await signedInAs(site.services, ravi)
  await call(site, 'POST', `/${tuesday}`, asAsha, { time: '10:30' })

  expect(await answer(call(site, 'DELETE', `/${tuesday}`, asAsha))).toEqual({
    status: 200,
    body: { success: true, message: 'Your appointment has been cancelled.' },
  })
  expect((await call(site, 'POST', `/${tuesday}`, asRavi, { time: '10:30' })).status).toBe(201)
  expect((await call(site, 'POST', `/${tuesday}`, asAsha, { time: '11:00' })).status).toBe(201)

  const rows = await site.services.db.queries.select().from(appointments)
  expect(rows.map(({ userName, status }) => `${userName} ${status}`).toSorted()).toEqual([
    'Asha Menon booked',
    'Asha Menon cancelled',
    'Ravi Kumar booked',
  ])
  const actions = (await site.services.db.queries.select().from(auditLog)).map(
    ({ action }) => action,
  )
  expect(actions).toContain('appointment-cancelled')
})

test("nobody cancels someone else's appointment, nor one that does not exist, nor signed out", async () => {
  const site = await siteOn(noon)
  await call(site, 'POST', `/${tuesday}`, await signedInAs(site.services, asha), { time: '10:30' })
  const asRavi = await signedInAs(site.services, ravi)
  const none = failure(404, 'You have no appointment on this day.')
  expect(await answer(call(site, 'DELETE', `/${tuesday}`, asRavi))).toEqual(none)
  expect(await answer(call(site, 'DELETE', '/2026-12-25', asRavi))).toEqual(none)
  expect(await answer(call(site, 'DELETE', `/${tuesday}`))).toEqual(
    failure(401, 'Please login to cancel an appointment.'),
  )
})

test('an appointment can be cancelled until it starts', async () => {
  const site = await siteOn(noon)
  const cookie = await signedInAs(site.services, asha)
  await call(site, 'POST', `/${tuesday}`, cookie, { time: '10:30' })
  site.services.now = () => new Date('2026-11-24T10:30:00+05:30')
  expect(await answer(call(site, 'DELETE', `/${tuesday}`, cookie))).toEqual(
    failure(409, 'This appointment has already started and can no longer be cancelled online.'),
  )
  site.services.now = () => new Date('2026-11-24T10:29:59+05:30')
  expect((await call(site, 'DELETE', `/${tuesday}`, cookie)).status).toBe(200)
})

test("the calendar file holds one's own appointment at its Indian time", async () => {
  const site = await siteOn(noon)
  const cookie = await signedInAs(site.services, asha)
  const { body } = await answer(call(site, 'POST', `/${tuesday}`, cookie, { time: '10:30' }))
  const response = await call(site, 'GET', `/${tuesday}/calendar.ics`, cookie)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename=".+\.ics"$/)
  const lines = (await response.text()).split('\r\n')
  expect(lines).toContain('DTSTART:20261124T050000Z')
  expect(lines).toContain('DTEND:20261124T053000Z')
  expect(lines).toContain('LOCATION:DINO\\, Kodimatha\\, Kottayam\\, Kerala')
  expect(lines).toContain(`UID:${(body.appointment as { id: string }).id}@localhost`)
})

test('there is no calendar file without an appointment, nor signed out', async () => {
  const site = await siteOn(noon)
  const path = `/${tuesday}/calendar.ics`
  expect(await answer(call(site, 'GET', path, await signedInAs(site.services, asha)))).toEqual(
    failure(404, 'You have no appointment on this day.'),
  )
  expect((await call(site, 'GET', path)).status).toBe(401)
})

test('no answer is kept by a cache', async () => {
  const site = await siteOn(noon)
  const cookie = await signedInAs(site.services, asha)
  for (const [method, path] of [
    ['GET', ''],
    ['GET', `/${tuesday}`],
    ['POST', `/${tuesday}`],
    ['DELETE', `/${tuesday}`],
  ] as const) {
    const response = await call(site, method, path, cookie)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  }
})
