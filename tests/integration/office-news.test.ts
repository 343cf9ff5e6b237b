import { expect, test } from 'vitest'
import { sessions, users } from '../../app/db/schema/people.server.ts'
import { sendDueMails } from '../../app/mail/mailer.server.ts'
import { newsToTell, type OfficeNews } from '../../app/staff/office-news.ts'
import { signedInAs } from '../fresh-app.ts'
import { enquiryFrom, staffOffice } from '../office.ts'
import { mailThatIs } from '../office-mails.ts'
import { openDay } from '../open-day.ts'
import { deskWithEnquiry, press } from '../quote-desk.ts'
import { people, putInTeam } from '../team.ts'

const staff = { name: 'Dino Staff', email: 'staff@dino.example' }
const asha = { name: 'Asha Menon', email: 'asha@buyer.example' }
const noMore = { waitingQuotes: 0, failedMails: 0, unsentMails: 0 }
const start = new Date('2026-11-23T04:00:00Z')
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)

async function newsroom() {
  const office = await staffOffice({ now: start })
  const { app, services } = office
  await openDay(services.db, '2026-11-25', ['10:00', '10:30'])
  const cookie = await signedInAs(services, staff)
  const ask = (headers: HeadersInit = cookie) => app.request('/staff/news.json', { headers })
  const news = async () => (await (await ask()).json()) as OfficeNews
  const book = async (time: string, person = asha) => {
    const answer = await app.request('/api/appointments/2026-11-25', {
      method: 'POST',
      headers: { ...(await signedInAs(services, person)), 'Content-Type': 'application/json' },
      body: JSON.stringify({ time }),
    })
    expect(answer.status).toBe(201)
  }
  const at = (moment: Date) => (services.now = () => moment)
  return { ...office, cookie, ask, news, book, at }
}

test('what came is told in figures, with when the latest came, and names nobody', async () => {
  const { ask, news, book, at, ...office } = await newsroom()
  expect(await news()).toEqual({ newAppointments: 0, newEnquiries: 0, ...noMore, latest: '' })
  at(minutes(1))
  await book('10:00')
  expect(await news()).toEqual({
    ...{ newAppointments: 1, newEnquiries: 0, ...noMore, latest: minutes(1).toISOString() },
  })
  at(minutes(2))
  await enquiryFrom(office)
  expect(await (await ask()).text()).toBe(
    JSON.stringify({
      ...{ newAppointments: 1, newEnquiries: 1, ...noMore, latest: minutes(2).toISOString() },
    }),
  )
})

test('a quote that is accepted or asked about is told each time, until somebody takes up its enquiry again', async () => {
  const desk = await deskWithEnquiry()
  const news = async () => (await (await desk.desk.fetch('/staff/news.json')).json()) as OfficeNews
  const told = async (before: string) => newsToTell(await news(), before)
  const answered = 'New to you: 1 enquiry and 1 quote that was accepted or asked about.'
  const { latest: asked } = await news()
  const at = await desk.sendQuote()
  expect(await news()).toMatchObject({ newEnquiries: 0, waitingQuotes: 0, latest: '' })

  desk.services.now = () => minutes(3)
  await press(desk, at, { do: 'ask', question: 'Is GST in it?' })
  expect(await told(asked)).toBe(answered)
  desk.services.now = () => minutes(5)
  await press(desk, at, { do: 'accept' })
  expect(await told(minutes(3).toISOString())).toBe(answered)
  expect(await told(minutes(5).toISOString())).toBeUndefined()

  desk.services.now = () => minutes(7)
  const second = await desk.sendQuote()
  expect(await news()).toMatchObject({ newEnquiries: 0, waitingQuotes: 0, latest: '' })
  desk.services.now = () => minutes(9)
  await press(desk, second, { do: 'accept' })
  expect(await told(minutes(5).toISOString())).toBe(answered)
})

test('what a buyer asks about a second quote is told, though their enquiry stays sold', async () => {
  const desk = await deskWithEnquiry()
  const news = async () => (await (await desk.desk.fetch('/staff/news.json')).json()) as OfficeNews
  const first = await desk.sendQuote()
  desk.services.now = () => minutes(3)
  await press(desk, first, { do: 'accept' })
  desk.services.now = () => minutes(5)
  await desk.desk.send(desk.path, { do: 'status', status: 'done', outcome: 'won' })
  const second = await desk.sendQuote()
  expect(await news()).toMatchObject({ newEnquiries: 0, waitingQuotes: 0, latest: '' })

  desk.services.now = () => minutes(9)
  await press(desk, second, { do: 'ask', question: 'When do you deliver?' })
  const told = await news()
  expect(told).toMatchObject({ newEnquiries: 1, waitingQuotes: 1 })
  expect(newsToTell(told, minutes(5).toISOString())).toBeDefined()

  desk.services.now = () => minutes(11)
  await desk.answer(undefined, '9999')
  expect(await news()).toMatchObject({ newEnquiries: 0, waitingQuotes: 0, latest: '' })
})

test('a mail that is given up is told once, and one that is tried again only counts as not sent', async () => {
  const { news, at, ...office } = await newsroom()
  const { db, log } = office.services
  await mailThatIs(office, 'waiting', { attempts: 0, dueAt: start })
  const sendingFails = (responseCode: number) =>
    sendDueMails({
      ...{ db, log, now: office.services.now },
      send: () => Promise.reject(Object.assign(new Error(), { code: 'EENVELOPE', responseCode })),
    })
  await sendingFails(450)
  expect(await news()).toMatchObject({ failedMails: 0, unsentMails: 1, latest: '' })
  at(minutes(3))
  await sendingFails(550)
  const told = await news()
  expect(told).toMatchObject({ failedMails: 1, unsentMails: 1, latest: minutes(3).toISOString() })
  expect(newsToTell(told, '')).toBe('New to you: 1 mail that could not be sent.')
  at(minutes(5))
  expect(newsToTell(await news(), told.latest)).toBeUndefined()
  await mailThatIs(office, 'waiting', { attempts: 0, dueAt: start })
  await sendingFails(550)
  expect(newsToTell(await news(), told.latest)).toBe('New to you: 2 mails that could not be sent.')
})

test('of mails that were given up those hear who may send them again', async () => {
  const { services, ask } = await newsroom()
  await mailThatIs({ services }, 'failed', { failedAt: minutes(1) })
  for (const [role, failedMails] of [
    ['sales', 1],
    ['editor', 0],
  ] as const) {
    await putInTeam(services, people[role], role)
    const heard = await ask(await signedInAs(services, people[role]))
    const latest = failedMails ? minutes(1).toISOString() : ''
    expect(await heard.json()).toMatchObject({ failedMails, unsentMails: 1, latest })
  }
})

test('a page that asks all day keeps no session alive, and goes on hearing until its twelve hours are over', async () => {
  const { ask, at, services, app, cookie } = await newsroom()
  const seen = async () => (await services.db.queries.select().from(sessions))[0]!.lastSeenAt
  const before = await seen()
  for (const count of [10, 20, 29, 40, 719]) {
    at(minutes(count))
    expect((await ask()).status).toBe(200)
  }
  expect(await seen()).toEqual(before)
  const office = await app.request('/staff/today', {
    headers: cookie,
  })
  expect(office.status).toBe(302)
  at(minutes(721))
  expect((await ask()).status).toBe(401)
})

test('visitors, whoever is signed out and who left the team hear nothing', async () => {
  const { ask, services } = await newsroom()
  expect((await ask({})).status).toBe(401)
  expect((await ask(await signedInAs(services, asha))).status).toBe(401)
  services.settings.staffEmails = []
  const left = await ask()
  expect(left.status).toBe(401)
  expect(await left.json()).toEqual({ message: 'Sign in to the office first.' })
})

test('somebody with an address of ours and another account hears nothing', async () => {
  const { ask, services } = await newsroom()
  await services.db.queries.update(users).set({ googleSub: 'left' })
  expect((await ask(await signedInAs(services, staff))).status).toBe(401)
})
