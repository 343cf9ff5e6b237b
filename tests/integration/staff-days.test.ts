import { expect, test } from 'vitest'
import { openDays } from '../../app/booking/open-days.server.ts'
import { asha, book, daySlots, log, officeOnMonday, tuesday } from '../day-of-appointments.ts'
import { sendForm } from '../office-forms.ts'

test('a closed date opens again with its slots, and the nightly job leaves closed ones alone', async () => {
  const office = await officeOnMonday()
  const { db, now } = office.services
  await sendForm(office, `/staff/days/${tuesday}`, { do: 'close-day' })
  await sendForm(office, '/staff/days/2026-12-24', { do: 'close-day' })
  await openDays(db, now())
  await openDays(db, new Date('2026-11-24T19:00:00Z'))
  expect((await daySlots(office, '2026-12-24')).slots).toEqual([])
  expect((await daySlots(office)).slots).toEqual([])

  await sendForm(office, `/staff/days/${tuesday}`, { do: 'open-day' })
  expect((await daySlots(office)).slots).toHaveLength(3)
  await sendForm(office, '/staff/days/2026-12-24', { do: 'open-day' })
  expect((await daySlots(office, '2026-12-24')).slots).toHaveLength(12)
})

test('a day off can be opened: a Sunday gets the times of the other days', async () => {
  const office = await officeOnMonday()
  await sendForm(office, '/staff/days/2026-11-29', { do: 'open-day' })
  expect((await daySlots(office, '2026-11-29')).slots).toHaveLength(12)
})

test('a single slot is closed, hidden and refused, and opened again', async () => {
  const office = await officeOnMonday()
  await sendForm(office, `/staff/days/${tuesday}`, { do: 'close-slot', time: '10:30' })
  expect((await daySlots(office)).slots.map(({ time }) => time)).toEqual(['10:00', '11:00'])
  expect((await book(office, asha, '10:30')).status).toBe(404)
  await sendForm(office, `/staff/days/${tuesday}`, { do: 'open-slot', time: '10:30' })
  expect((await book(office, asha, '10:30')).status).toBe(201)
  await sendForm(office, `/staff/days/${tuesday}`, { do: 'open-slot', time: '17:30' })
  expect((await daySlots(office)).slots.map(({ time }) => time)).toContain('17:30')
})

test('no slot is opened on a day that a colleague has closed meanwhile: the day comes first', async () => {
  const office = await officeOnMonday()
  const day = `/staff/days/${tuesday}`
  await sendForm(office, day, { do: 'close-slot', time: '10:30' })
  await sendForm(office, day, { do: 'close-day' })
  for (const time of ['10:30', '17:30']) {
    const refused = await sendForm(office, day, { do: 'open-slot', time })
    expect(refused.status).toBe(409)
    expect(refused.page!.message).toMatch(/^This day was closed meanwhile: open it first\./)
  }
  await sendForm(office, day, { do: 'open-day' })
  expect((await daySlots(office)).slots.map(({ time }) => time)).toEqual(['10:00', '11:00'])
  expect(await log(office)).toHaveLength(3)
})

test('a day that is over, a day that is none, and a form that is none change nothing', async () => {
  const office = await officeOnMonday()
  const past = await sendForm(office, '/staff/days/2026-11-22', { do: 'open-day' })
  expect(past).toMatchObject({ status: 422, page: { message: 'This day is over.' } })
  expect((await sendForm(office, '/staff/days/2026-02-30', { do: 'open-day' })).status).toBe(404)
  expect((await sendForm(office, `/staff/days/${tuesday}`, { do: 'burn' })).status).toBe(422)
  const bad = { do: 'open-slot', time: '25:00' }
  expect((await sendForm(office, `/staff/days/${tuesday}`, bad)).status).toBe(422)
  expect(await log(office)).toEqual([])
})
