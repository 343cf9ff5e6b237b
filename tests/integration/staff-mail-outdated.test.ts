import { expect, test } from 'vitest'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { tuesday } from '../day-of-appointments.ts'
import { staffOffice } from '../office.ts'
import { mailForm, mailThatIs, resend, start, withSmtp } from '../office-mails.ts'
import { openDay } from '../open-day.ts'

test('the confirmation of a cancelled appointment stays where it is', async () => {
  const office = await staffOffice(withSmtp)
  const { db } = office.services
  await openDay(db, '2026-11-25', ['10:30'])
  const [appointment] = await db.queries
    .insert(appointments)
    .values({
      ...{ date: '2026-11-25', time: '10:30', userName: 'Asha Menon' },
      ...{ bookedAt: start, status: 'cancelled' },
    })
    .returning()
  const about = appointment!.id
  const confirmation = await mailThatIs(office, 'failed', { kind: 'appointment-confirmed', about })
  const cancellation = await mailThatIs(office, 'failed', { kind: 'appointment-cancelled', about })
  expect((await resend(office, confirmation)).status).toBe(409)
  expect((await resend(office, cancellation)).status).toBe(200)
})

test('a confirmation is sent again until its visit begins', async () => {
  const office = await staffOffice(withSmtp)
  const { db } = office.services
  await openDay(db, tuesday, ['10:30'])
  const [appointment] = await db.queries
    .insert(appointments)
    .values({ date: tuesday, time: '10:30', userName: 'Asha Menon', bookedAt: start })
    .returning()
  const given = { kind: 'appointment-confirmed', about: appointment!.id } as const
  const confirmation = await mailThatIs(office, 'failed', given)
  const video = await mailThatIs(office, 'failed', { ...given, kind: 'appointment-video' })
  office.services.now = () => new Date(`${tuesday}T10:29:00+05:30`)
  expect((await resend(office, confirmation)).status).toBe(200)
  office.services.now = () => new Date(`${tuesday}T10:30:00+05:30`)
  const refused = await resend(office, confirmation)
  expect([refused.status, refused.page.message]).toEqual([
    409,
    expect.stringContaining('the visit has begun'),
  ])
  // Whoever waits in front of a screen asks for the link now.
  expect((await resend(office, video)).status).toBe(200)
  office.services.now = () => new Date(`${tuesday}T11:00:00+05:30`)
  expect((await resend(office, video)).status).toBe(409)
})

test('a reminder is sent by hand on its own day only, and until the visit begins', async () => {
  const office = await staffOffice(withSmtp)
  const { db } = office.services
  await openDay(db, tuesday, ['10:30'])
  const [appointment] = await db.queries
    .insert(appointments)
    .values({ date: tuesday, time: '10:30', userName: 'Asha Menon', bookedAt: start })
    .returning()
  const reminder = { kind: 'appointment-reminder', about: appointment!.id } as const
  const ofTomorrow = await mailThatIs(office, 'failed', reminder)
  expect((await resend(office, ofTomorrow)).status).toBe(200)

  office.services.now = () => new Date(`${tuesday}T09:00:00+05:30`)
  const refused = await resend(office, ofTomorrow)
  expect(refused.status).toBe(409)
  expect(refused.page.message).toContain('This reminder is too late')
  const elsewhere = { do: 'readdress', recipient: 'ravi@buyer.example' }
  expect((await mailForm(office, ofTomorrow, elsewhere)).status).toBe(409)

  const createdAt = office.services.now()
  const ofToday = await mailThatIs(office, 'failed', { ...reminder, createdAt })
  expect((await resend(office, ofToday)).status).toBe(200)
  office.services.now = () => new Date(`${tuesday}T10:30:00+05:30`)
  expect((await resend(office, ofToday)).status).toBe(409)
})
