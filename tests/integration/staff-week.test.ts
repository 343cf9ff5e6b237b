import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDays } from '../../app/booking/open-days.server.ts'
import { appointmentDays, appointmentSlots } from '../../app/db/schema/days.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { signedInAs } from '../fresh-app.ts'
import { staffOffice, type Office } from '../office.ts'
import { sendForm } from '../office-forms.ts'

const morning = '10:00-13:00'
const weekdays = { mon: morning, tue: morning, wed: morning, thu: morning, fri: morning }
const week = { ...weekdays, sat: '', sun: '', notice: '2', horizon: '30' }
const asha = { name: 'Asha Menon', email: 'asha@buyer.example' }

/** Monday 23 November 2026, with the installation's days open. */
async function openOffice() {
  const office = await staffOffice()
  await openDays(office.services.db, office.services.now())
  return office
}

const save = (office: Office, change: object) =>
  sendForm(office, '/staff/days/usual-week', { ...week, ...change })

const slotsOn = async ({ services }: Office, date: string) =>
  (
    await services.db.queries
      .select()
      .from(appointmentSlots)
      .where(and(eq(appointmentSlots.date, date), eq(appointmentSlots.closed, false)))
      .orderBy(appointmentSlots.time)
  ).map(({ time }) => time)

async function book(office: Office, date: string, time: string) {
  const headers = {
    'Content-Type': 'application/json',
    ...(await signedInAs(office.services, asha)),
  }
  const body = JSON.stringify({ time })
  const answer = await office.app.request(`/api/appointments/${date}`, {
    method: 'POST',
    headers,
    body,
  })
  return { status: answer.status, ...((await answer.json()) as { message: string }) }
}

test('a changed week holds for new days, and leaves the open ones alone', async () => {
  const office = await openOffice()
  expect(await save(office, { horizon: '40' })).toMatchObject({ status: 303 })
  expect(await slotsOn(office, '2026-11-30')).toHaveLength(12)
  expect(await slotsOn(office, '2026-12-28')).toHaveLength(6)
  expect(await slotsOn(office, '2026-12-26')).toEqual([])
  const log = await office.services.db.queries.select().from(auditLog)
  expect(log.map(({ action }) => action)).toEqual(['week-changed', 'booking-rules-changed'])
})

test('on request the open days follow: what is booked, closed by hand or today stays', async () => {
  const office = await openOffice()
  await book(office, '2026-11-30', '16:30')
  await sendForm(office, '/staff/days/2026-12-01', { do: 'close-slot', time: '10:30' })
  await sendForm(office, '/staff/days/2026-12-02', { do: 'close-day' })
  await save(office, { mon: '9-11', openDaysToo: 'on' })

  expect(await slotsOn(office, '2026-11-23')).toHaveLength(12)
  expect(await slotsOn(office, '2026-11-30')).toEqual(['09:00', '09:30', '10:00', '10:30', '16:30'])
  expect(await slotsOn(office, '2026-12-01')).toEqual(['10:00', '11:00', '11:30', '12:00', '12:30'])
  expect(await slotsOn(office, '2026-12-05')).toEqual([])
  const closed = await office.services.db.queries
    .select()
    .from(appointmentDays)
    .where(eq(appointmentDays.closed, true))
  expect(closed.map(({ date }) => date)).toEqual(['2026-12-02'])
})

test('a slot that a cancelled appointment remembers is closed, not removed', async () => {
  const office = await openOffice()
  await book(office, '2026-11-30', '16:30')
  const headers = await signedInAs(office.services, asha)
  await office.app.request('/api/appointments/2026-11-30', { method: 'DELETE', headers })
  expect(await save(office, { openDaysToo: 'on' })).toMatchObject({ status: 303 })
  expect(await slotsOn(office, '2026-11-30')).toHaveLength(6)
  expect(await book(office, '2026-11-30', '16:30')).toMatchObject({ status: 404 })
})

test('the notice holds for showing and booking alike, and the refusal says it', async () => {
  const office = await openOffice()
  office.services.now = () => new Date('2026-11-23T10:00:00+05:30')
  await save(office, { notice: '1.5' })
  const shown = (await (await office.app.request('/api/appointments/2026-11-23')).json()) as {
    slots: { time: string }[]
  }
  expect(shown.slots[0]!.time).toBe('11:30')
  expect(await book(office, '2026-11-23', '11:00')).toMatchObject({
    status: 409,
    message: 'This slot can no longer be booked online: it starts in less than 90 minutes.',
  })
  expect((await book(office, '2026-11-23', '11:30')).status).toBe(201)
})

test('a longer notice takes whole days away', async () => {
  const office = await openOffice()
  await save(office, { notice: '48' })
  const { days } = (await (await office.app.request('/api/appointments')).json()) as {
    days: string[]
  }
  expect(days[0]).toBe('2026-11-25')
  expect((await book(office, '2026-11-24', '10:00')).message).toContain('less than two days')
})

test('a longer horizon opens days at once, a shorter one closes none', async () => {
  const office = await openOffice()
  await save(office, { horizon: '60' })
  expect(await slotsOn(office, '2027-01-22')).toHaveLength(6)
  await save(office, { horizon: '5' })
  expect(await slotsOn(office, '2027-01-22')).toHaveLength(6)
})

test('what can’t be read is sent back as typed, and nothing is changed', async () => {
  const office = await openOffice()
  const typed = { tue: '10:00-13:00, lunch', notice: 'soon', horizon: '900' }
  const sent = await save(office, typed)
  expect(sent.status).toBe(422)
  expect(Object.keys(sent.page!.errors!)).toEqual(['tue', 'notice', 'horizon'])
  expect((sent.page as { draft?: object }).draft).toMatchObject(typed)
  expect(await office.services.db.queries.select().from(auditLog)).toEqual([])
})

test('saving the same week again is no change, and the log stays quiet', async () => {
  const office = await openOffice()
  await save(office, {})
  await save(office, {})
  const log = await office.services.db.queries.select().from(auditLog)
  expect(log.map(({ action }) => action)).toEqual(['week-changed'])
})
