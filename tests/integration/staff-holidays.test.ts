import { expect, test } from 'vitest'
import { companyFacts } from '../../content/company.ts'
import { asDelivered } from '../../content/site-content.ts'
import type { HolidayAhead } from '../../app/staff/days/holidays-ahead.server.ts'
import { openDays } from '../../app/booking/open-days.server.ts'
import { weeklyTemplate } from '../../app/db/schema/days.server.ts'
import { asha, log, officeOnMonday, rows } from '../day-of-appointments.ts'
import { signedInAs } from '../fresh-app.ts'
import { mailsOf } from '../mails-of.ts'
import type { Office } from '../office.ts'
import { appointmentOn } from '../office-with-asha.ts'
import { sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'

const christmas = '2026-12-25'

/** Ten days before Christmas, which is open. */
async function officeInDecember() {
  const office = await officeOnMonday()
  office.services.now = () => new Date('2026-12-15T04:00:00Z')
  await openDay(office.services.db, christmas, ['10:00', '10:30'])
  return office
}

const holidays = async (office: Office) =>
  (await office.look<{ holidays: { holidays: HolidayAhead[] } }>('/staff/days')).page.holidays
    .holidays
const onChristmas = async (office: Office) =>
  (await holidays(office)).find(({ date }) => date === christmas)
const ofToday = async (office: Office) =>
  (await office.look<{ holidays: HolidayAhead[] }>('/staff/today')).page.holidays.map(
    ({ name }) => name,
  )
const decide = (office: Office, form: Record<string, string>) =>
  sendForm(office, '/staff/days', form)
const offered = async ({ app }: Office) =>
  (await (await app.request('/api/appointments')).json()) as { days: string[]; closed?: object[] }
const bookChristmas = async ({ app, services }: Office) =>
  app.request(`/api/appointments/${christmas}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(await signedInAs(services, asha)) },
    body: JSON.stringify({ time: '10:00' }),
  })

test('the holidays of twelve months are proposed in order, each with how its day stands', async () => {
  const office = await officeInDecember()
  const all = await holidays(office)
  expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).toSorted())
  expect(all[0]).toEqual({
    ...{ date: christmas, name: 'Christmas', reason: 'Closed for Christmas', isExpected: false },
    ...{ state: 'open', booked: 0, leftOpen: false, isProposed: true },
  })
  const later = (date: string) => all.find((holiday) => holiday.date === date)
  expect(later('2027-01-26')).toMatchObject({ name: 'Republic Day', state: 'unopened' })
  expect(later('2027-09-13')).toMatchObject({ reason: 'Closed for Onam', isExpected: true })
  // A Sunday, on which nothing is offered.
  expect(later('2027-03-28')).toMatchObject({ name: 'Easter', state: 'off', isProposed: false })
})

test('one press closes the day with what visitors see; pressed twice it is one closing', async () => {
  const office = await officeInDecember()
  for (const times of [1, 2]) {
    const sent = await decide(office, { do: `close ${christmas}` })
    expect([times, sent.location]).toEqual([times, '/staff/days?closed=1#holidays'])
  }
  expect(await offered(office)).toMatchObject({
    closed: [{ date: christmas, reason: 'Closed for Christmas' }],
  })
  expect(await onChristmas(office)).toMatchObject({ state: 'closed', isProposed: false })
  expect((await log(office)).map(({ action }) => action)).toEqual(['day-closed'])
})

test('a day that nobody opened yet stays shut when its turn comes', async () => {
  const office = await officeInDecember()
  await decide(office, { do: 'close 2027-01-26' })
  await office.services.db.queries.insert(weeklyTemplate).values({ weekday: 2, time: '19:00' })
  const opened = await openDays(office.services.db, new Date('2027-01-25T04:00:00Z'))
  expect(opened).toContain('2027-02-02')
  expect(opened).not.toContain('2027-01-26')
})

test('a holiday that stays open is not proposed again, and the log says who decided', async () => {
  const office = await officeInDecember()
  expect(await ofToday(office)).toEqual(['Christmas'])
  for (const times of [1, 2]) {
    const sent = await decide(office, { do: 'leave', holiday: christmas })
    expect([times, sent.location]).toEqual([times, '/staff/days?left=1#holidays'])
  }
  expect(await onChristmas(office)).toMatchObject({
    ...{ state: 'open', leftOpen: true, isProposed: false },
  })
  expect(await ofToday(office)).toEqual([])
  expect((await log(office)).map(({ action, subject }) => [action, subject])).toEqual([
    ['day-left-open', christmas],
  ])
})

test('Today tells of a holiday two weeks ahead, not of one that is further or closed', async () => {
  const office = await officeInDecember()
  office.services.now = () => new Date('2026-12-10T04:00:00Z')
  expect(await ofToday(office)).toEqual([])
  office.services.now = () => new Date('2026-12-11T04:00:00Z')
  expect(await ofToday(office)).toEqual(['Christmas'])
  await decide(office, { do: `close ${christmas}` })
  expect(await ofToday(office)).toEqual([])
})

test('where somebody has booked nothing closes without a word to them; the others close', async () => {
  const office = await officeInDecember()
  expect((await bookChristmas(office)).status).toBe(201)
  expect(await onChristmas(office)).toMatchObject({ booked: 1, isProposed: true })
  const headers = await signedInAs(office.services, {
    ...{ name: 'Dino Staff', email: 'staff@dino.example' },
  })
  const ticked = new URLSearchParams({ do: 'close' })
  for (const date of [christmas, '2027-01-26', '2027-05-01']) ticked.append('holiday', date)
  const sent = await office.app.request('/staff/days', { method: 'POST', headers, body: ticked })
  expect(sent.headers.get('Location')).toBe(`/staff/days?closed=2&booked=${christmas}#holidays`)
  expect((await rows(office)).map(({ status }) => status)).toEqual(['booked'])
  expect((await mailsOf(office)).map(({ kind }) => kind)).not.toContain('appointment-offer')
})

test.each([
  [{ do: 'close' }, 'Tick the holidays first, then press again.'],
  [{ do: 'close 2026-12-24' }, 'Tick the holidays first, then press again.'],
  [{ do: 'sell', holiday: christmas }, 'This form could not be read.'],
])('%j is refused: %s', async (form, message) => {
  const office = await officeInDecember()
  const sent = await decide(office, form as Record<string, string>)
  expect(sent).toMatchObject({ status: 422, page: { holidays: message } })
  expect((await offered(office)).closed).toBeUndefined()
})

/** The site says of the company when it is closed besides. */
function publishHolidays({ services }: Office, holidays: string[]) {
  const company = new Map([['', { ...companyFacts, holidays }]])
  services.content = () => ({ ...asDelivered, bodies: { ...asDelivered.bodies, company } })
}

test('a holiday that the company has published is proposed by Days and Today, and closed by nobody but staff', async () => {
  const office = await officeInDecember()
  await openDay(office.services.db, '2026-12-22', ['10:00'])
  publishHolidays(office, ['2026-12-01 Gone by', '2026-12-22 Founder’s day', '2027-12-31 Far off'])
  expect((await holidays(office))[0]).toEqual({
    ...{ date: '2026-12-22', name: 'Founder’s day', reason: 'Closed for Founder’s day' },
    ...{ isExpected: false, isOurs: true, state: 'open', booked: 0 },
    ...{ leftOpen: false, isProposed: true },
  })
  expect(await ofToday(office)).toEqual(['Founder’s day', 'Christmas'])
  expect((await offered(office)).days).toContain('2026-12-22')
  await decide(office, { do: 'close 2026-12-22' })
  expect(await ofToday(office)).toEqual(['Christmas'])
  expect(await offered(office)).toMatchObject({
    closed: [{ date: '2026-12-22', reason: 'Closed for Founder’s day' }],
  })
})

test('who opens the page of a day, or books somebody on it, reads that it is a holiday', async () => {
  const office = await officeInDecember()
  const founders = '2026-12-22'
  for (const date of [founders, '2026-12-23']) await openDay(office.services.db, date, ['10:00'])
  publishHolidays(office, [`${founders} Founder’s day`])
  const noticeOn = async (path: string) =>
    (await office.look<{ holiday: string | null }>(path)).page.holiday
  for (const [date, words] of [
    [founders, 'Our pages say that we are closed on this day: Founder’s day.'],
    [christmas, 'This day is a holiday: Christmas.'],
    ['2026-12-23', null],
  ]) {
    expect(await noticeOn(`/staff/book?date=${date}`)).toBe(words)
    expect(await noticeOn(`/staff/days/${date}`)).toBe(words)
  }
  // Visitors read why on a day that is closed, and so does its page.
  await decide(office, { do: `close ${founders}` })
  expect(await noticeOn(`/staff/days/${founders}`)).toBeNull()
})

test('who opens what is booked on a holiday that is ahead reads that it is one', async () => {
  const office = await officeInDecember()
  const founders = '2026-12-22'
  await openDay(office.services.db, founders, ['10:00'])
  publishHolidays(office, [`${founders} Founder’s day`])
  const booked = async (date: string, status: 'booked' | 'cancelled' = 'booked') =>
    appointmentOn(office, date, '10:00', { status })
  const noticeOf = async (id: string) =>
    (await office.look<{ holiday: string | null }>(`/staff/appointments/${id}`)).page.holiday
  const visit = await booked(founders)
  expect(await noticeOf(visit)).toBe('Our pages say that we are closed on this day: Founder’s day.')
  expect(await noticeOf(await booked(christmas))).toBe('This day is a holiday: Christmas.')
  expect(await noticeOf(await booked(christmas, 'cancelled'))).toBeNull()
  office.services.now = () => new Date(`${founders}T04:00:00Z`)
  expect(await noticeOf(visit)).not.toBeNull()
  office.services.now = () => new Date('2026-12-23T04:00:00Z')
  expect(await noticeOf(visit)).toBeNull()
})

test('a day that was left open is proposed again once the company says that it is closed, until it no longer says so', async () => {
  const office = await officeInDecember()
  await decide(office, { do: `leave ${christmas}` })
  expect(await ofToday(office)).toEqual([])
  publishHolidays(office, [`${christmas} Christmas`])
  expect(await ofToday(office)).toEqual(['Christmas'])
  const left = await decide(office, { do: `leave ${christmas}` })
  expect(left).toMatchObject({ status: 422, page: { holidays: /take the day out under Site/ } })
  publishHolidays(office, [])
  expect(await ofToday(office)).toEqual([])
})

test('a public holiday that the company has published too is proposed once, called as the company calls it', async () => {
  const office = await officeInDecember()
  publishHolidays(office, [`${christmas} Christmas Day`, '2027-01-26', '2027-01-27'])
  expect((await holidays(office)).slice(0, 4).map(({ date, name }) => `${date} ${name}`)).toEqual([
    ...[`${christmas} Christmas Day`, '2027-01-02 Mannam Jayanthi', '2027-01-26 Republic Day'],
    '2027-01-27 a holiday',
  ])
})
