import { expect, test } from 'vitest'
import { appointmentDays } from '../../app/db/schema/days.server.ts'
import { asha, book, daySlots, log, officeOnMonday, rows } from '../day-of-appointments.ts'
import { mailsOf } from '../mails-of.ts'
import type { Office } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'

const [tuesday, wednesday, friday] = ['2026-11-24', '2026-11-25', '2026-11-27'] as const

async function officeWithWeek() {
  const office = await officeOnMonday()
  for (const date of [wednesday, friday])
    await openDay(office.services.db, date, ['09:00', '13:30', '14:00', '17:30'])
  return office
}

const close = (office: Office, range: Record<string, string>) =>
  sendForm(office, '/staff/days', range)
const closedDays = async ({ services }: Office) =>
  (await services.db.queries.select().from(appointmentDays))
    .flatMap(({ date, closed }) => (closed ? [date] : []))
    .toSorted()
const timesOn = async (office: Office, date: string) =>
  (await daySlots(office, date)).slots.map(({ time }) => time)

test('a range of days is closed at once: whoever had booked is told why, and days that were never opened stay shut', async () => {
  const office = await officeWithWeek()
  await book(office, asha, '10:30')
  const sent = await close(office, { from: tuesday, to: friday, reason: 'It is Onam.' })
  expect(sent).toMatchObject({
    status: 303,
    location: `/staff/days?from=${tuesday}&to=${friday}&told=1`,
  })
  expect(await closedDays(office)).toEqual([tuesday, wednesday, '2026-11-26', friday])
  expect((await rows(office)).map(({ status }) => status)).toEqual(['cancelled'])
  const [offer] = await mailsOf(office, 'appointment-offer')
  expect(offer).toMatchObject({ recipient: asha.email })
  expect(offer!.text).toContain('> It is Onam.')
  const logged = (await log(office)).filter(({ action }) => action === 'day-closed')
  expect(logged.map(({ subject }) => subject)).toEqual([tuesday, wednesday, '2026-11-26', friday])
})

test('without a reason nothing is closed while somebody has booked in any of the days, and what was typed stays', async () => {
  const office = await officeWithWeek()
  await book(office, asha, '10:30')
  const sent = await close(office, { from: '2026-11-23', to: friday })
  expect(sent).toMatchObject({
    status: 409,
    page: {
      range: {
        draft: { from: '2026-11-23', to: friday },
        errors: {
          reason: 'Somebody has booked here. Say why it has to be cancelled: they will be told.',
        },
      },
    },
  })
  expect(await closedDays(office)).toEqual([])
  expect((await rows(office)).map(({ status }) => status)).toEqual(['booked'])
})

test('half days: only what begins within the hours is closed, on each of the days', async () => {
  const office = await officeWithWeek()
  const sent = await close(office, {
    ...{ from: wednesday, to: friday, hourFrom: '13:30', hourTo: '17:30' },
  })
  expect(sent.status).toBe(303)
  expect(await closedDays(office)).toEqual([])
  for (const date of [wednesday, friday])
    expect(await timesOn(office, date)).toEqual(['09:00', '17:30'])
})

test('hours that reach beyond the days that are open are closed on these, and the answer says from when on they are not', async () => {
  const office = await officeWithWeek()
  // Sunday 29 November is usually off, and opens with nothing.
  const sent = await close(office, {
    ...{ from: friday, to: '2026-12-04', hourFrom: '14:00', hourTo: '18:00' },
  })
  expect(sent).toMatchObject({
    status: 303,
    location: `/staff/days?from=${friday}&to=2026-12-04&told=0&later=2026-11-28`,
  })
  expect(await timesOn(office, friday)).toEqual(['09:00', '13:30'])
})

test.each([
  ['in which no slot begins', { from: friday, hourFrom: '10:00', hourTo: '13:30' }, ''],
  ['that are over', { from: '2026-11-23', hourFrom: '08:00', hourTo: '09:00' }, ''],
  [
    'of days that open later',
    { from: '2027-01-04', hourFrom: '14:00', hourTo: '18:00' },
    ' Days that are not open yet, from Mon 4 January on, will open with all their slots: close their hours then.',
  ],
])('hours %s are refused, and what was typed stays', async (_which, range, later) => {
  const office = await officeWithWeek()
  await openDay(office.services.db, '2026-11-23', ['08:30', '17:30'])
  const reason = 'The hall is let.'
  expect(await close(office, { ...range, reason })).toMatchObject({
    status: 422,
    page: {
      range: {
        draft: { ...range, reason },
        errors: { hourFrom: `No open slot begins then; nothing was closed.${later}` },
      },
    },
  })
  expect((await log(office)).filter(({ action }) => action === 'slot-closed')).toEqual([])
})

test.each([
  [{ from: '' }, { from: 'Choose the first day.' }],
  [{ from: '2026-11-22' }, { from: 'That day is over. Choose today or a later one.' }],
  [{ from: tuesday, to: '2026-11-23' }, { to: 'The last day is before the first.' }],
  [{ from: tuesday, to: '2027-11-24' }, { to: 'Close 92 days at most at once.' }],
  [{ from: tuesday, hourFrom: '14:00' }, { hourTo: 'Type a time, such as 18:00.' }],
  [
    { from: tuesday, hourFrom: '14:00', hourTo: '13:00' },
    { hourTo: 'Type a time after the first.' },
  ],
])('%j is refused in words: %j', async (range, errors) => {
  const office = await officeWithWeek()
  expect(await close(office, range)).toMatchObject({ status: 422, page: { range: { errors } } })
  expect(await closedDays(office)).toEqual([])
})
