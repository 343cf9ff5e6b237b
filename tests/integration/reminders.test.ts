import { expect, onTestFinished, test } from 'vitest'
import { asDelivered } from '../../content/site-content.ts'
import { bookForSomebody, bookSlot } from '../../app/booking/book-slot.server.ts'
import { cancelAppointment } from '../../app/booking/cancel-booking.server.ts'
import { sendDueMails, type Send } from '../../app/mail/mailer.server.ts'
import { moveAppointment } from '../../app/booking/move-appointment.server.ts'
import { remindOfToday, remindOfTomorrow } from '../../app/booking/reminders.server.ts'
import { startJobs } from '../../server/jobs.ts'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { parseSettings } from '../../app/settings/settings.server.ts'
import { createLog } from '../../server/log.ts'
import type { Database } from '../../app/db/database.server.ts'
import { freshDatabase } from '../fresh-database.ts'
import { mailsIn } from '../mails-of.ts'
import { openDay } from '../open-day.ts'

const settings = { ...parseSettings({}), ...asDelivered, smtpUrl: 'smtp://set.example' }
const content = () => asDelivered
const monday = '2026-11-23'
const tuesday = '2026-11-24'
const at = (time: string) => new Date(`${monday}T${time}:00+05:30`)

async function withTuesday() {
  const db = await freshDatabase()
  await openDay(db, tuesday, ['10:30', '11:00', '11:30'])
  return db
}

async function booked(db: Database, name: string, time: string, now: Date) {
  const email = `${name.toLowerCase()}@buyer.example`
  const [user] = await db.queries.insert(users).values({ googleSub: name, name, email }).returning()
  const booking = await bookSlot(db, { date: tuesday, time, user: user!, now, settings })
  if (!booking.ok) throw new Error(booking.reason)
  return user!
}

const remind = (db: Database, time: string) => remindOfTomorrow(db, { now: at(time), settings })

const reminders = async ({ queries }: Database) =>
  await mailsIn({ queries }, 'appointment-reminder')

test('everybody with an appointment tomorrow is reminded once, at ten', async () => {
  const db = await withTuesday()
  await booked(db, 'Asha', '10:30', at('09:00'))
  expect(await remind(db, '09:59')).toBe(0)
  expect(await remind(db, '10:00')).toBe(1)
  expect(await remind(db, '10:01')).toBe(0)
  const [mail, ...others] = await reminders(db)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    recipient: 'asha@buyer.example',
    subject: 'Tomorrow at 10:30: your appointment with DINO',
    status: 'waiting',
  })
  const [row] = await db.queries.select().from(appointments)
  expect(row!.remindedAt).toEqual(at('10:00'))
  const actions = (await db.queries.select().from(auditLog)).map(({ action }) => action)
  expect(actions).toContain('appointment-reminded')
})

test('whoever cancelled, booked after ten or left no e-mail is not reminded', async () => {
  const db = await withTuesday()
  const asha = await booked(db, 'Asha', '10:30', at('09:00'))
  await cancelAppointment(db, { date: tuesday, user: asha, now: at('09:30'), settings })
  await booked(db, 'Ravi', '11:00', at('10:00'))
  const staff = await booked(db, 'Meera', '10:30', at('18:00'))
  const person = { uid: null, name: 'Biju', email: null, phone: '+91 98470 00000' }
  await bookForSomebody(db, {
    ...{ date: tuesday, time: '11:30', person, staff, settings },
    now: at('08:00'),
  })
  expect(await remind(db, '20:00')).toBe(0)
  expect(await reminders(db)).toEqual([])
})

test('an appointment on another day waits for its own eve', async () => {
  const db = await withTuesday()
  await booked(db, 'Asha', '10:30', new Date('2026-11-22T09:00:00+05:30'))
  const eve = { now: new Date('2026-11-22T10:00:00+05:30'), settings }
  expect(await remindOfTomorrow(db, eve)).toBe(0)
  expect(await remind(db, '10:00')).toBe(1)
})

test('of two processes at the same moment one reminds', async () => {
  const db = await withTuesday()
  await booked(db, 'Asha', '10:30', at('09:00'))
  const counts = await Promise.all([1, 2, 3, 4].map(() => remind(db, '10:00')))
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1])
  expect(await reminders(db)).toHaveLength(1)
})

test('people are reminded when it is ten in India', async () => {
  const db = await withTuesday()
  await booked(db, 'Asha', '10:30', at('09:00'))
  const log = createLog('silent')
  let now = at('09:59')
  const jobs = await startJobs({ db, log, now: () => now, settings, content })
  onTestFinished(jobs.stop)
  expect(await reminders(db)).toHaveLength(0)
  now = at('10:00')
  await jobs.look()
  expect(await reminders(db)).toHaveLength(1)
})

test('a start after ten reminds of tomorrow', async () => {
  const db = await withTuesday()
  await booked(db, 'Asha', '10:30', at('09:00'))
  const log = createLog('silent')
  const jobs = await startJobs({ db, log, now: () => at('13:00'), settings, content })
  onTestFinished(jobs.stop)
  expect(await reminders(db)).toHaveLength(1)
})

const onTuesday = (time: string) => new Date(`${tuesday}T${time}:00+05:30`)
const remindToday = (db: Database, time: string) =>
  remindOfToday(db, { now: onTuesday(time), settings })

test('two hours before it begins everybody is reminded once more, late rather than not, and not of what has begun', async () => {
  const db = await withTuesday()
  await booked(db, 'Asha', '10:30', at('09:00'))
  await booked(db, 'Ravi', '11:30', at('09:00'))
  await remind(db, '10:00')
  expect(await remindToday(db, '08:29')).toBe(0)
  expect(await remindToday(db, '08:30')).toBe(1)
  expect(await remindToday(db, '08:31')).toBe(0)
  const [mail, ...others] = (await reminders(db)).filter(({ createdAt }) => createdAt > at('12:00'))
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    recipient: 'asha@buyer.example',
    subject: 'Today at 10:30: your appointment with DINO',
    status: 'waiting',
  })
  // Nothing ran for a while.
  expect(await remindToday(db, '11:29')).toBe(1)
  await booked(db, 'Biju', '11:00', at('09:00'))
  expect(await remindToday(db, '11:00')).toBe(0)
})

test('whoever cancelled or has just been told of it is not reminded shortly before', async () => {
  const db = await withTuesday()
  const asha = await booked(db, 'Asha', '10:30', at('09:00'))
  await cancelAppointment(db, { date: tuesday, user: asha, now: at('09:30'), settings })
  const person = { uid: null, name: 'Biju', email: 'biju@buyer.example', phone: null }
  await bookForSomebody(db, {
    ...{ date: tuesday, time: '11:30', person, staff: asha, settings },
    now: onTuesday('10:15'),
  })
  expect(await remindToday(db, '10:20')).toBe(0)
})

test('a moved appointment is reminded of at its new time, and the mail about the old one does not go out', async () => {
  const db = await withTuesday()
  const asha = await booked(db, 'Asha', '10:30', at('09:00'))
  await openDay(db, '2026-11-25', ['15:00'])
  expect(await remindToday(db, '08:30')).toBe(1)
  const move = { toDate: '2026-11-25', toTime: '15:00', now: onTuesday('08:31'), settings }
  expect(await moveAppointment(db, { date: tuesday, user: asha, ...move })).toMatchObject({
    ok: true,
  })
  expect((await reminders(db)).map(({ status }) => status)).toEqual(['dismissed'])
  expect(await remindToday(db, '09:00')).toBe(0)
  const wednesday = { now: new Date('2026-11-25T13:00:00+05:30'), settings }
  expect(await remindOfToday(db, wednesday)).toBe(1)
})

test('of two processes shortly before one reminds, and of an appointment after midnight too', async () => {
  const db = await freshDatabase()
  await openDay(db, tuesday, ['01:00'])
  await booked(db, 'Asha', '01:00', at('09:00'))
  const now = at('23:00')
  const counts = await Promise.all([1, 2, 3].map(() => remindOfToday(db, { now, settings })))
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 1])
  expect((await reminders(db))[0]!.subject).toMatch(/^Tomorrow at 01:00/)
})

test('the jobs remind shortly before', async () => {
  const db = await withTuesday()
  await booked(db, 'Asha', '10:30', at('09:00'))
  const log = createLog('silent')
  const now = () => onTuesday('08:45')
  const jobs = await startJobs({ db, log, now, settings, content })
  onTestFinished(jobs.stop)
  await jobs.look()
  expect((await reminders(db)).map(({ subject }) => subject)).toEqual([
    'Today at 10:30: your appointment with DINO',
  ])
})

const log = createLog('silent')
const isAway: Send = async () => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' })
}

/** What the mailer sends of reminders at that moment. */
async function remindersSent(db: Database, now: Date) {
  const sent: string[] = []
  const send: Send = async ({ kind, subject }) => {
    if (kind === 'appointment-reminder') sent.push(subject)
  }
  await sendDueMails({ db, log, now: () => now, send })
  return sent
}

test('a reminder that waited for the mail server does not say ‘tomorrow’ on the day itself', async () => {
  const db = await withTuesday()
  await booked(db, 'Asha', '10:30', at('09:00'))
  await remindersSent(db, at('09:00'))
  await remind(db, '10:00')
  await sendDueMails({ db, log, now: () => at('10:00'), send: isAway })
  await remindToday(db, '08:30')
  expect(await remindersSent(db, onTuesday('09:00'))).toEqual([
    'Today at 10:30: your appointment with DINO',
  ])
  expect((await reminders(db)).map(({ status }) => status).toSorted()).toEqual([
    ...['dismissed', 'sent'],
  ])
})

test('nobody is reminded of what has begun, however late the mail server comes back', async () => {
  for (const back of [onTuesday('10:30'), new Date('2026-11-25T12:00:00+05:30')]) {
    const db = await withTuesday()
    await booked(db, 'Asha', '10:30', at('09:00'))
    await remind(db, '10:00')
    await remindToday(db, '08:30')
    await sendDueMails({ db, log, now: () => onTuesday('08:30'), send: isAway })
    expect(await remindersSent(db, back)).toEqual([])
    expect((await reminders(db)).map(({ status }) => status)).toEqual(['dismissed', 'dismissed'])
  }
})

test('a reminder that waits goes out the same day', async () => {
  const db = await withTuesday()
  await booked(db, 'Asha', '10:30', at('09:00'))
  await remind(db, '10:00')
  await sendDueMails({ db, log, now: () => at('10:00'), send: isAway })
  expect(await remindersSent(db, at('22:00'))).toHaveLength(1)
})
