import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { failure } from '../booking-calls.ts'
import { freshApp, signedInAs, type FreshApp } from '../fresh-app.ts'
import { mailsOf } from '../mails-of.ts'
import { openDay } from '../open-day.ts'

const date = '2026-11-24'
const asha = { name: 'Asha Menon', email: 'asha@buyer.example' }
const demo = {
  time: '10:30',
  purpose: 'demo',
  product: 'ground-o',
  note: ' Two of us;\r\none ramp ',
}

async function siteWithDay() {
  const site = await freshApp({ settings: { smtpUrl: 'smtp://set.example' } })
  await openDay(site.services.db, date, ['10:30', '11:00'])
  return site
}

async function book({ app }: FreshApp, cookie: object, body: object) {
  const headers = { 'Content-Type': 'application/json', ...cookie }
  const response = await app.request(`/api/appointments/${date}`, {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('a demo is stored with its product and note, and shown to its owner', async () => {
  const site = await siteWithDay()
  const cookie = await signedInAs(site.services, asha)
  const answer = await book(site, cookie, demo)
  const details = { purpose: 'demo', productId: 'ground-o', note: 'Two of us;\none ramp' }
  expect(answer.status).toBe(201)
  expect(answer.body.appointment).toMatchObject(details)
  const [row] = await site.services.db.queries.select().from(appointments)
  expect(row).toMatchObject({ ...details, userEmail: 'asha@buyer.example' })
  const me = await site.app.request('/api/me', { headers: cookie })
  expect(((await me.json()) as { appointments: object[] }).appointments).toEqual([
    expect.objectContaining({ date, time: '10:30', ...details }),
  ])
})

test('the mail and its event say what is shown and what was noted, at the Indian time', async () => {
  const site = await siteWithDay()
  await book(site, await signedInAs(site.services, asha), demo)
  const [mail] = await mailsOf(site, 'appointment-confirmed')
  expect(mail!.subject).toBe(
    'Your demo of Dino Ground-O with DINO: Tuesday 24 November 2026, 10:30',
  )
  expect(mail!.text).toContain('Your note: Two of us;\none ramp')

  const event = eventOf(mail!.ics!)
  expect(event.summary).toBe('Demo of Dino Ground-O with DINO')
  expect(event.description).toContain('Your note: Two of us;\none ramp')
  expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-24T10:30:00+05:30'))
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-11-24T11:00:00+05:30'))
})

test('a booking that says nothing is a visit', async () => {
  const site = await siteWithDay()
  const { body } = await book(site, await signedInAs(site.services, asha), { time: '10:30' })
  expect(body.appointment).toMatchObject({ purpose: 'visit', productId: null, note: null })
})

test('a link older than the catalogue still books a demo, of nothing in particular', async () => {
  const site = await siteWithDay()
  const cookie = await signedInAs(site.services, asha)
  const { status, body } = await book(site, cookie, { ...demo, product: 'spaceship' })
  expect(status).toBe(201)
  expect(body.appointment).toMatchObject({ purpose: 'demo', productId: null })
})

test.each([
  [{ note: 'x'.repeat(501) }, 'Please keep the note within 500 characters.'],
  [{ purpose: 'party' }, 'Missing required booking data (date, slot, or user)'],
  [{ time: '25:00', note: 'x'.repeat(501) }, 'Missing required booking data (date, slot, or user)'],
])('what is not to be had is refused: %o', async (change, message) => {
  const site = await siteWithDay()
  const cookie = await signedInAs(site.services, asha)
  const answer = await book(site, cookie, { ...demo, ...change })
  expect(answer).toEqual(failure(400, message))
  expect(await site.services.db.queries.select().from(appointments)).toEqual([])
})

test('a note of 500 characters is kept whole, and nothing in it can break the event', async () => {
  const site = await siteWithDay()
  const nasty = 'END:VEVENT\nATTENDEE:mailto:x@y.example\n"<b>;,\\ '
  const note = nasty + 'ക'.repeat(500 - nasty.length)
  await book(site, await signedInAs(site.services, asha), { ...demo, note })
  const [mail] = await mailsOf(site, 'appointment-confirmed')
  const event = eventOf(mail!.ics!)
  expect(event.description).toContain(note)
  expect(event.attendees).toHaveLength(1)
  expect(mail!.html).not.toContain('<b>')
})

function eventOf(ics: string) {
  const calendar = new ICAL.Component(ICAL.parse(ics) as unknown[])
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
}
