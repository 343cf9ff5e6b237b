import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { calendarFeeds } from '../../app/db/schema/office.server.ts'
import { staffAccounts, users } from '../../app/db/schema/people.server.ts'
import { placesWith } from '../every-text.ts'
import { staffOffice, type Office } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'

interface FeedPage {
  feeds: { id: string; label: string; lastReadAt: string | null }[]
}
interface Made {
  ok: boolean
  address: string
}

const make = async (office: Office, label = 'Phone of the workshop') =>
  (await office.send<Made>('/staff/feed', { label })).page.address

/** As a calendar would, without a session. */
const read = ({ app }: Office, address: string) => app.request(new URL(address).pathname)

async function appointment(
  { services }: Office,
  given: Partial<typeof appointments.$inferInsert> & { date: string; time: string },
) {
  await services.db.queries
    .insert(appointments)
    .values({ userName: 'Asha Menon', bookedAt: services.now(), ...given })
}

async function eventsOf(answer: Response) {
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as string[])
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

test('a feed is one valid calendar of who comes, for what, and how to reach them', async () => {
  const office = await staffOffice()
  await openDay(office.services.db, '2026-11-24', ['10:30', '11:00'])
  await appointment(office, {
    ...{ date: '2026-11-24', time: '10:30', userEmail: 'asha@buyer.example' },
    ...{ purpose: 'demo', productId: 'wotan', note: 'With my brother,\nabout 11' },
  })
  await appointment(office, { date: '2026-11-24', time: '11:00', phone: '0481 200000' })
  const answer = await read(office, await make(office))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('Cache-Control')).toMatch(/^private/)
  const [demo, visit] = await eventsOf(answer)
  expect(demo!.summary).toBe('Demo of the Dino Wotan: Asha Menon')
  // 10:30 in Kerala, half an hour.
  expect(demo!.startDate.toJSDate()).toEqual(new Date('2026-11-24T05:00:00Z'))
  expect(demo!.duration.toSeconds()).toBe(1800)
  expect(demo!.description).toContain('E-mail: asha@buyer.example')
  expect(demo!.description).toContain('With my brother,\nabout 11')
  expect(visit!.summary).toBe('Asha Menon')
  expect(visit!.description).toContain('Phone: 0481 200000')
})

test('an appointment that was moved is a newer version of its event, or calendars keep the old time', async () => {
  const office = await staffOffice()
  await openDay(office.services.db, '2026-11-24', ['10:30', '11:00'])
  await appointment(office, { date: '2026-11-24', time: '10:30', phone: '0481 200000' })
  const [booked] = await office.services.db.queries.select().from(appointments)
  const address = await make(office)
  const version = async () => {
    const [event] = await eventsOf(await read(office, address))
    const stamp = event!.component.getFirstPropertyValue('dtstamp') as ICAL.Time
    return { sequence: event!.sequence, stamp: stamp.toJSDate() }
  }
  expect(await version()).toEqual({ sequence: 0, stamp: office.services.now() })
  const later = new Date(office.services.now().getTime() + 60_000)
  office.services.now = () => later
  const moved = await sendForm(office, `/staff/appointments/${booked!.id}`, {
    ...{ do: 'move', to: '2026-11-24 11:00' },
  })
  expect(moved.status).toBe(303)
  expect(await version()).toEqual({ sequence: 1, stamp: later })
})

test('it reaches back 30 days, and leaves cancelled appointments out', async () => {
  const office = await staffOffice()
  const days = ['2026-10-23', '2026-10-24', '2026-11-24']
  for (const date of days) await openDay(office.services.db, date, ['10:30'])
  for (const date of days) await appointment(office, { date, time: '10:30', userName: date })
  await appointment(office, {
    date: '2026-11-24',
    time: '10:30',
    status: 'cancelled',
    userName: 'Off',
  })
  const events = await eventsOf(await read(office, await make(office)))
  expect(events.map(({ summary }) => summary)).toEqual(['2026-10-24', '2026-11-24'])
})

test('what people write can add no line to the calendar', async () => {
  const office = await staffOffice()
  await openDay(office.services.db, '2026-11-24', ['10:30'])
  await appointment(office, {
    ...{ date: '2026-11-24', time: '10:30', userName: 'Asha\r\nATTENDEE:MAILTO:x@evil.example' },
    note: 'Hi\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Fake',
  })
  const answer = await read(office, await make(office))
  const text = await answer.clone().text()
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
  expect(text).not.toMatch(/^(ATTENDEE|SUMMARY:Fake)/m)
  expect(await eventsOf(answer)).toHaveLength(1)
})

test('the address is shown once: only its hash is kept, and no log or figure holds it', async () => {
  const office = await staffOffice()
  const address = await make(office)
  const token = /\/calendar\/([\w-]{43})\.ics$/.exec(address)![1]!
  await read(office, address)
  await office.app.request(`/calendar/${token}`)
  await office.app.request(`/CALENDAR/${token}.ics`)
  await office.app.request(`//calendar/${token}.ics/`)
  expect(JSON.stringify((await office.look('/staff/feed')).page)).not.toContain(token)
  expect(await placesWith(office.services.db, [token])).toEqual([])
  expect(office.logged.join('')).toContain('/calendar/…')
  expect(office.logged.join('')).not.toContain(token)
})

test('an ended feed, and one that never was, are not there', async () => {
  const office = await staffOffice()
  const address = await make(office)
  const other = await make(office, 'Another')
  const { feeds } = (await office.look<FeedPage>('/staff/feed')).page
  const first = feeds.find(({ label }) => label === 'Phone of the workshop')!
  expect((await office.send('/staff/feed', { revoke: first.id })).status).toBe(200)
  expect((await office.send('/staff/feed', { revoke: first.id })).status).toBe(404)
  expect((await read(office, address)).status).toBe(404)
  expect((await read(office, other)).status).toBe(200)
  expect((await read(office, `http://localhost/calendar/${'a'.repeat(43)}.ics`)).status).toBe(404)
  expect((await read(office, 'http://localhost/calendar/short.ics')).status).toBe(404)
})

test('staff see when a feed was last read, and a feed needs a name', async () => {
  const office = await staffOffice()
  const address = await make(office)
  expect((await office.look<FeedPage>('/staff/feed')).page.feeds[0]!.lastReadAt).toBeNull()
  await read(office, address)
  const { feeds } = (await office.look<FeedPage>('/staff/feed')).page
  expect(feeds[0]!.lastReadAt).toBe(office.services.now().toISOString())
  expect((await office.send('/staff/feed', { label: ' \r\n' })).status).toBe(422)
  expect(await office.services.db.queries.select().from(calendarFeeds)).toHaveLength(1)
})

test('the calendar of whoever had the address before stays shut', async () => {
  const office = await staffOffice()
  const address = await make(office)
  expect((await read(office, address)).status).toBe(200)
  // Google knows whoever has the address now by another number.
  const email = 'staff@dino.example'
  const { queries } = office.services.db
  const [newcomer] = await queries.insert(users).values({ googleSub: 'new', email }).returning()
  await queries.update(staffAccounts).set({ userId: newcomer!.uid })
  expect((await read(office, address)).status).toBe(404)
})

test('whoever tries out addresses has to wait', async () => {
  const office = await staffOffice()
  const wrong = `http://localhost/calendar/${'b'.repeat(43)}.ics`
  const statuses: number[] = []
  for (let number = 0; number < 61; number++) statuses.push((await read(office, wrong)).status)
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([404]))
  expect(statuses.at(-1)).toBe(429)
})
