import { expect, test } from 'vitest'
import { asDelivered } from '../../content/site-content.ts'
import { bookSlot } from '../../app/booking/book-slot.server.ts'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { appointmentDays, appointmentSlots } from '../../app/db/schema/days.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { parseSettings } from '../../app/settings/settings.server.ts'
import type { Database } from '../../app/db/database.server.ts'
import { freshApp, signedInAs, type FreshApp } from '../fresh-app.ts'
import { freshDatabase } from '../fresh-database.ts'
import { openDay } from '../open-day.ts'

const date = '2026-11-24'

async function book({ app }: FreshApp, cookie: object, time: string) {
  const headers = { 'Content-Type': 'application/json', ...cookie }
  const body = JSON.stringify({ time })
  return app.request(`/api/appointments/${date}`, { method: 'POST', headers, body })
}

const person = (number: number) => ({
  name: `Person ${number}`,
  email: `person-${number}@buyer.example`,
})

test('of 200 people who want one slot at the same moment, exactly one has it', async () => {
  const site = await freshApp()
  await openDay(site.services.db, date, ['10:30'])
  const cookies = []
  for (let number = 0; number < 200; number++) {
    cookies.push(await signedInAs(site.services, person(number)))
  }

  const answers = await Promise.all(cookies.map((cookie) => book(site, cookie, '10:30')))
  const lost = answers.filter(({ status }) => status === 409)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(lost).toHaveLength(199)
  for (const answer of lost) {
    expect(await answer.json()).toMatchObject({ success: false, code: 'slot-booked' })
  }
  expect(await site.services.db.queries.select().from(appointments)).toHaveLength(1)
})

test('one person who wants 20 slots of a day at the same moment has exactly one', async () => {
  const site = await freshApp()
  const times = Array.from(
    { length: 20 },
    (_, slot) => `${12 + Math.floor(slot / 2)}:${slot % 2 ? '30' : '00'}`,
  )
  await openDay(site.services.db, date, times)
  const cookie = await signedInAs(site.services, person(1))

  const answers = await Promise.all(times.map((time) => book(site, cookie, time)))
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
  const { queries } = site.services.db
  expect(await queries.select().from(appointments)).toHaveLength(1)
  const slots = await queries.select().from(appointmentSlots)
  expect(slots.filter(({ booked }) => booked)).toHaveLength(1)
})

test('cancelling and rebooking at the same moment leave slot and appointments in agreement', async () => {
  const site = await freshApp()
  await openDay(site.services.db, date, ['10:30'])
  const first = await signedInAs(site.services, person(1))
  const others = []
  for (let number = 2; number < 12; number++) {
    others.push(await signedInAs(site.services, person(number)))
  }
  await book(site, first, '10:30')

  await Promise.all([
    site.app.request(`/api/appointments/${date}`, { method: 'DELETE', headers: first }),
    ...others.map((cookie) => book(site, cookie, '10:30')),
  ])
  const { queries } = site.services.db
  const live = (await queries.select().from(appointments)).filter(
    ({ status }) => status === 'booked',
  )
  const [slot] = await queries.select().from(appointmentSlots)
  expect(live).toHaveLength(slot!.booked ? 1 : 0)
})

test('a booking made while the day is being closed waits, and finds it closed', async () => {
  const db = await freshDatabase()
  await openDay(db, date, ['10:30'])
  const [user] = await db.queries
    .insert(users)
    .values({ googleSub: 'asha', name: 'Asha Menon', email: 'asha@buyer.example' })
    .returning()
  const isClosed = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const closing = db.transaction(async (tx) => {
    await tx.update(appointmentDays).set({ closed: true })
    isClosed.resolve()
    await mayCommit.promise
    return tx.select().from(appointments)
  })
  await isClosed.promise
  const booking = bookSlot(db, {
    date,
    time: '10:30',
    user: user!,
    now: new Date('2026-11-23T04:00:00Z'),
    settings: { ...parseSettings({}), ...asDelivered },
  })
  // PGlite has one connection, so there the booking waits for the transaction anyway.
  if (db.engine === 'postgres') await oneWaitsForALock(db)
  mayCommit.resolve()
  expect(await closing).toEqual([])
  expect(await booking).toEqual({ ok: false, reason: 'day-missing', closedReason: null })
  expect(await db.queries.select().from(appointments)).toEqual([])
})

async function oneWaitsForALock(db: Database) {
  const waiting =
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
  await expect.poll(() => db.statement(undefined, waiting, [])).toHaveLength(1)
}
