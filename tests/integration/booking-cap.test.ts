import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { asDelivered } from '../../content/site-content.ts'
import { bookSlot } from '../../app/booking/book-slot.server.ts'
import { openPostgres } from '../../app/db/postgres.server.ts'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { appointmentSlots, bookingRules } from '../../app/db/schema/days.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { parseSettings } from '../../app/settings/settings.server.ts'
import { answer, asha, call, failure, noon, ravi, siteOn, tuesday } from '../booking-calls.ts'
import { signedInAs, type FreshApp } from '../fresh-app.ts'
import { freshDatabase, freshPostgres, testDatabaseUrl } from '../fresh-database.ts'
import { staffOffice } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'

const days = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']
const full =
  'You already have three appointments ahead. To book another, cancel one of them first, or call us.'

/** Tuesday and four days after it, each with a slot at 10:30. */
async function siteWithDays() {
  const site = await siteOn(noon)
  for (const day of days) await openDay(site.services.db, day, ['10:30'])
  return site
}

const book = (site: FreshApp, cookie: object, day: string) =>
  answer(call(site, 'POST', `/${day}`, cookie, { time: '10:30' }))

test('one person has three appointments ahead at most, and is told what to do', async () => {
  const site = await siteWithDays()
  const cookie = await signedInAs(site.services, asha)
  for (const day of days.slice(0, 3)) {
    expect(await book(site, cookie, day)).toMatchObject({ status: 201 })
  }
  expect(await book(site, cookie, tuesday)).toEqual(failure(409, full))
  expect(await book(site, await signedInAs(site.services, ravi), tuesday)).toMatchObject({
    status: 201,
  })
  // Whoever asks for a taken slot is told that, as ever.
  expect(await book(site, cookie, tuesday)).toEqual(failure(409, 'This slot is already booked!'))
  expect(await book(site, cookie, days[0]!)).toMatchObject({
    body: { message: 'You already have an appointment on this day, at 10:30.' },
  })
})

test('what was cancelled, and what is over, makes room for another', async () => {
  const site = await siteWithDays()
  const cookie = await signedInAs(site.services, asha)
  for (const day of days.slice(0, 3)) await book(site, cookie, day)
  await call(site, 'DELETE', `/${days[0]}`, cookie)
  expect(await book(site, cookie, tuesday)).toMatchObject({ status: 201 })
  expect(await book(site, cookie, days[3]!)).toEqual(failure(409, full))
  // Nobody has noted how Tuesday went.
  site.services.now = () => new Date('2026-11-24T10:30:00+05:30')
  expect(await book(site, cookie, days[3]!)).toMatchObject({ status: 201 })
})

test('the number is a rule that staff set', async () => {
  const site = await siteWithDays()
  const { queries } = site.services.db
  await queries.insert(bookingRules).values({ mostAhead: 1 })
  const cookie = await signedInAs(site.services, asha)
  await book(site, cookie, tuesday)
  expect(await book(site, cookie, days[0]!)).toEqual(
    failure(
      409,
      'You already have an appointment ahead. To book another, cancel it first, or call us.',
    ),
  )
})

test('what staff booked for the same e-mail counts too', async () => {
  const site = await siteWithDays()
  const { queries } = site.services.db
  for (const date of days.slice(0, 3)) {
    await queries
      .update(appointmentSlots)
      .set({ booked: true })
      .where(eq(appointmentSlots.date, date))
    await queries.insert(appointments).values({
      ...{ date, time: '10:30', userName: 'Asha', userEmail: asha.email },
      bookedAt: new Date(noon),
    })
  }
  const cookie = await signedInAs(site.services, asha)
  expect(await book(site, cookie, tuesday)).toEqual(failure(409, full))
})

test('staff are told that somebody has as many as the rules allow, and can book one more', async () => {
  const office = await staffOffice({ now: new Date(noon) })
  for (const day of [...days, tuesday]) await openDay(office.services.db, day, ['10:30'])
  const cookie = await signedInAs(office.services, asha)
  for (const day of days.slice(0, 3)) await book(office, cookie, day)
  const call = {
    ...asha,
    phone: '',
    date: tuesday,
    time: '10:30',
    purpose: 'visit',
    product: 'none',
  }
  const told = await sendForm(office, '/staff/book', call)
  expect(told).toMatchObject({ status: 409, page: { canExceed: true } })
  expect(told.page!.message).toContain('Asha Menon has 3 appointments ahead already')
  expect(await sendForm(office, '/staff/book', { ...call, mayExceed: 'yes' })).toMatchObject({
    status: 303,
  })
  // From then on she has four, and books none herself.
  expect(await book(office, cookie, days[3]!)).toEqual(failure(409, full))
})

test('of twenty bookings for as many days at the same moment, from two processes, three are made', async () => {
  const databases = await twoProcesses()
  const [db] = databases
  const many = Array.from({ length: 20 }, (_, n) => `2026-12-${String(n + 1).padStart(2, '0')}`)
  for (const day of many) await openDay(db!, day, ['10:30'])
  const [user] = await db!.queries
    .insert(users)
    .values({ googleSub: 'asha', name: asha.name, email: asha.email })
    .returning()
  const about = {
    time: '10:30',
    user: user!,
    now: new Date(noon),
    settings: { ...parseSettings({}), ...asDelivered },
  }

  const answers = await Promise.all(
    many.map((date, n) => bookSlot(databases[n % databases.length]!, { date, ...about })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  expect(answers.filter(({ ok }) => !ok)).toEqual(
    Array.from({ length: 17 }, () => ({ ok: false, reason: 'too-many-ahead', most: 3 })),
  )
  expect(await db!.queries.select().from(appointments)).toHaveLength(3)
  const slots = await db!.queries.select().from(appointmentSlots)
  expect(slots.filter(({ booked }) => booked)).toHaveLength(3)
})

/** Two pools on one PostgreSQL; the embedded database has one process. */
async function twoProcesses() {
  if (!testDatabaseUrl) return [await freshDatabase()]
  const url = await freshPostgres(testDatabaseUrl)
  const databases = [1, 2].map(() => openPostgres(url, pino({ level: 'silent' })))
  onTestFinished(async () => {
    for (const db of databases) await db.close()
  })
  return databases
}
