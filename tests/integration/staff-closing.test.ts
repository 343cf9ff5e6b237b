import ICAL from 'ical.js'
import { and, eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { mailSettings } from '../../app/mail/mail.server.ts'
import { bookSlot } from '../../app/booking/book-slot.server.ts'
import { slotChannel } from '../../app/booking/slot-changes.server.ts'
import { appointmentDays, appointmentSlots } from '../../app/db/schema/days.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import {
  asha,
  book,
  daySlots,
  log,
  officeOnMonday,
  ravi,
  rows,
  settings,
  tuesday,
} from '../day-of-appointments.ts'
import { mailsOf } from '../mails-of.ts'
import { staffOffice } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'

test('closing a date with two bookings mails both, empties the day, and is in the log', async () => {
  const office = await officeOnMonday()
  await book(office, asha, '10:00', { purpose: 'demo', product: 'wotan', note: 'With the grapple' })
  await book(office, ravi, '11:00')

  const page = await office.look<{ ahead: { name: string }[] }>(`/staff/days/${tuesday}`)
  expect(page.page.ahead.map(({ name }) => name)).toEqual(['Asha Menon', 'Ravi Kumar'])
  const closing = { do: 'close-day', reason: 'The workshop has no power that day.' }
  const sent = await sendForm(office, `/staff/days/${tuesday}`, closing)
  expect(sent).toMatchObject({
    status: 303,
    location: `/staff/days/${tuesday}?done=close-day&told=2`,
  })

  expect((await daySlots(office)).slots).toEqual([])
  expect((await rows(office)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
  const offers = await mailsOf(office, 'appointment-offer')
  expect(offers.map(({ recipient }) => recipient).toSorted()).toEqual([asha.email, ravi.email])
  expect(offers.every(({ text }) => text.includes('> The workshop has no power that day.'))).toBe(
    true,
  )
  expect(new Set(offers.map(({ text }) => /again=([\w-]{43})/.exec(text)![1])).size).toBe(2)

  const [closed, ...cancelled] = (await log(office)).filter(
    ({ action }) => action !== 'appointment-booked',
  )
  expect(closed).toMatchObject({ action: 'day-closed', subject: tuesday, details: { affected: 2 } })
  expect(cancelled.map(({ action, details }) => [action, details])).toEqual([
    [
      'appointment-cancelled',
      { date: tuesday, time: '10:00', because: 'day-closed', mailed: true },
    ],
    [
      'appointment-cancelled',
      { date: tuesday, time: '11:00', because: 'day-closed', mailed: true },
    ],
  ])
})

test('the mail takes the event out of the calendar', async () => {
  const office = await officeOnMonday()
  await book(office, asha, '10:30')
  await sendForm(office, `/staff/days/${tuesday}`, { do: 'close-day', reason: 'A holiday.' })
  const sent = await mailsOf(office)
  const read = (kind: string) => {
    const calendar = new ICAL.Component(
      ICAL.parse(sent.find((mail) => mail.kind === kind)!.ics!) as unknown[],
    )
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
    return { method: calendar.getFirstPropertyValue('method'), event }
  }
  const [invited, withdrawn] = [read('appointment-confirmed'), read('appointment-offer')]
  expect([invited.method, withdrawn.method]).toEqual(['REQUEST', 'CANCEL'])
  expect(withdrawn.event.uid).toBe(invited.event.uid)
  expect(withdrawn.event.sequence).toBeGreaterThan(invited.event.sequence)
  expect(withdrawn.event.startDate.toJSDate()).toEqual(new Date('2026-11-24T10:30:00+05:30'))
})

test('a date with bookings is not closed without a reason to tell, not even when they came meanwhile', async () => {
  const office = await officeOnMonday()
  await book(office, asha, '10:00')
  const sent = await sendForm(office, `/staff/days/${tuesday}`, { do: 'close-day' })
  // The page is read anew where it did not ask for a reason: it did not know of anybody.
  expect(sent).toMatchObject({ status: 409 })
  expect(sent.page!.message).toContain('Say why')
  const asked = { do: 'close-day', reason: ' ' }
  expect(await sendForm(office, `/staff/days/${tuesday}`, asked)).toMatchObject({ status: 422 })
  expect((await daySlots(office)).slots).toHaveLength(3)
  expect((await rows(office))[0]!.status).toBe('booked')
  expect((await log(office)).map(({ action }) => action)).toEqual(['appointment-booked'])
})

test('closing a booked slot needs a reason, tells its owner and leaves the others alone', async () => {
  const office = await officeOnMonday()
  await book(office, asha, '10:00')
  await book(office, ravi, '10:30')
  const path = `/staff/days/${tuesday}`
  expect(await sendForm(office, path, { do: 'close-slot', time: '10:30' })).toMatchObject({
    ...{ status: 409, page: { slot: '10:30' } },
  })
  const reason = 'The demo machine is out at that hour.'
  await sendForm(office, path, { do: 'close-slot', time: '10:30', reason })
  const offers = await mailsOf(office, 'appointment-offer')
  expect(offers.map(({ recipient }) => recipient)).toEqual([ravi.email])
  const [slot] = await office.services.db.queries
    .select()
    .from(appointmentSlots)
    .where(and(eq(appointmentSlots.date, tuesday), eq(appointmentSlots.time, '10:30')))
  expect(slot).toMatchObject({ booked: false, closed: true })
  const status = Object.fromEntries((await rows(office)).map((row) => [row.userName, row.status]))
  expect(status).toEqual({ 'Asha Menon': 'booked', 'Ravi Kumar': 'cancelled' })
})

test('the slot of an appointment that has begun stays as it is, alone and among hours that are closed', async () => {
  const office = await officeOnMonday()
  await book(office, asha, '10:00')
  office.services.now = () => new Date('2026-11-24T10:15:00+05:30')
  const closing = { do: 'close-slot', time: '10:00', reason: 'A power cut.' }
  expect(await sendForm(office, `/staff/days/${tuesday}`, closing)).toMatchObject({
    status: 409,
    page: { message: 'This appointment has begun: its slot stays as it is.' },
  })
  const hours = { from: tuesday, to: tuesday, hourFrom: '09:00', hourTo: '10:45' }
  const sent = await sendForm(office, '/staff/days', { ...hours, visitors: '', reason: '' })
  expect(sent.status).toBe(303)
  const closed = (await log(office)).filter(({ action }) => action === 'slot-closed')
  expect(closed.map(({ subject }) => subject)).toEqual([`${tuesday} 10:30`])
  const slots = await office.services.db.queries
    .select()
    .from(appointmentSlots)
    .orderBy(appointmentSlots.time)
  expect(slots.map(({ time, booked, closed }) => [time, booked, closed])).toEqual([
    ['10:00', true, false],
    ['10:30', false, true],
    ['11:00', false, false],
  ])
  expect((await rows(office))[0]!.status).toBe('booked')
})

test('today, what has begun is neither cancelled nor told by closing the day', async () => {
  const office = await officeOnMonday()
  await book(office, asha, '10:00')
  await book(office, ravi, '11:00')
  office.services.now = () => new Date('2026-11-24T10:00:00+05:30')
  await sendForm(office, `/staff/days/${tuesday}`, { do: 'close-day', reason: 'A power cut.' })
  const status = Object.fromEntries((await rows(office)).map((row) => [row.userName, row.status]))
  expect(status).toEqual({ 'Asha Menon': 'booked', 'Ravi Kumar': 'cancelled' })
})

test('of 50 people who book while the day is closed, nobody is left with an appointment or without a mail', async () => {
  const office = await staffOffice({ settings })
  const { db, now } = office.services
  const times = Array.from(
    { length: 48 },
    (_, slot) => `${String(slot >> 1).padStart(2, '0')}:${slot % 2 ? '30' : '00'}`,
  )
  await openDay(db, '2026-11-26', times)
  const people = await db.queries
    .insert(users)
    .values(
      Array.from({ length: 50 }, (_, n) => ({
        googleSub: `p${n}`,
        name: `P${n}`,
        email: `p${n}@buyer.example`,
      })),
    )
    .returning()
  const wish = { date: '2026-11-26', now: now(), settings: mailSettings(office.services) }
  const book = (n: number) => bookSlot(db, { ...wish, user: people[n]!, time: times[n % 48]! })
  const close = () =>
    sendForm(office, '/staff/days/2026-11-26', { do: 'close-day', reason: 'A holiday.' })
  // The closing arrives in the middle of them.
  const bookings = Promise.all(people.map((_, n) => book(n)))
  const [made, closed] = await Promise.all([bookings, close()])
  expect(closed.status).toBe(303)

  const won = made.filter(({ ok }) => ok).length
  const all = await rows(office)
  expect(all).toHaveLength(won)
  expect(all.every(({ status }) => status === 'cancelled')).toBe(true)
  const offers = await mailsOf(office, 'appointment-offer')
  expect(new Set(offers.map(({ about }) => about))).toEqual(new Set(all.map(({ id }) => id)))
  const slots = await db.queries.select().from(appointmentSlots)
  expect(slots.some(({ booked }) => booked)).toBe(false)
  expect(
    made
      .filter((booking) => !booking.ok)
      .every((booking) => !booking.ok && ['day-missing', 'slot-booked'].includes(booking.reason)),
  ).toBe(true)
})

test('whoever has the day on screen sees every slot go when it is closed, and come back', async () => {
  const office = await officeOnMonday()
  await book(office, asha, '10:30')
  const shown = new Map<string, boolean>()
  const stop = await office.services.db.listen(slotChannel, (payload) => {
    const { time, booked } = JSON.parse(payload) as { time: string; booked: boolean }
    shown.set(time, booked)
  })
  onTestFinished(() => stop())
  const slots = () => Object.fromEntries(shown)
  await sendForm(office, `/staff/days/${tuesday}`, { do: 'close-day', reason: 'A holiday.' })
  await expect.poll(slots).toEqual({ '10:00': true, '10:30': true, '11:00': true })
  await sendForm(office, `/staff/days/${tuesday}`, { do: 'open-day' })
  await expect.poll(slots).toEqual({ '10:00': false, '10:30': false, '11:00': false })
})

test('two members of staff closing the same day at once tell everybody once', async () => {
  const office = await officeOnMonday()
  await book(office, asha, '10:00')
  const closing = { do: 'close-day', reason: 'A holiday.' }
  await Promise.all([1, 2].map(() => sendForm(office, `/staff/days/${tuesday}`, closing)))
  const offers = await mailsOf(office, 'appointment-offer')
  expect(offers).toHaveLength(1)
  const [day] = await office.services.db.queries.select().from(appointmentDays)
  expect(day!.closed).toBe(true)
})
