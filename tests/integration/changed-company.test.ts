import ICAL from 'ical.js'
import { expect, onTestFinished, test } from 'vitest'
import { companyFacts, companyOf } from '../../content/company.ts'
import { asDelivered } from '../../content/site-content.ts'
import { startMailer } from '../../app/mail/mailer.server.ts'
import { asha, call, noon, siteOn, tuesday } from '../booking-calls.ts'
import { book, officeOnMonday } from '../day-of-appointments.ts'
import { freshApp, signedInAs } from '../fresh-app.ts'
import { mailsOf } from '../mails-of.ts'
import { enquiryFrom } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { smtpSink } from '../smtp-sink.ts'

/** The company after the owner changed its facts in the office. */
const moved = companyOf({
  ...companyFacts,
  ...{ telephone: '+91 481 256 00 07', address: ['Nattakom', 'Kottayam', 'Kerala, India'] },
  ...{ email: 'hello@dino-cranes.in', salesEmail: 'sales@dino-cranes.in' },
})
const content = { ...asDelivered, company: moved }
const place = 'DINO, Nattakom, Kottayam, Kerala, India'

function eventOf(ics: string) {
  const calendar = new ICAL.Component(ICAL.parse(ics) as string[])
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
}

test('a booking tells where the company is now and how to reach it, in its mail and in both files', async () => {
  const site = await siteOn(noon, { content })
  const headers = await signedInAs(site.services, asha)
  expect((await call(site, 'POST', `/${tuesday}`, headers, { time: '10:30' })).status).toBe(201)

  const confirmed = (await mailsOf(site)).find(({ kind }) => kind === 'appointment-confirmed')!
  expect(confirmed.text).toContain('Place: Nattakom, Kottayam, Kerala, India\n')
  expect(confirmed.text).toContain('Phone: +91 481 256 00 07\n')
  expect(confirmed.text).toMatch(`-- \n${place}\n+91 481 256 00 07, sales@dino-cranes.in\n`)
  expect(confirmed.html).toContain(`${place}<br>+91 481 256 00 07, sales@dino-cranes.in</p>`)

  const download = await call(site, 'GET', `/${tuesday}/calendar.ics`, headers)
  const [invitation, file] = [eventOf(confirmed.ics!), eventOf(await download.text())]
  for (const { location, description } of [invitation, file]) {
    expect(location).toBe(place)
    expect(description).toContain('Phone: +91 481 256 00 07\n')
  }
  expect(invitation.organizer).toMatch(/^mailto:hello@dino-cranes\.in$/i)
})

test.each([
  [undefined, 'sales@dino-cranes.in'],
  ['desk@dino.in', 'desk@dino.in'],
])('with SALES_EMAIL %s an enquiry goes to %s', async (salesEmail, recipient) => {
  const site = await freshApp({ content, settings: { salesEmail } })
  await enquiryFrom(site)
  const sent = await mailsOf(site)
  expect(sent.find(({ kind }) => kind === 'enquiry-lead')).toMatchObject({ recipient })
  expect(sent.find(({ kind }) => kind === 'enquiry-copy')).toMatchObject({ replyTo: recipient })
})

test('security.txt and the calendar of the office tell what is changed while the process lives', async () => {
  const office = await officeOnMonday()
  await book(office, asha, '10:00')
  const { page } = await office.send<{ address: string }>('/staff/feed', { label: 'Phone' })
  const read = async (path: string) => (await office.app.request(path)).text()
  const feed = new URL(page.address).pathname
  expect(await read('/.well-known/security.txt')).toContain('mailto:hello@dino.example\n')
  expect(eventOf(await read(feed)).location).toContain('Kodimatha')
  office.services.content = () => content
  expect(await read('/.well-known/security.txt')).toContain('mailto:hello@dino-cranes.in\n')
  expect(eventOf(await read(feed)).location).toBe(place)
})

test('of two mails the second tells what was changed between them, from the site and from the office', async () => {
  const office = await officeOnMonday()
  await book(office, asha, '10:00')
  office.services.content = () => content
  await sendForm(office, `/staff/days/${tuesday}`, { do: 'close-day', reason: 'A holiday.' })
  const sent = await mailsOf(office)
  const textOf = (kind: string) => sent.find((mail) => mail.kind === kind)!.text
  expect(textOf('appointment-confirmed')).toContain('Kodimatha')
  expect(textOf('appointment-offer')).not.toContain('Kodimatha')
  expect(textOf('appointment-offer')).toContain('Phone: +91 481 256 00 07\n')
  expect(textOf('appointment-offer')).toContain(`-- \n${place}\n`)
})

test('a mailer that runs sends from the address that was changed meanwhile', async () => {
  const sink = await smtpSink()
  const site = await freshApp({ settings: { smtpUrl: sink.url } })
  const { services } = site
  let now = asDelivered
  services.content = () => now
  const mailer = await startMailer({ ...services, smtpUrl: sink.url })
  onTestFinished(() => mailer.stop())
  await enquiryFrom(site)
  await expect.poll(() => sink.received.length).toBe(2)
  now = content
  await enquiryFrom(site)
  await expect.poll(() => sink.received.length).toBe(4)
  const senders = sink.received.map(({ source }) => /^From: (.*)$/m.exec(source)?.[1]?.trim())
  expect(senders.slice(0, 2)).toEqual(Array(2).fill('DINO <hello@dino.example>'))
  expect(senders.slice(2)).toEqual(Array(2).fill('DINO <hello@dino-cranes.in>'))
})

test('/readyz no longer names what has been filled in', async () => {
  const { app, services } = await freshApp()
  const told = async () => JSON.stringify(await (await app.request('/readyz')).json())
  expect(await told()).toContain('phone number')
  services.content = () => content
  expect(await told()).not.toContain('phone number')
})
