import { expect, test } from 'vitest'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { whatIsOff } from '../../app/staff/mail-state.server.ts'
import { call } from '../booking-calls.ts'
import { tuesday } from '../day-of-appointments.ts'
import { mailsOf } from '../mails-of.ts'
import { staffOffice } from '../office.ts'
import { mailForm, mailThatIs, resend, start, withSmtp } from '../office-mails.ts'
import { sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'
import { fullTuesday, offers, wish } from '../waitlist.ts'

/** An office where Asha has 10:30 of a day. */
async function bookedFor(date: string, status: 'booked' | 'cancelled' = 'booked') {
  const office = await staffOffice(withSmtp)
  const { db } = office.services
  await openDay(db, date, ['10:30'])
  const [appointment] = await db.queries
    .insert(appointments)
    .values({ date, time: '10:30', userName: 'Asha Menon', bookedAt: start, status })
    .returning()
  return { office, about: appointment!.id }
}

test('the confirmation of a cancelled appointment stays where it is', async () => {
  const { office, about } = await bookedFor('2026-11-25', 'cancelled')
  const confirmation = await mailThatIs(office, 'failed', { kind: 'appointment-confirmed', about })
  const cancellation = await mailThatIs(office, 'failed', { kind: 'appointment-cancelled', about })
  expect((await resend(office, confirmation)).status).toBe(409)
  expect((await resend(office, cancellation)).status).toBe(200)
})

test('a confirmation is sent again until its visit begins', async () => {
  const { office, about } = await bookedFor(tuesday)
  const given = { kind: 'appointment-confirmed', about } as const
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
  const late = { lateMinutes: 45, lateAt: start }
  await office.services.db.queries.update(appointments).set(late)
  expect((await resend(office, video)).status).toBe(200)
})

test('an offer is sent again while its slot is held for whom it was made to', async () => {
  const { site, asha, ravi } = await fullTuesday()
  await wish(site, ravi)
  await call(site, 'DELETE', `/${tuesday}`, asha)
  const [offer] = await offers(site)
  const { offeredAt, heldUntil } = offer!
  const [offered] = await mailsOf(site, 'waitlist-offer')
  const { settings } = site.services
  const isOff = (now: Date) =>
    site.services.db.transaction((tx) => whatIsOff(tx, offered!, { now, settings }))
  expect(await isOff(offeredAt)).toBeNull()
  expect(await isOff(heldUntil)).toBe('over')
  await call(site, 'POST', `/${tuesday}`, ravi, { time: '10:30' })
  expect(await isOff(offeredAt)).toBe('over')
})

test('what tells a colleague of an enquiry is sent to nobody who is not one of us any more', async () => {
  const office = await staffOffice(withSmtp)
  const { settings } = office.services
  const lekha = { kind: 'hand-over-notice', recipient: 'lekha@dino.example' } as const
  const [sent, failed] = [
    await mailThatIs(office, 'sent', lekha),
    await mailThatIs(office, 'failed', lekha),
  ]
  settings.staffEmails = ['staff@dino.example', lekha.recipient]
  expect((await resend(office, sent)).status).toBe(200)
  settings.staffEmails = ['staff@dino.example']
  const refused = await resend(office, sent)
  expect([refused.status, refused.page.message]).toEqual([
    409,
    expect.stringContaining('not one of us'),
  ])
  const to = (recipient: string) =>
    mailForm(office, sent, {
      ...{ do: 'readdress', shown: 'sent', recipient },
      formId: crypto.randomUUID(),
    })
  expect((await to('lekha@home.example')).status).toBe(409)
  expect((await to('staff@dino.example')).status).toBe(200)
  await sendForm(office, '/staff/mail', { do: 'resend-failed' })
  expect((await mailsOf(office, lekha.kind)).find(({ id }) => id === failed)).toMatchObject({
    status: 'dismissed',
  })
})

test('a reminder is sent by hand on its own day only, and until the visit begins', async () => {
  const { office, about } = await bookedFor(tuesday)
  const reminder = { kind: 'appointment-reminder', about } as const
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
