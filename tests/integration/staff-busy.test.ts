import { expect, onTestFinished, test } from 'vitest'
import { readDueCalendars } from '../../app/busy/read-due.server.ts'
import type { ReadCalendar } from '../../app/rules/busy.ts'
import { startJobs } from '../../server/jobs.ts'
import type { BusyCalendar } from '../../app/busy/busy-calendars.server.ts'
import type { Conflict } from '../../app/busy/conflicts.server.ts'
import { busyCalendars, busyTimes } from '../../app/db/schema/busy.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { asha, call, tuesday } from '../booking-calls.ts'
import { address, busyOffice, busyPath, halfPastTen, secret } from '../busy-desk.ts'
import { signedInAs } from '../fresh-app.ts'
import type { Office } from '../office.ts'
import { sendForm } from '../office-forms.ts'

interface BusyPage {
  calendars: BusyCalendar[]
  conflicts: Conflict[]
}
const calendarsOf = async (office: Office) => (await office.look<BusyPage>(busyPath)).page.calendars
const statesOf = async (office: Office) => {
  const answer = await call(office, 'GET', `/${tuesday}`)
  const { slots } = (await answer.json()) as { slots: { time: string; booked: boolean }[] }
  return slots.map(({ time, booked }) => `${time}${booked ? ' taken' : ''}`)
}
const oneTaken = ['10:00', '10:30 taken', '11:00']
const allFree = ['10:00', '10:30', '11:00']

test('a calendar is read as soon as it is added, and closes slots until it is removed', async () => {
  const { office, add } = await busyOffice(halfPastTen)
  const added = await add()
  expect(added).toMatchObject({
    status: 200,
    page: { message: 'Added. Read: 1 busy time in the next 60 days.' },
  })
  expect(await statesOf(office)).toEqual(oneTaken)
  const [calendar] = await calendarsOf(office)
  expect(calendar).toMatchObject({ label: 'Asok', ahead: 1, failure: null })

  const remove = { do: `remove ${calendar!.id}` }
  await sendForm(office, busyPath, remove)
  expect(await statesOf(office)).toEqual(allFree)
  expect(await office.services.db.queries.select().from(busyTimes)).toEqual([])
  const again = await sendForm(office, busyPath, remove)
  expect(again).toMatchObject({
    status: 409,
    page: { message: 'This calendar has been removed already.' },
  })
})

test('the address is nowhere but in its column: not on a page, in the log, in the office’s log, nor what events are', async () => {
  const { office, add, readAt, asok } = await busyOffice(halfPastTen)
  const { page: told } = await add()
  const id = (await calendarsOf(office))[0]!.id
  asok.status = 404
  await readAt('2026-11-23T12:06:00+05:30')
  await sendForm(office, busyPath, { do: `read ${id}` })
  const pages = await Promise.all(
    [busyPath, '/staff/today', '/staff/log', '/staff/days', `/staff/days/${tuesday}`].map(
      async (path) => JSON.stringify((await office.look(path)).page),
    ),
  )
  const { queries } = office.services.db
  const entries = await queries.select().from(auditLog)
  expect(entries.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    `busy-calendar-added ${id}`,
  ])
  const seen = [JSON.stringify(told), ...pages, JSON.stringify(entries), ...office.logged].join()
  expect(seen).not.toContain(secret)
  expect(seen).not.toContain('bank')
  expect((await calendarsOf(office))[0]!.masked).toBe('calendar.example …3f9a')
  expect(JSON.stringify(await queries.select().from(busyTimes))).not.toContain('bank')
})

test.each([
  [{ label: ' ' }, 'Say whose calendar it is.'],
  [{ address: '' }, 'Paste the secret address of the calendar.'],
  [{ address: 'http://calendar.example/x.ics' }, 'has to begin with https://'],
  [{ address: 'ftp://calendar.example/x.ics' }, 'has to begin with https://'],
  [{ address: 'my calendar' }, 'no address of a calendar'],
  [{ address: 'https://asok:pass@calendar.example/x.ics' }, 'no address of a calendar'],
  [{ address: 'https://10.0.0.1/x.ics' }, 'leads into a private network'],
])('what can’t be read is not added, and why is said: %j', async (fields, words) => {
  const { office, add, asked } = await busyOffice(halfPastTen)
  const { status, page } = await add(fields)
  expect([status, page?.message]).toEqual([422, expect.stringContaining(words)])
  expect(await calendarsOf(office)).toEqual([])
  expect(asked).toEqual([])
})

test('a web page is no calendar; webcal is https; the same address twice is one calendar', async () => {
  const { office, add, asok } = await busyOffice(halfPastTen)
  asok.status = 403
  expect((await add()).page?.message).toContain('needs a new secret address')
  asok.status = 200
  const webcal = { address: address.replace('https:', 'webcal:') }
  expect((await add(webcal)).status).toBe(200)
  expect((await add({ label: 'Meera' })).page?.message).toBe(
    'This calendar is there already: Asok.',
  )
  await Promise.all([1, 2].map((n) => add({ address: `${address}?${n > 0}` })))
  expect(await calendarsOf(office)).toHaveLength(2)
})

test('every five minutes what changed counts, and what did not is not sent again the same day', async () => {
  const { office, add, asok, asked, readAt } = await busyOffice(halfPastTen)
  asok.etag = '"1"'
  await add()
  await readAt('2026-11-23T12:04:00+05:30')
  expect(asked).toHaveLength(1)
  await readAt('2026-11-23T12:05:00+05:30')
  await readAt('2026-11-23T12:05:10+05:30')
  expect(asked).toHaveLength(2)
  expect(await statesOf(office)).toEqual(oneTaken)

  Object.assign(asok, { etag: '"2"', events: ['20261124T043000Z/20261124T050000Z'] })
  await readAt('2026-11-23T12:10:00+05:30')
  expect(await statesOf(office)).toEqual(['10:00 taken', '10:30', '11:00'])

  // On a new day there is a new last day, also of a calendar that did not change.
  const wholeAt = async () =>
    (await office.services.db.queries.select().from(busyCalendars))[0]!.wholeAt
  await readAt('2026-11-23T23:59:00+05:30')
  expect(await wholeAt()).toEqual(new Date('2026-11-23T12:10:00+05:30'))
  await readAt('2026-11-24T00:04:00+05:30')
  expect(await wholeAt()).toEqual(new Date('2026-11-24T00:04:00+05:30'))
})

test('several processes read a calendar once', async () => {
  const { add, asked, readAt } = await busyOffice(halfPastTen)
  await add()
  await Promise.all([1, 2, 3].map(() => readAt('2026-11-23T12:05:00+05:30')))
  expect(asked).toHaveLength(2)
})

test('a calendar that fails keeps its times, is told on Today since when, and recovers by itself', async () => {
  const { office, add, asok, readAt } = await busyOffice(halfPastTen)
  await add()
  asok.status = 500
  await readAt('2026-11-23T12:05:00+05:30')
  await readAt('2026-11-23T12:10:00+05:30')
  expect(await statesOf(office)).toEqual(oneTaken)
  type Today = { failing: { label: string; since: string; failure: string }[] }
  const failing = async () => (await office.look<Today>('/staff/today')).page.failing
  expect(await failing()).toMatchObject([
    {
      ...{ label: 'Asok', since: '2026-11-23T06:35:00.000Z' },
      failure: expect.stringContaining('answered with an error') as string,
    },
  ])
  const [{ id, failedSince }] = (await calendarsOf(office)) as [BusyCalendar]
  expect(failedSince).toBe('2026-11-23T06:35:00.000Z')
  const { page } = await sendForm(office, busyPath, { do: `read ${id}` })
  expect(page?.message).toContain('It could not be read.')
  expect(office.logged.filter((line) => line.includes('could not be read'))).toHaveLength(1)

  Object.assign(asok, { status: 200, events: [] })
  await readAt('2026-11-23T12:15:00+05:30')
  expect(await failing()).toEqual([])
  expect(await statesOf(office)).toEqual(allFree)
})

test('the jobs read what is due, and a reading that is broken off as the process stops says nothing', async () => {
  const { office, add, asked, asok } = await busyOffice(halfPastTen)
  await add()
  const { services } = office
  const stopping = new AbortController()
  services.now = () => new Date('2026-11-23T12:05:00+05:30')
  const jobs = await startJobs({ ...services, stopping: stopping.signal })
  onTestFinished(() => jobs.stop())
  await jobs.look()
  expect(asked).toHaveLength(2)
  asok.status = 500
  services.now = () => new Date('2026-11-23T12:10:00+05:30')
  const read: ReadCalendar = async (order) => {
    stopping.abort()
    return services.readCalendar!(order)
  }
  await readDueCalendars({ ...services, read, now: services.now, stopping: stopping.signal })
  expect((await calendarsOf(office))[0]).toMatchObject({ failure: null, failedSince: null })
})

test('a calendar that is removed while it is read stays removed', async () => {
  const { office, add, readAt } = await busyOffice(halfPastTen)
  await add()
  const [{ id }] = (await calendarsOf(office)) as [BusyCalendar]
  await Promise.all([
    readAt('2026-11-23T12:05:00+05:30'),
    sendForm(office, busyPath, { do: `remove ${id}` }),
  ])
  expect(await calendarsOf(office)).toEqual([])
  expect(await office.services.db.queries.select().from(busyTimes)).toEqual([])
})

test('whoever booked before stays booked, and is told on Today, at the appointment and beside the calendars', async () => {
  const { office, add } = await busyOffice(halfPastTen)
  const cookie = await signedInAs(office.services, asha)
  const answer = await call(office, 'POST', `/${tuesday}`, cookie, { time: '10:30' })
  const { appointment } = (await answer.json()) as { appointment: { id: string } }
  await add()
  const conflict = { id: appointment.id, date: tuesday, time: '10:30', name: 'Asha Menon' }
  for (const path of ['/staff/today', busyPath]) {
    const { page } = await office.look<BusyPage>(path)
    expect(page.conflicts).toEqual([{ ...conflict, busy: ['Asok'] }])
  }
  const path = `/staff/appointments/${appointment.id}`
  type Page = { entry: { busy: string[]; status: string } }
  expect((await office.look<Page>(path)).page.entry).toMatchObject({
    ...{ busy: ['Asok'], status: 'booked' },
  })
  await sendForm(office, path, { do: 'move', to: `${tuesday} 11:00` })
  expect((await office.look<BusyPage>(busyPath)).page.conflicts).toEqual([])
})

test('staff see who is busy, and book and move into it all the same', async () => {
  const { office, add } = await busyOffice(halfPastTen)
  await add()
  await add({ label: 'Meera', address: `${address}?meera` })
  const busy = ['Asok', 'Meera']
  const day = await office.look<{ day: { slots: object[] } }>(`/staff/days/${tuesday}`)
  expect(day.page.day.slots).toMatchObject([{ busy: null }, { time: '10:30', busy }, {}])
  const free = await office.look<{ times: object[] }>(`/staff/book?date=${tuesday}`)
  expect(free.page.times).toMatchObject([{ busy: null }, { time: '10:30', busy }, { busy: null }])
  const week = await office.look<{ days: { free: number }[] }>('/staff/week')
  expect(week.page.days[0]!.free).toBe(2)

  const biju = { name: 'Biju Thomas', phone: '+91 98470 12345', purpose: 'visit', product: 'none' }
  const book = (time: string, name: string) =>
    sendForm(office, '/staff/book', { ...biju, name, date: tuesday, time })
  const made = await book('10:30', 'Biju Thomas')
  expect(made.status).toBe(303)
  const other = await book('11:00', 'Ravi Kumar')
  await sendForm(office, made.location!, { reason: 'He can come another day.' })
  await sendForm(office, other.location!, { do: 'move', to: `${tuesday} 10:30` })
  const moved = await office.look<{ entry: object }>(other.location!)
  expect(moved.page.entry).toMatchObject({ time: '10:30', busy })
})
