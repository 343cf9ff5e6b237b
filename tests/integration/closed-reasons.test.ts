import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Book } from '../../app/booking/drawn-page.ts'
import { appointmentDays } from '../../app/db/schema/days.server.ts'
import { asha, book, log, officeOnMonday, tuesday } from '../day-of-appointments.ts'
import { mailsOf } from '../mails-of.ts'
import type { Office } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'
import { linkPages } from '../own-link.ts'
import { noon, siteOn } from '../booking-calls.ts'

const [wednesday, friday] = ['2026-11-25', '2026-11-27'] as const
const day = `/staff/days/${tuesday}`

const offered = async ({ app }: Pick<Office, 'app'>) =>
  (await (await app.request('/api/appointments')).json()) as object
const closedFor = async ({ services }: Office, date: string) => {
  const [row] = await services.db.queries
    .select()
    .from(appointmentDays)
    .where(eq(appointmentDays.date, date))
  return row?.closedReason
}

test('visitors see why a day is closed until it is opened again', async () => {
  const office = await officeOnMonday()
  await openDay(office.services.db, wednesday, ['10:00'])
  const plain = { today: '2026-11-23', days: [tuesday, wednesday] }
  expect(await offered(office)).toEqual(plain)

  await sendForm(office, day, { do: 'close-day', visitors: '  Closed for \n Onam ' })
  const closed = [{ date: tuesday, reason: 'Closed for Onam' }]
  expect(await offered(office)).toEqual({ ...plain, days: [wednesday], closed })

  await sendForm(office, day, { do: 'open-day' })
  expect(await offered(office)).toEqual(plain)
  expect(await closedFor(office, tuesday)).toBeNull()
})

test('a booking of a closed day is refused with its reason', async () => {
  const office = await officeOnMonday()
  await sendForm(office, day, { do: 'close-day', visitors: 'Closed for Onam.' })
  const refused = await book(office, asha, '10:30')
  expect(refused.status).toBe(404)
  expect(await refused.json()).toMatchObject({
    success: false,
    message: `No appointment data found for ${tuesday}: Closed for Onam. Please choose another day.`,
  })
})

test('the book without scripts says it under its days', async () => {
  const site = await siteOn(noon, { pages: linkPages() })
  await site.services.db.queries
    .insert(appointmentDays)
    .values({ date: wednesday, closed: true, closedReason: 'Closed for Onam' })
  const page = (await (await site.app.request('/book')).json()) as Book
  expect(page.closed).toEqual([{ date: wednesday, reason: 'Closed for Onam' }])
})

test('a closed day beyond the days that are open by now is not told yet', async () => {
  const office = await officeOnMonday()
  const far = { from: '2026-12-24', to: '2026-12-24', visitors: 'Closed for Christmas' }
  await sendForm(office, '/staff/days', far)
  expect(await offered(office)).not.toHaveProperty('closed')
  office.services.now = () => new Date('2026-11-24T04:00:00Z')
  expect(await offered(office)).toMatchObject({ closed: [{ date: '2026-12-24' }] })
})

test('what visitors see can be changed and taken away; the log says so, once', async () => {
  const office = await officeOnMonday()
  await sendForm(office, day, { do: 'close-day', visitors: 'Closed for Onam' })
  const explain = { do: 'explain', visitors: 'Closed for stocktaking' }
  for (const times of [1, 2]) {
    expect([times, (await sendForm(office, day, explain)).status]).toEqual([times, 303])
  }
  expect(await closedFor(office, tuesday)).toBe('Closed for stocktaking')
  await sendForm(office, day, { do: 'explain', visitors: ' ' })
  expect(await closedFor(office, tuesday)).toBeNull()
  const told = (await log(office)).filter(({ action }) => action === 'day-explained')
  expect(told.map(({ details }) => details)).toEqual([
    { from: 'Closed for Onam', to: 'Closed for stocktaking' },
    { from: 'Closed for stocktaking', to: '' },
  ])
})

test('a day that a colleague opened meanwhile is explained to nobody', async () => {
  const office = await officeOnMonday()
  const sent = await sendForm(office, day, { do: 'explain', visitors: 'Closed for Onam' })
  expect(sent).toMatchObject({
    status: 422,
    page: { message: 'This day is open meanwhile: there is nothing to explain.' },
  })
})

test('whoever had booked is mailed what visitors see when nothing else is said to them', async () => {
  const office = await officeOnMonday()
  await book(office, asha, '10:30')
  await sendForm(office, day, { do: 'close-day', visitors: 'Closed for Onam' })
  const [offer] = await mailsOf(office, 'appointment-offer')
  expect(offer!.text).toContain('> Closed for Onam')
})

test('what is mailed to whoever had booked is shown to nobody else', async () => {
  const office = await officeOnMonday()
  await book(office, asha, '10:30')
  const closing = { do: 'close-day', visitors: 'Closed for Onam', reason: 'We are away, Asha.' }
  await sendForm(office, day, closing)
  const [offer] = await mailsOf(office, 'appointment-offer')
  expect(offer!.text).toContain('> We are away, Asha.')
  expect(JSON.stringify(await offered(office))).not.toContain('Asha')
})

test('a range of days is closed with one reason, over those that are closed already', async () => {
  const office = await officeOnMonday()
  await sendForm(office, day, { do: 'close-day', visitors: 'Closed for Onam' })
  await sendForm(office, '/staff/days', { from: tuesday, to: wednesday })
  expect(await closedFor(office, tuesday)).toBe('Closed for Onam')
  await sendForm(office, '/staff/days', { from: tuesday, to: friday, visitors: 'Annual leave' })
  const reasons = await Promise.all([tuesday, wednesday, friday].map((d) => closedFor(office, d)))
  expect(reasons).toEqual(['Annual leave', 'Annual leave', 'Annual leave'])
})

test.each([
  [{ visitors: 'x'.repeat(81) }, 'Please keep what visitors see within 80 characters.'],
  [
    { visitors: 'Closed for Onam', hourFrom: '14:00', hourTo: '15:00' },
    'Visitors see it on whole days. Leave this empty, or the hours.',
  ],
])('%j is refused: %s', async (typed, message) => {
  const office = await officeOnMonday()
  const sent = await sendForm(office, '/staff/days', { from: tuesday, ...typed })
  expect(sent).toMatchObject({ status: 422, page: { range: { errors: { visitors: message } } } })
})

test('a reason too long for a day leaves the day open, and stays in its field', async () => {
  const office = await officeOnMonday()
  const visitors = 'x'.repeat(81)
  const sent = await sendForm(office, day, { do: 'close-day', visitors })
  expect(sent).toMatchObject({ status: 422, page: { visitors } })
  expect(await closedFor(office, tuesday)).toBeNull()
  expect((await book(office, asha, '10:00')).status).toBe(201)
})
