import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { appointmentSlots } from '../../app/db/schema/days.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { rateLimits } from '../../app/db/schema/upkeep.server.ts'
import {
  answer,
  asha,
  call,
  failure,
  noon,
  ravi,
  siteOn,
  times,
  tuesday,
} from '../booking-calls.ts'
import { signedInAs } from '../fresh-app.ts'
import { openDay } from '../open-day.ts'

test('a booking is confirmed, stored with who made it, and written in the audit log', async () => {
  const site = await siteOn(noon)
  const cookie = await signedInAs(site.services, asha)

  const { status, body } = await answer(
    call(site, 'POST', `/${tuesday}`, cookie, { time: '10:30' }),
  )
  const details = { purpose: 'visit', productId: null, note: null }
  const bookedAt = new Date(noon).toISOString()
  const appointment = {
    id: expect.any(String),
    date: tuesday,
    time: '10:30',
    bookedAt,
    ...details,
  }
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
  expect(me).toMatchObject({
    appointments: [{ id: row!.id, date: tuesday, time: '10:30', bookedAt }],
  })
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
  // One in the second /64, two in the first, three in the /48 that both lie in.
  expect(counted.map(({ points }) => points).toSorted((a, b) => a - b)).toEqual([1, 2, 3])
  expect(JSON.stringify(counted)).not.toContain('2001:')
})

test.each([
  [
    'before what our proxy says of them',
    true,
    ['198.51.100.1, 192.0.2.7', '198.51.100.2, 192.0.2.7'],
  ],
  ['where no proxy is to be believed', false, ['198.51.100.1', '198.51.100.2']],
])('what visitors say of their address %s hides nobody', async (_, trustProxy, said) => {
  const site = await siteOn(noon, { settings: { trustProxy } })
  for (const address of said)
    await site.app.request('/sign-in', { headers: { 'X-Forwarded-For': address } })
  const counted = await site.services.db.queries.select().from(rateLimits)
  expect(counted.map(({ points }) => points)).toEqual([2])
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
