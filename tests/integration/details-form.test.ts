import { expect, test } from 'vitest'
import type { Book } from '../../app/booking/drawn-page.ts'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { wednesday } from '../booking-calls.ts'
import { detailsForm, visitFields } from '../details-form.ts'
import type { FreshApp } from '../fresh-app.ts'
import { mailsOf } from '../mails-of.ts'
import { ashaWithLink, look, send } from '../own-link.ts'

type Row = typeof appointments.$inferSelect

async function rowOf({ services }: FreshApp): Promise<Row> {
  const [row] = await services.db.queries.select().from(appointments)
  return row!
}

const set = ({ services }: FreshApp, row: Partial<Row>) =>
  services.db.queries.update(appointments).set(row)

const noted = { phone: '0481 256000', meet: 'video', videoLink: 'https://meet.example/a' } as const

test.each(['', '/ml', '/hi'])(
  'what the office agreed while the form was open stays: only what differs in it is written (%s)',
  async (language) => {
    const { site, link } = await ashaWithLink()
    const form = await detailsForm(site, language + link)
    await set(site, noted)
    const sent = await send(site, language + link, { ...form, company: 'Menon' })
    expect(sent).toMatchObject({ status: 303, to: `${language}${link}?told` })
    expect(await rowOf(site)).toMatchObject({ ...noted, company: 'Menon' })
    const [notice] = await mailsOf(site, 'details-notice')
    expect(notice!.text).toContain('Phone: 0481 256000\nCompany: Menon\n')
    expect(notice!.text).toContain('How to meet: By video: https://meet.example/a\n')
  },
)

test('a form that nobody touched changes nothing, whatever the office did meanwhile', async () => {
  const { site, link } = await ashaWithLink()
  await set(site, { note: 'By bus.\nTwo of us.', company: 'Menon & Co "Timber"', visitors: 2 })
  const form = await detailsForm(site, link)
  await set(site, { ...noted, visitors: 3, note: 'By train.' })
  expect((await send(site, link, form)).status).toBe(303)
  expect(await rowOf(site)).toMatchObject({ ...noted, visitors: 3, note: 'By train.' })
  expect(await mailsOf(site, 'details-notice')).toEqual([])
})

test('a form that was refused goes on with what it began with', async () => {
  const { site, link } = await ashaWithLink()
  const form = await detailsForm(site, link)
  await set(site, noted)
  const { page } = await send(site, link, { ...form, visitors: 'ten' })
  expect(page!.visit.form).toMatchObject({
    draft: { visitors: 'ten' },
    began: { visitors: '', meet: 'workshop', phone: '', note: 'With the grapple, please.' },
  })
  const again = await detailsForm(site, link)
  expect(again).toMatchObject({ 'began-meet': 'video', 'began-phone': '0481 256000' })
})

test('our desk reads what was taken back, and that somebody comes to the workshop again', async () => {
  const { site, link } = await ashaWithLink()
  await set(site, { ...noted, company: 'Menon', visitors: 2 })
  const form = await detailsForm(site, link)
  const emptied = { phone: '', company: '', note: '', meet: 'workshop', visitors: '3' }
  await send(site, link, { ...form, ...emptied })
  expect(await rowOf(site)).toMatchObject({ phone: null, company: null, note: null, visitors: 3 })
  const [notice] = await mailsOf(site, 'details-notice')
  expect(notice!.text).toContain('Phone: taken back\nCompany: taken back\nVisitors: 3\n')
  expect(notice!.text).toContain('How to meet: At the workshop again\n')
  expect(notice!.text).toContain('Note: taken back\n')
})

test('whoever is to be called keeps a number, whoever of us and them changed what', async () => {
  const { site, link } = await ashaWithLink()
  await set(site, { phone: '0481 256000' })
  const form = await detailsForm(site, link)
  await set(site, { meet: 'telephone' })
  await send(site, link, { ...form, phone: '' })
  expect(await rowOf(site)).toMatchObject({ phone: '0481 256000', meet: 'telephone' })

  await set(site, { phone: null, meet: 'workshop' })
  await send(site, link, { ...form, meet: 'telephone' })
  expect(await rowOf(site)).toMatchObject({ phone: '0481 256000', meet: 'telephone' })
})

test('what is said of WhatsApp is said of the number beside it', async () => {
  const { site, link } = await ashaWithLink()
  await set(site, { phone: '0481 256000', whatsapp: false })
  const form = await detailsForm(site, link)
  await set(site, { phone: '0481 256001', whatsapp: null })
  await send(site, link, { ...form, whatsapp: 'yes' })
  expect(await rowOf(site)).toMatchObject({ phone: '0481 256001', whatsapp: null })
  await send(site, link, { ...form, phone: '0481 256002', whatsapp: 'yes' })
  expect(await rowOf(site)).toMatchObject({ phone: '0481 256002', whatsapp: true })
})

test('a machine that cannot be chosen any more stays with the visit, whatever else is changed', async () => {
  const { site, link } = await ashaWithLink()
  await set(site, { purpose: 'visit', productId: 'forgotten' })
  await send(site, link, { ...(await detailsForm(site, link)), company: 'Menon' })
  expect(await rowOf(site)).toMatchObject({ productId: 'forgotten', company: 'Menon' })
  await send(site, link, { ...(await detailsForm(site, link)), product: 'swifty' })
  expect((await rowOf(site)).productId).toBe('swifty')
  expect((await look(site, link)).page.visit.machine).toBe('Dino Swifty')
})

test('nothing is said of WhatsApp by a box that nobody touched; whoever takes the tick out says no', async () => {
  const { site, link } = await ashaWithLink()
  const phone = '0481 256000'
  await set(site, { phone, whatsapp: null })
  const untouched = await detailsForm(site, link)
  expect(untouched).toMatchObject({ phone, whatsapp: '' })
  await send(site, link, untouched)
  expect(await mailsOf(site, 'details-notice')).toEqual([])
  expect(await rowOf(site)).toMatchObject({ phone, whatsapp: null })

  const said: [sent: string, kept: boolean | null][] = [
    ['', null],
    ['yes', true],
    ['no', false],
  ]
  for (const [whatsapp, kept] of said) {
    const form = await detailsForm(site, link)
    await send(site, link, { ...form, phone: '0481 256001', whatsapp })
    expect((await rowOf(site)).whatsapp).toBe(kept)
    expect(await detailsForm(site, link)).toMatchObject({ whatsapp })
  }
})

test('nor when somebody books with the number that is known of them', async () => {
  const { site, cookie } = await ashaWithLink()
  await set(site, { phone: '0481 256000', whatsapp: null })
  const asked = await site.app.request(`/book?day=${wednesday}`, { headers: cookie })
  const { visit } = (await asked.json()) as Book
  const filledIn = visitFields(visit!)
  expect(filledIn).toMatchObject({ phone: '0481 256000', whatsapp: '' })
  const booking = await site.app.request('/book', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', ...cookie },
    body: new URLSearchParams({ day: wednesday, time: '14:00', purpose: 'visit', ...filledIn }),
  })
  expect(booking.status).toBe(303)
  const rows = await site.services.db.queries.select().from(appointments)
  expect(rows.map(({ phone, whatsapp }) => [phone, whatsapp])).toEqual([
    ['0481 256000', null],
    ['0481 256000', null],
  ])
})

test('of two changes that our desk has not been mailed yet, both are: each says what it took back', async () => {
  const { site, link } = await ashaWithLink()
  await set(site, { company: 'Menon', meet: 'telephone', phone: '0481 256000' })
  const nothing = { meet: 'workshop', phone: '', company: '' }
  await send(site, link, { ...(await detailsForm(site, link)), ...nothing })
  await send(site, link, { ...(await detailsForm(site, link)), visitors: '3' })
  const notices = await mailsOf(site, 'details-notice')
  expect(notices.map(({ status }) => status)).toEqual(['waiting', 'waiting'])
  expect(notices.map(({ text }) => text).join()).toContain('Phone: taken back')
})
