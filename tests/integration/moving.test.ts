import { expect, test } from 'vitest'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { auditLog, seenAppointments } from '../../app/db/schema/office.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { remindOfTomorrow } from '../../app/booking/reminders.server.ts'
import { mailSettings } from '../../app/mail/mail.server.ts'
import { messages } from '../../app/rules/booking.ts'
import {
  answer,
  asha,
  booked,
  call,
  failure,
  move,
  noon,
  ravi,
  siteOn,
  tuesday,
  wednesday,
} from '../booking-calls.ts'
import { signedInAs } from '../fresh-app.ts'
import { mailsOf } from '../mails-of.ts'
import { openDay } from '../open-day.ts'

const desk = 'desk@dino.example'

/** Tuesday and Wednesday are open, and Asha has Tuesday 10:30. */
async function ashaBooked() {
  const site = await siteOn(noon, { settings: { salesEmail: desk, smtpUrl: 'smtp://set.example' } })
  await openDay(site.services.db, wednesday, ['14:00', '14:30'])
  const cookie = await signedInAs(site.services, asha)
  const { body } = await answer(call(site, 'POST', `/${tuesday}`, cookie, { time: '10:30' }))
  const { id } = body['appointment'] as { id: string }
  return { site, cookie, id }
}

test('an appointment is moved to another day: its old slot is free, the new one taken, the appointment the same', async () => {
  const { site, cookie, id } = await ashaBooked()
  const moved = await move(site, cookie, wednesday, '14:00')
  expect(moved).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: 'Your appointment has been moved.',
      appointment: { id, date: wednesday, time: '14:00' },
    },
  })
  expect(await booked(site)).toEqual([`${wednesday} 14:00`])
  const log = await site.services.db.queries.select().from(auditLog)
  expect(log.find(({ action }) => action === 'appointment-moved')).toMatchObject({
    subject: id,
    details: { date: wednesday, time: '14:00', fromDate: tuesday, fromTime: '10:30' },
  })
  // Others can have the old one.
  const asRavi = await signedInAs(site.services, ravi)
  expect((await call(site, 'POST', `/${tuesday}`, asRavi, { time: '10:30' })).status).toBe(201)
})

test('it is moved within its day too', async () => {
  const { site, cookie } = await ashaBooked()
  expect((await move(site, cookie, tuesday, '11:00')).status).toBe(200)
  expect(await booked(site)).toEqual([`${tuesday} 11:00`])
})

test('who comes gets one mail with the same event at its new time, and our desk hears of it', async () => {
  const { site, cookie, id } = await ashaBooked()
  await move(site, cookie, wednesday, '14:00')
  const [first] = await mailsOf(site, 'appointment-moved')
  await move(site, cookie, wednesday, '14:30', wednesday)
  const all = await mailsOf(site, 'appointment-moved')
  const [second, ...more] = all.filter((mail) => mail.id !== first!.id)
  expect(more).toEqual([])
  expect(first).toMatchObject({ recipient: asha.email, about: id, status: 'waiting' })
  expect(first!.text).toContain('not on Tuesday 24 November 2026 at 10:30 any more')
  expect(first!.ics).toContain('METHOD:REQUEST')
  expect(first!.ics).toContain('DTSTART:20261125T083000Z')
  const sequences = [first, second].map((mail) => /SEQUENCE:(\d)/.exec(mail!.ics!)![1])
  expect(new Set(sequences)).toEqual(new Set(['1', '2']))
  const uids = [...(await mailsOf(site, 'appointment-confirmed')), first!, second!].map(
    (mail) => /UID:(\S+)/.exec(mail.ics!)![1],
  )
  expect(new Set(uids).size).toBe(1)

  const notices = await mailsOf(site, 'move-notice')
  expect(notices).toHaveLength(2)
  expect(notices.map(({ subject }) => subject)).toContain(
    'Moved, Wed 25 November at 14:00: Asha Menon',
  )
  expect(notices[0]).toMatchObject({ recipient: desk, replyTo: asha.email })
})

test('the event to download takes the place of what a calendar has from before the move', async () => {
  const { site, cookie } = await ashaBooked()
  const event = async (date: string) =>
    (await call(site, 'GET', `/${date}/calendar.ics`, cookie)).text()
  expect(await event(tuesday)).toContain('SEQUENCE:0')
  await move(site, cookie, wednesday, '14:00')
  expect(await event(wednesday)).toContain('SEQUENCE:1')
})

test('a cancellation after a move takes the event out: a higher sequence, and no alarm', async () => {
  const { site, cookie } = await ashaBooked()
  await move(site, cookie, wednesday, '14:00')
  await call(site, 'DELETE', `/${wednesday}`, cookie)
  const [mail] = await mailsOf(site, 'appointment-cancelled')
  expect(mail!.ics).toContain('METHOD:CANCEL')
  expect(mail!.ics).toContain('SEQUENCE:2')
  expect(mail!.ics).not.toContain('VALARM')
})

test('a slot that cannot be had leaves the appointment where it is, with the words of a booking', async () => {
  const { site, cookie } = await ashaBooked()
  const asRavi = await signedInAs(site.services, ravi)
  await call(site, 'POST', `/${wednesday}`, asRavi, { time: '14:00' })
  const refusals = await Promise.all([
    move(site, cookie, wednesday, '14:00'),
    move(site, cookie, wednesday, '09:00'),
    move(site, cookie, '2026-12-25', '10:00'),
  ])
  expect(refusals).toEqual([
    failure(409, 'This slot is already booked!'),
    failure(404, 'Selected slot not found!'),
    failure(404, 'No appointment data found for 2026-12-25'),
  ])
  // Too soon for a booking is too soon for a move.
  site.services.now = () => new Date('2026-11-24T09:30:00+05:30')
  expect(await move(site, cookie, tuesday, '11:00')).toEqual(
    failure(409, 'This slot can no longer be booked online: it starts in less than two hours.'),
  )
  expect(await booked(site)).toEqual([`${tuesday} 10:30`, `${wednesday} 14:00`])
  expect(await mailsOf(site, 'appointment-moved')).toEqual([])
})

test('nobody has two appointments on a day by moving one there', async () => {
  const { site, cookie } = await ashaBooked()
  await call(site, 'POST', `/${wednesday}`, cookie, { time: '14:00' })
  expect(await move(site, cookie, wednesday, '14:30')).toEqual(
    failure(409, 'You already have an appointment on this day, at 14:00.'),
  )
  expect(await booked(site)).toEqual([`${tuesday} 10:30`, `${wednesday} 14:00`])
})

test('only who has an appointment moves it, until it starts, and says where to', async () => {
  const { site, cookie } = await ashaBooked()
  const asRavi = await signedInAs(site.services, ravi)
  expect(await move(site, asRavi, wednesday, '14:00')).toEqual(
    failure(404, 'You have no appointment on this day.'),
  )
  expect(await move(site, {}, wednesday, '14:00')).toEqual(
    failure(401, 'Please login to move an appointment.'),
  )
  const missing = 'Missing required booking data (date, slot, or user)'
  for (const body of [{}, { toDate: wednesday }, { toDate: '2026-02-30', toTime: '14:00' }]) {
    expect(await answer(call(site, 'POST', `/${tuesday}/move`, cookie, body))).toEqual(
      failure(400, missing),
    )
  }
  site.services.now = () => new Date('2026-11-24T10:30:00+05:30')
  expect(await move(site, cookie, wednesday, '14:00')).toEqual(
    failure(409, 'This appointment has already started and can no longer be moved online.'),
  )
})

test('a move that is sent twice is one move', async () => {
  const { site, cookie } = await ashaBooked()
  const both = await Promise.all([1, 2].map(() => move(site, cookie, wednesday, '14:00')))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await move(site, cookie, wednesday, '14:00')).status).toBe(200)
  expect(await mailsOf(site, 'appointment-moved')).toHaveLength(1)
})

test('an appointment that is not at the time that the page showed stays where it is', async () => {
  const { site, cookie } = await ashaBooked()
  const moveFrom = (time: string, toTime = '14:00') =>
    answer(call(site, 'POST', `/${tuesday}/move`, cookie, { time, toDate: wednesday, toTime }))
  await move(site, cookie, tuesday, '11:00')
  expect(await moveFrom('10:30')).toMatchObject({
    status: 409,
    body: { message: messages.noLongerThen, code: 'no-longer-then' },
  })
  expect(await booked(site)).toEqual([`${tuesday} 11:00`])
  expect((await moveFrom('soon')).status).toBe(400)
  expect((await moveFrom('11:00')).status).toBe(200)
  // Its answer was lost.
  expect((await moveFrom('11:00')).status).toBe(200)
  expect(await moveFrom('11:00', '14:30')).toEqual(failure(404, messages.noAppointment))
})

test('the reminder follows to the new day, and whoever moved it after the hour is not reminded at once', async () => {
  const { site, cookie } = await ashaBooked()
  const { db } = site.services
  const settings = mailSettings(site.services)
  const at = (moment: string) => new Date(`${moment}+05:30`)
  site.services.now = () => at('2026-11-23T12:30:00')
  await move(site, cookie, wednesday, '14:00')
  expect(await remindOfTomorrow(db, { now: at('2026-11-23T18:00:00'), settings })).toBe(0)
  expect(await remindOfTomorrow(db, { now: at('2026-11-24T10:05:00'), settings })).toBe(1)
  const [reminder] = await mailsOf(site, 'appointment-reminder')
  expect(reminder!.text).toContain('14:00')
})

test('a reminder that has not gone out is not sent any more once its appointment is moved or cancelled', async () => {
  const { site, cookie } = await ashaBooked()
  const { db } = site.services
  const settings = mailSettings(site.services)
  const now = new Date('2026-11-23T12:05:00+05:30')
  const remind = () =>
    db.queries
      .update(appointments)
      .set({ bookedAt: new Date('2026-11-20'), movedAt: null, remindedAt: null })
  await remind()
  await remindOfTomorrow(db, { now, settings })
  await move(site, cookie, tuesday, '11:00')
  await remind()
  await remindOfTomorrow(db, { now, settings })
  await call(site, 'DELETE', `/${tuesday}`, cookie)
  const reminders = await mailsOf(site, 'appointment-reminder')
  expect(reminders.map(({ status }) => status)).toEqual(['dismissed', 'dismissed'])
})

test('staff who had seen it have not seen it at its new time', async () => {
  const { site, cookie, id } = await ashaBooked()
  const { queries } = site.services.db
  const [somebody] = await queries.select().from(users)
  await queries.insert(seenAppointments).values({
    ...{ userId: somebody!.uid, appointmentId: id, status: 'booked' },
    seenAt: new Date(noon),
  })
  await move(site, cookie, wednesday, '14:00')
  expect(await queries.select().from(seenAppointments)).toEqual([])
})

test('an appointment that was moved since is not cancelled by a dialog that shows where it was', async () => {
  const site = await siteOn(noon)
  const cookie = await signedInAs(site.services, asha)
  await call(site, 'POST', `/${tuesday}`, cookie, { time: '10:00' })
  await move(site, cookie, tuesday, '11:00')
  const cancel = (time: string) => call(site, 'DELETE', `/${tuesday}?time=${time}`, cookie)
  const refused = await cancel('10:00')
  expect(await answer(refused)).toMatchObject({
    ...{ status: 409, body: { code: 'no-longer-then', message: messages.noLongerThen } },
  })
  expect((await cancel('11:00')).status).toBe(200)
  expect((await cancel('11:00')).status).toBe(404)
})
