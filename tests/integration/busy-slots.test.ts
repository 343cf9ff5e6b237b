import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freeSlotsFor } from '../../app/booking/free-slots-for.server.ts'
import { keepReading } from '../../app/busy/keep-reading.server.ts'
import { busyCalendars } from '../../app/db/schema/busy.server.ts'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { asha, call, failure, answer, move, ravi, siteOn, noon, tuesday } from '../booking-calls.ts'
import { busyOffice, halfPastTen } from '../busy-desk.ts'
import { signedInAs, type FreshApp } from '../fresh-app.ts'
import { openDay } from '../open-day.ts'

const slotsOf = async (site: FreshApp, day = tuesday, cookie = {}) => {
  const { body } = await answer(call(site, 'GET', `/${day}`, cookie))
  return body.slots
}
const begins = Date.parse('2026-11-24T10:30:00+05:30')
const halfHour = { start: begins, end: begins + 30 * 60_000 }

/** A site with a calendar that says this. */
async function siteWith(...busy: { start: number; end: number }[]) {
  const site = await siteOn(noon)
  const { db } = site.services
  const row = { label: 'Asok', address: 'https://calendar.example/', addedAt: new Date(noon) }
  const [calendar] = await db.queries
    .insert(busyCalendars)
    .values({ ...row, dueAt: new Date(noon) })
    .returning()
  const { id } = calendar!
  const say = (times: { start: number; end: number }[], began = new Date(noon)) => {
    const validators = { etag: null, lastModified: null }
    return keepReading(db, { id, reading: { ok: true, times, validators }, began })
  }
  await say(busy)
  return { site, say, id }
}

test('a visitor finds a busy slot exactly as one that is booked', async () => {
  const { site } = await siteWith(halfHour)
  const asRavi = await signedInAs(site.services, ravi)
  await call(site, 'POST', `/${tuesday}`, asRavi, { time: '10:00' })
  expect(await slotsOf(site)).toEqual([
    { time: '10:00', booked: true, mine: false },
    { time: '10:30', booked: true, mine: false },
    { time: '11:00', booked: false, mine: false },
  ])
  const cookie = await signedInAs(site.services, asha)
  const book = (time: string) => answer(call(site, 'POST', `/${tuesday}`, cookie, { time }))
  expect(await book('10:30')).toEqual(failure(409, 'This slot is already booked!'))
  expect(await book('10:30')).toEqual(await book('10:00'))
  expect((await book('11:00')).status).toBe(201)
})

test('also whoever has as many ahead as allowed is told that it is booked, as of a booked one', async () => {
  const { site } = await siteWith(halfHour)
  const cookie = await signedInAs(site.services, asha)
  for (const day of ['2026-11-25', '2026-11-26', '2026-11-27']) {
    await openDay(site.services.db, day, ['10:00'])
    await call(site, 'POST', `/${day}`, cookie, { time: '10:00' })
  }
  const busy = await answer(call(site, 'POST', `/${tuesday}`, cookie, { time: '10:30' }))
  expect(busy).toEqual(failure(409, 'This slot is already booked!'))
})

test('a minute of a slot is enough to close it, what only touches it is not', async () => {
  const minute = 60_000
  const { site } = await siteWith({ start: begins - minute, end: begins + 30 * minute })
  expect(await slotsOf(site)).toMatchObject([{ booked: true }, { booked: true }, { booked: false }])
})

test('a day that is busy all over can’t be chosen; one that is opened later is busy from the beginning', async () => {
  const day = { start: begins - 12 * 3_600_000, end: begins + 60 * 3_600_000 }
  const { site } = await siteWith(day)
  await openDay(site.services.db, '2026-11-25', ['10:00'])
  await openDay(site.services.db, '2026-11-27', ['10:00'])
  const { body } = await answer(call(site, 'GET', ''))
  expect(body.days).toEqual(['2026-11-27'])
})

test('nobody moves into a busy slot, and one that is left while it is busy stays taken', async () => {
  const { site, say } = await siteWith(halfHour)
  const cookie = await signedInAs(site.services, asha)
  await call(site, 'POST', `/${tuesday}`, cookie, { time: '10:00' })
  expect(await move(site, cookie, tuesday, '10:30')).toEqual(
    failure(409, 'This slot is already booked!'),
  )
  await say([{ start: begins - 30 * 60_000, end: begins }])
  expect((await move(site, cookie, tuesday, '11:00')).status).toBe(200)
  expect(await slotsOf(site, tuesday, cookie)).toEqual([
    { time: '10:00', booked: true, mine: false },
    { time: '10:30', booked: false, mine: false },
    { time: '11:00', booked: true, mine: true },
  ])
})

test('whoever has the day on screen sees a slot become busy and free, and a busy one stay so when it is left', async () => {
  const { site, say } = await siteWith()
  const live = await site.app.request(`/api/appointments/${tuesday}/live`)
  const reader = live.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async () => {
    while (!text.includes('\n\n')) text += (await reader.read()).value ?? ''
    const [part, ...rest] = text.split('\n\n')
    text = rest.join('\n\n')
    return part!.split('data: ')[1]
  }
  await next()
  await say([halfHour])
  expect(await next()).toBe('{"time":"10:30","booked":true}')
  await say([])
  expect(await next()).toBe('{"time":"10:30","booked":false}')

  const cookie = await signedInAs(site.services, asha)
  await call(site, 'POST', `/${tuesday}`, cookie, { time: '10:30' })
  expect(await next()).toBe('{"time":"10:30","booked":true}')
  await say([halfHour])
  expect(await next()).toBe('{"time":"10:30","booked":true}')
  await move(site, cookie, tuesday, '11:00')
  expect(new Set([await next(), await next()])).toEqual(
    new Set(['{"time":"10:30","booked":true}', '{"time":"11:00","booked":true}']),
  )
  await reader.cancel()
})

test('what was asked for later counts, whatever came first', async () => {
  const { site, say } = await siteWith()
  const later = new Date('2026-11-23T12:01:00+05:30')
  await say([halfHour], later)
  await say([], new Date(noon))
  expect(await slotsOf(site)).toMatchObject([{}, { booked: true }, {}])
})

test('a reading and bookings at the same moment: whoever was booked stays, nobody is booked afterwards', async () => {
  const { site, say } = await siteWith()
  const { queries } = site.services.db
  for (let round = 0; round < 10; round++) {
    const day = `2026-12-${String(round + 1).padStart(2, '0')}`
    await openDay(site.services.db, day, ['10:30'])
    const cookies = await Promise.all(
      [1, 2, 3].map((n) => {
        const email = `person-${round}-${n}@buyer.example`
        return signedInAs(site.services, { name: 'Person', email })
      }),
    )
    const book = async (n: number) =>
      (await call(site, 'POST', `/${day}`, cookies[n], { time: '10:30' })).status
    const start = Date.parse(`${day}T10:30:00+05:30`)
    const [first, second] = await Promise.all([book(0), book(1), say([{ start, end: start + 1 }])])
    expect(await book(2)).toBe(409)
    const held = await queries.select().from(appointments).where(eq(appointments.date, day))
    expect(held).toHaveLength([first, second].filter((status) => status === 201).length)
    expect(held.length).toBeLessThanOrEqual(1)
  }
})

test('the answers of the public calls say nothing of calendars', async () => {
  const { office, add } = await busyOffice(halfPastTen)
  await add()
  const answers = await Promise.all(
    ['', `/${tuesday}`].map(async (path) => (await call(office, 'GET', path)).text()),
  )
  expect(answers.join()).not.toMatch(/busy|calendar|Asok/i)
})

test('neither is it offered to whoever moves by a page', async () => {
  const { site } = await siteWith(halfHour)
  const { db } = site.services
  const cookie = await signedInAs(site.services, asha)
  await call(site, 'POST', `/${tuesday}`, cookie, { time: '10:00' })
  const [own] = await db.queries.select().from(appointments)
  const free = await freeSlotsFor(db.queries, own!, new Date(noon))
  expect(free.map(({ time }) => time)).toEqual(['11:00'])
})
