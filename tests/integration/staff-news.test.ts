import { expect, test } from 'vitest'
import { tidyUp } from '../../server/jobs.ts'
import { seenAppointments } from '../../app/db/schema/office.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import type { AgendaEntry } from '../../app/staff/appointments/agenda.server.ts'
import { officeBadges, type OfficeBadges } from '../../app/staff/badges.server.ts'
import type { NewsItem } from '../../app/staff/news.server.ts'
import { move } from '../booking-calls.ts'
import { asha, book, officeOnMonday, ravi, tuesday } from '../day-of-appointments.ts'
import { signedInAs } from '../fresh-app.ts'
import { deskOf, enquiryFrom, type Office } from '../office.ts'
import { sendForm } from '../office-forms.ts'

interface TodayPage {
  news: NewsItem[]
  newsCount: number
  tomorrow: { date: string; entries: AgendaEntry[] } | null
}

type Desk = Pick<Office, 'look'>
const meera = { name: 'Meera Nair', email: 'meera@dino.example' }

/** An office of two. */
async function officeOfTwo() {
  const office = await officeOnMonday()
  office.services.settings.staffEmails = ['staff@dino.example', meera.email]
  return { office, second: await deskOf(office, meera) }
}

const newsOf = async (desk: Desk) =>
  (await desk.look<TodayPage>('/staff/today')).page.news.map(
    ({ name, time, status }) => `${name} ${time} ${status}`,
  )

/** Sends what the page's button sends. */
async function haveSeen(office: Office) {
  const { news } = (await office.look<TodayPage>('/staff/today')).page
  for (const item of news) await saySeen(office, shownAs(item))
}

const shownAs = ({ id, status, at }: NewsItem) => `${id} ${status} ${new Date(at).getTime()}`

const saySeen = (office: Office, seen: string) =>
  sendForm(office, '/staff/today', { do: 'seen', seen })

async function badgesOf({ services }: Office, email: string): Promise<OfficeBadges> {
  const people = await services.db.queries.select().from(users)
  const { uid } = people.find((person) => person.email === email)!
  return officeBadges(services.db.queries, { uid, now: services.now() })
}

test('a booking is new to each member of staff until they say that they have seen it', async () => {
  const { office, second } = await officeOfTwo()
  await book(office, asha, '10:30')
  expect(await newsOf(office)).toEqual(['Asha Menon 10:30 booked'])
  // Looking alone takes nothing away.
  expect(await newsOf(office)).toEqual(['Asha Menon 10:30 booked'])
  expect((await badgesOf(office, 'staff@dino.example')).newAppointments).toBe(1)

  await haveSeen(office)
  expect(await newsOf(office)).toEqual([])
  expect((await badgesOf(office, 'staff@dino.example')).newAppointments).toBe(0)
  expect(await newsOf(second)).toEqual(['Asha Menon 10:30 booked'])
  expect((await badgesOf(office, meera.email)).newAppointments).toBe(1)
})

test('what came after the page was shown stays new, whatever the clock says', async () => {
  const { office } = await officeOfTwo()
  await book(office, asha, '10:30')
  const { news } = (await office.look<TodayPage>('/staff/today')).page
  office.services.now = () => new Date('2026-11-23T03:00:00Z')
  await book(office, ravi, '11:00')
  await saySeen(office, `${news[0]!.id} booked`)
  expect(await newsOf(office)).toEqual(['Ravi Kumar 11:00 booked'])
})

test('what a visitor changed after the page was shown stays new though it stands as it stood', async () => {
  const { office } = await officeOfTwo()
  await book(office, asha, '10:30')
  const { news } = (await office.look<TodayPage>('/staff/today')).page
  office.services.now = () => new Date('2026-11-23T07:00:00Z')
  const cookie = await signedInAs(office.services, asha)
  expect(await move(office, cookie, tuesday, '11:00')).toMatchObject({ status: 200 })
  await saySeen(office, shownAs(news[0]!))
  expect(await newsOf(office)).toEqual(['Asha Menon 11:00 booked'])
  // Pages of before say no more than how it stood.
  await saySeen(office, `${news[0]!.id} booked`)
  expect(await newsOf(office)).toEqual([])
})

test('a cancellation by the visitor is new again, one by a colleague is not', async () => {
  const { office } = await officeOfTwo()
  await book(office, asha, '10:30')
  await book(office, ravi, '11:00')
  await haveSeen(office)
  expect(await newsOf(office)).toEqual([])
  const headers = await signedInAs(office.services, asha)
  await office.app.request(`/api/appointments/${tuesday}`, { method: 'DELETE', headers })
  expect(await newsOf(office)).toEqual(['Asha Menon 10:30 cancelled'])
  await sendForm(office, `/staff/days/${tuesday}`, { do: 'close-day', reason: 'A holiday.' })
  expect(await newsOf(office)).toEqual(['Asha Menon 10:30 cancelled'])
})

test('what one booked for a caller is news to the colleagues only', async () => {
  const { office, second } = await officeOfTwo()
  const call = { name: 'Biju Thomas', phone: '+91 98470 12345', purpose: 'visit', product: 'none' }
  await sendForm(office, '/staff/book', { ...call, date: tuesday, time: '10:00' })
  expect(await newsOf(office)).toEqual([])
  expect(await newsOf(second)).toEqual(['Biju Thomas 10:00 booked'])
})

test('a form that names no appointment, or none that there is, changes nothing', async () => {
  const { office } = await officeOfTwo()
  await book(office, asha, '10:30')
  const { id } = (await office.look<TodayPage>('/staff/today')).page.news[0]!
  for (const seen of [
    '',
    'x booked',
    `${crypto.randomUUID()} booked`,
    `${crypto.randomUUID()} x`,
    `${id} booked soon`,
    `${id} booked 1 2`,
  ]) {
    expect((await saySeen(office, seen)).status).toBe(303)
  }
  expect(await newsOf(office)).toHaveLength(1)
})

test('what was seen is forgotten at night once its day is over', async () => {
  const { office } = await officeOfTwo()
  await book(office, asha, '10:30')
  await haveSeen(office)
  const { db } = office.services
  const seen = () => db.queries.select().from(seenAppointments)
  await tidyUp(db, new Date(`${tuesday}T23:00:00+05:30`))
  expect(await seen()).toHaveLength(1)
  await tidyUp(db, new Date('2026-11-25T03:45:00+05:30'))
  expect(await seen()).toEqual([])
})

test('today names who comes tomorrow, with the number they left', async () => {
  const { office } = await officeOfTwo()
  await enquiryFrom(office, { email: asha.email, phone: '+91 94470 55555' })
  await book(office, asha, '10:30')
  await book(office, ravi, '10:00')
  const headers = await signedInAs(office.services, ravi)
  await office.app.request(`/api/appointments/${tuesday}`, { method: 'DELETE', headers })
  const { page } = await office.look<TodayPage>('/staff/today')
  expect(page.tomorrow).toMatchObject({
    date: tuesday,
    entries: [{ time: '10:30', name: 'Asha Menon', phone: '+91 94470 55555' }],
  })
  expect((await office.look<TodayPage>(`/staff/today?day=${tuesday}`)).page.tomorrow).toBeNull()
})
