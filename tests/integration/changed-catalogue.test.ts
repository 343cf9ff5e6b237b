import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { delivered } from '../../content/catalogue.ts'
import { catalogueOf } from '../../content/catalogue-of.ts'
import { asDelivered } from '../../content/site-content.ts'
import { remindOfTomorrow } from '../../app/booking/reminders.server.ts'
import { mailSettings } from '../../app/mail/mail.server.ts'
import type { AgendaEntry } from '../../app/staff/appointments/agenda.server.ts'
import { sentenceOf } from '../../app/staff/log/log-sentences.ts'
import type { LogEntry } from '../../app/staff/log/log.server.ts'
import type { NewsItem } from '../../app/staff/news.server.ts'
import { asha, book, officeOnMonday, ravi, rows, tuesday } from '../day-of-appointments.ts'
import { freshApp, signedInAs, type FreshApp } from '../fresh-app.ts'
import { minute, stored, type InboxPage } from '../inbox.ts'
import { mailsOf } from '../mails-of.ts'
import { enquiryFrom, type Office } from '../office.ts'
import { sendForm } from '../office-forms.ts'

/** The range after the owner renamed Wotan, took Swifty out and added Titan. */
const wotan = delivered.find('wotan')!
const content = {
  ...asDelivered,
  catalogue: catalogueOf(
    [
      ...delivered.products
        .filter(({ id }) => id !== 'swifty')
        .map((product) =>
          product === wotan ? { ...product, title: 'Atlas', slug: 'atlas' } : product,
        ),
      { ...wotan, id: 'titan', title: 'Titan', colours: ['red'] },
    ],
    delivered.paints,
  ),
}

async function officeWithChanges() {
  const office = await officeOnMonday()
  office.services.content = () => content
  return office
}

const demo = { purpose: 'demo', product: 'wotan' }

function eventOf(ics: string) {
  const calendar = new ICAL.Component(ICAL.parse(ics) as string[])
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
}

async function ask({ app }: FreshApp, product: string, colour: string) {
  const answer = await app.request('/api/enquiries', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ name: 'Asha Menon', email: asha.email, message: 'A crane for logs.' },
      ...{ kind: 'quote', page: '/products/atlas?enquire=quote', product, colour },
    }),
  })
  return answer.status
}

const pageOf = async <Page>(office: Office, path: string) => (await office.look<Page>(path)).page

test('the mails and events of a demo call its product as it is called now', async () => {
  const office = await officeWithChanges()
  const { services } = office
  expect((await book(office, asha, '10:30', demo)).status).toBe(201)
  const settings = mailSettings(services)
  await remindOfTomorrow(services.db, { now: new Date('2026-11-23T06:00:00Z'), settings })
  await sendForm(office, `/staff/days/${tuesday}`, { do: 'close-day', reason: 'A holiday.' })
  const sent = await mailsOf(office)
  const mailOf = (kind: string) => sent.find((mail) => mail.kind === kind)!
  for (const kind of ['appointment-confirmed', 'appointment-reminder', 'appointment-offer'])
    expect(mailOf(kind).subject).toContain('our demo of Dino Atlas ')
  expect(mailOf('booking-notice').text).toContain('For: Demo of Dino Atlas\n')
  expect(eventOf(mailOf('appointment-confirmed').ics!).summary).toBe('Demo of Dino Atlas with DINO')
})

test('the office’s book calls it so too: on Today, in the week, on its page and in the calendar', async () => {
  const office = await officeWithChanges()
  await book(office, asha, '10:30', demo)
  const headers = await signedInAs(office.services, asha)
  const file = await office.app.request(`/api/appointments/${tuesday}/calendar.ics`, { headers })
  expect(eventOf(await file.text()).summary).toBe('Demo of Dino Atlas with DINO')

  const today = await pageOf<{ news: NewsItem[]; tomorrow: { entries: AgendaEntry[] } }>(
    office,
    '/staff/today',
  )
  expect(today.news.map(({ title }) => title)).toEqual(['Demo of Dino Atlas'])
  const named = [expect.objectContaining({ product: 'Dino Atlas' })]
  expect(today.tomorrow.entries).toEqual(named)
  expect(await pageOf(office, '/staff/week')).toMatchObject({ entries: named })
  expect(await pageOf(office, `/staff/days/${tuesday}`)).toMatchObject({ booked: named })
  const [row] = await rows(office)
  const page = await pageOf(office, `/staff/appointments/${row!.id}`)
  expect(page).toMatchObject({ entry: { product: 'Dino Atlas' } })

  const made = await office.send<{ address: string }>('/staff/feed', { label: 'Phone' })
  const feed = await office.app.request(new URL(made.page.address).pathname)
  expect(eventOf(await feed.text()).summary).toBe('Demo of the Dino Atlas: Asha Menon')
})

test('an enquiry is mailed and kept under the name of now, wherever the office shows it', async () => {
  const office = await officeWithChanges()
  expect(await ask(office, 'wotan', 'red')).toBe(201)
  const [{ id } = { id: '' }] = await stored(office)
  const [lead] = await mailsOf(office)
  expect(lead!.subject).toMatch(/: Dino Atlas in red, from Asha Menon$/)

  const { list, open } = await pageOf<InboxPage>(office, `/staff/inbox/${id}`)
  expect(list.rows[0]!.about).toBe('Dino Atlas, red')
  expect(open!.enquiry).toMatchObject({ about: 'Dino Atlas, red', sentFrom: 'Dino Atlas' })
  expect(open!.answer.subject).toBe('Re: Your request to DINO: Dino Atlas in red')
  expect(await (await office.fetch('/staff/inbox.csv')).text()).toContain(',Atlas,Red,')

  await office.send(`/staff/inbox/${id}`, { do: 'status', status: 'in_progress' })
  const { entries } = await pageOf<{ entries: LogEntry[] }>(office, '/staff/log')
  expect(entries.map(sentenceOf).join()).toContain('quote request (Dino Atlas, red)')
  const figures = await pageOf(office, '/staff/figures')
  expect(figures).toMatchObject({ products: [{ name: 'Atlas', count: 1 }] })
})

test('the copy names it as the lead does, and so does the answer that staff write', async () => {
  const office = await officeWithChanges()
  const id = await enquiryFrom(office, { kind: 'quote', productId: 'wotan', colour: 'red' })
  await office.send(`/staff/inbox/${id}`, {
    ...{ do: 'answer', answerId: crypto.randomUUID(), subject: 'Your crane' },
    text: 'Dear Asha Menon, yes.',
  })
  const sent = await mailsOf(office)
  const kinds = sent.map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['enquiry-answer', 'enquiry-copy', 'enquiry-lead'])
  for (const { text } of sent) expect(text).toMatch(/Dino Atlas(,| in) red/)
})

test('what else a person asked for and booked is called so beside it', async () => {
  const office = await officeWithChanges()
  await book(office, asha, '10:30', demo)
  const quote = { kind: 'quote', productId: 'wotan', colour: 'red' } as const
  await enquiryFrom(office, quote, minute(0))
  const id = await enquiryFrom(office)
  const [row] = await rows(office)
  const named = { about: 'Dino Atlas' }
  const asked = { about: 'Dino Atlas, red' }
  const around = { otherEnquiries: [asked], appointments: [named] }
  expect(await pageOf(office, `/staff/inbox/${id}`)).toMatchObject({ open: { around } })
  expect(await pageOf(office, `/staff/appointments/${row!.id}`)).toMatchObject({
    around: { enquiries: [{ product: null }, { product: 'Dino Atlas' }] },
  })
  expect(await pageOf(office, `/staff/people?person=${asha.email}`)).toMatchObject({
    person: { enquiries: [{ about: null }, asked], appointments: [named] },
  })
})

test('what is new can be asked for and booked, what was taken out no longer', async () => {
  const site = await freshApp({ content })
  expect(await ask(site, 'titan', 'red')).toBe(201)
  expect(await ask(site, 'titan', 'blue')).toBe(422)
  expect(await ask(site, 'swifty', 'red')).toBe(422)
  const sent = await mailsOf(site)
  expect(sent.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/: Dino Titan in red, from/),
  ])

  const office = await officeWithChanges()
  await book(office, asha, '10:00', { ...demo, product: 'titan' })
  await book(office, ravi, '10:30', { ...demo, product: 'swifty' })
  const booked = (await rows(office)).map(({ time, productId }) => `${time} ${productId}`)
  expect(booked.toSorted()).toEqual(['10:00 titan', '10:30 null'])
})

test('whoever books for somebody and whoever looks through the inbox chooses from the range of now', async () => {
  const office = await officeWithChanges()
  const offered = async (path: string) => {
    const { products } = await pageOf<{ products: { title: string }[] }>(office, path)
    return products.map(({ title }) => title)
  }
  const titles = content.catalogue.products.map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining(['Atlas', 'Titan']))
  expect(await offered('/staff/inbox')).toEqual(titles)
  expect(await offered('/staff/book')).toEqual(titles.map((title) => `Dino ${title}`))
  const wish = { date: tuesday, time: '11:00', name: 'Ravi Kumar', phone: '0481 200000' }
  const send = (product: string) =>
    sendForm(office, '/staff/book', { ...wish, purpose: 'demo', product })
  expect((await send('swifty')).status).toBe(422)
  expect((await send('titan')).status).toBe(303)
})
