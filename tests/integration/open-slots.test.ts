import { expect, test } from 'vitest'
import { appointmentDays } from '../../app/db/schema/days.server.ts'
import {
  answer,
  asha,
  call,
  failure,
  monday,
  noon,
  ravi,
  siteOn,
  times,
  tuesday,
} from '../booking-calls.ts'
import { signedInAs } from '../fresh-app.ts'

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
