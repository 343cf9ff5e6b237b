import { expect, test } from 'vitest'
import { withoutLink } from '../../app/booking/own-link.server.ts'
import { enquiryAttachments } from '../../app/db/schema/enquiries.server.ts'
import { fileContents } from '../../app/db/schema/files.server.ts'
import { quotes } from '../../app/db/schema/quotes.server.ts'
import { mailSettings } from '../../app/mail/mail.server.ts'
import { acceptQuote, askAboutQuote } from '../../app/quotes/quote-link.server.ts'
import type { FollowUpsDue } from '../../app/staff/inbox/follow-up.server.ts'
import { quoteMessages } from '../../app/rules/quotes.ts'
import { tidyUp } from '../../server/jobs.ts'
import { logged } from '../inbox.ts'
import { quoteLink, quoteLinkIn } from '../links-in.ts'
import { enquiryFrom } from '../office.ts'
import { deskWithEnquiry, letters, look, press } from '../quote-desk.ts'
import { pdfOf } from '../sample-pdfs.ts'

test('a quote is numbered, goes along with the answer as a PDF, and has a page that only its link opens', async () => {
  const desk = await deskWithEnquiry()
  const id = crypto.randomUUID()
  const to = `${desk.path}?made=${id}#quotes`
  expect(await desk.make({ id })).toMatchObject({ status: 303, to })
  expect(desk.papers).toMatchObject([
    {
      ...{ title: 'Quote Q-2026-0001', about: 'Dino Wotan', to: ['Asha Menon', 'Menon Timber'] },
      ...{ lines: [{ words: 'Dino Wotan, red', price: '₹ 12,50,000' }], terms: ['Half before.'] },
    },
  ])
  expect((await desk.open()).files).toMatchObject([{ name: 'Quote Q-2026-0001.pdf' }])
  expect((await desk.open()).around.quotes).toMatchObject([{ version: 1, isSent: false }])
  expect((await desk.answer()).page).toMatchObject({ ok: true })

  const [mail] = await letters(desk)
  expect(mail!.text).toContain('Quote Q-2026-0001: http')
  const at = quoteLinkIn(mail!)
  expect(await look(desk, at)).toMatchObject({
    status: 200,
    page: {
      ...{ page: 'quote', title: 'Quote Q-2026-0001', name: 'Asha Menon', state: 'open' },
      ...{ about: 'Dino Wotan', lines: [{ price: '₹ 12,50,000' }], terms: 'Half before.' },
    },
  })
  const paper = await desk.app.request(`${at}/quote.pdf`)
  expect(paper.headers.get('Content-Type')).toBe('application/pdf')
  expect(paper.headers.get('Cache-Control')).toBe('no-store')
  expect(paper.headers.get('X-Robots-Tag')).toBe('noindex')
  expect(Buffer.from(await paper.arrayBuffer()).equals(Buffer.from(pdfOf('')))).toBe(true)
  // Neither the database nor what staff read of the mail holds the key.
  const [row] = await desk.services.db.queries.select().from(quotes)
  expect(at).not.toContain(row!.tokenHash!)
  expect(await (await desk.desk.fetch(desk.path)).text()).not.toMatch(quoteLink)
  const { text, html } = withoutLink(mail!)
  expect(text + html).not.toMatch(quoteLink)
  for (const guess of [
    `/quote/${'a'.repeat(43)}`,
    '/quote/x',
    `/quote/${'a'.repeat(43)}/quote.pdf`,
  ])
    expect((await desk.app.request(guess)).status).toBe(404)
})

test('whoever accepts it tells the desk once, by mail, in the log, among the new ones and on Today, however often they press', async () => {
  const desk = await deskWithEnquiry()
  const at = await desk.sendQuote()
  for (const method of ['GET', 'HEAD']) await desk.app.request(at, { method })
  expect((await look(desk, at)).page.state).toBe('open')
  const pressed = await Promise.all([1, 2, 3].map(() => press(desk, at, { do: 'accept' })))
  expect(pressed).toMatchObject(Array(3).fill({ status: 303, to: `${at}?accepted` }))
  expect((await look(desk, `${at}?accepted`)).page).toMatchObject({
    ...{ state: 'accepted', acceptedOn: 'Monday 23 November 2026', said: quoteMessages.accepted },
  })
  const notices = await letters(desk, 'quote-notice')
  expect(notices).toMatchObject([
    {
      ...{ recipient: 'desk@dino.example', replyTo: 'asha@buyer.example' },
      subject: 'Asha Menon accepted Quote Q-2026-0001',
    },
  ])
  const log = (await logged(desk)).map(({ action }) => action)
  expect(log.filter((action) => action === 'enquiry-quote-accepted')).toHaveLength(1)
  const { page } = await desk.desk.look<{
    counts: { new: number }
    list: { rows: { hasAcceptedQuote: boolean }[] }
  }>('/staff/inbox')
  expect(page).toMatchObject({ counts: { new: 1 }, list: { rows: [{ hasAcceptedQuote: true }] } })
  expect((await desk.open()).around.quotes[0]!.acceptedAt).not.toBeNull()
  const today = await desk.desk.look<{ followUps: FollowUpsDue }>('/staff/today')
  expect(today.page.followUps.rows).toMatchObject([
    { name: 'Asha Menon', followUpOn: '2026-11-23' },
  ])
})

test('a question reaches the desk with its words, once; an empty one says what to do', async () => {
  const desk = await deskWithEnquiry()
  const at = await desk.sendQuote()
  const ask = (question: string) => press(desk, at, { do: 'ask', question })
  expect(await ask(' ')).toMatchObject({
    ...{ status: 400, page: { refused: quoteMessages.noQuestion, draft: ' ' } },
  })
  await ask('Is GST in it?')
  expect(await ask('Is GST in it?')).toMatchObject({ status: 303, to: `${at}?asked` })
  const [notice, ...others] = await letters(desk, 'quote-notice')
  expect(others).toEqual([])
  expect(notice!.text).toContain('> Is GST in it?')
  expect((await look(desk, at)).page).toMatchObject({ state: 'open', asked: 'Is GST in it?' })
})

test('a newer version takes the place of the older one once it is sent', async () => {
  const desk = await deskWithEnquiry()
  const first = await desk.sendQuote()
  const [quote] = (await desk.open()).around.quotes
  await desk.make({ from: quote!.id })
  expect((await look(desk, first)).page.state).toBe('open')
  await desk.answer()
  expect(desk.papers.at(-1)!.title).toBe('Quote Q-2026-0001, version 2')
  expect((await look(desk, first)).page.state).toBe('replaced')
  expect(await press(desk, first, { do: 'accept' })).toMatchObject({
    ...{ status: 409, page: { refused: quoteMessages.replaced } },
  })
  const [mail] = (await letters(desk)).filter(({ text }) => text.includes('version 2'))
  expect((await press(desk, quoteLinkIn(mail!), { do: 'accept' })).status).toBe(303)
})

test('a question that is one too many is kept in words, and sent again from there', async () => {
  const desk = await deskWithEnquiry()
  const at = await desk.sendQuote()
  for (let time = 0; time < 20; time++) await press(desk, at, { do: 'ask', question: ' ' })
  const answer = await desk.app.request(at, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ do: 'ask', question: 'Is GST in it?' }),
  })
  expect(answer.status).toBe(429)
  expect(await answer.text()).toContain('name="question" value="Is GST in it?"')
})

test('after its last day it can be asked about, and no longer accepted', async () => {
  const desk = await deskWithEnquiry()
  const at = await desk.sendQuote({ validUntil: '2026-11-24' })
  desk.services.now = () => new Date('2026-11-24T18:00:00Z')
  expect((await look(desk, at)).page.state).toBe('open')
  desk.services.now = () => new Date('2026-11-24T19:00:00Z')
  expect(await press(desk, at, { do: 'accept' })).toMatchObject({
    ...{ status: 409, page: { state: 'over', refused: quoteMessages.over } },
  })
  expect((await press(desk, at, { do: 'ask', question: 'And now?' })).status).toBe(303)
})

test('nobody is told that a quote was accepted, or asked about, which went meanwhile', async () => {
  const { services } = await deskWithEnquiry()
  const gone = { id: crypto.randomUUID(), now: services.now(), settings: mailSettings(services) }
  const over = { ok: false, state: 'over' }
  expect(await acceptQuote(services.db, gone)).toEqual(over)
  expect(await askAboutQuote(services.db, { ...gone, question: 'And GST?' })).toEqual(over)
})

test('the same form sent twice is one quote, two at once have two numbers, and none is given twice', async () => {
  const desk = await deskWithEnquiry()
  const id = crypto.randomUUID()
  await Promise.all([desk.make({ id }), desk.make({ id })])
  expect((await desk.open()).around.quotes).toHaveLength(1)
  await Promise.all([desk.make({ terms: 'One.' }), desk.make({ terms: 'Two.' })])
  const numbers = (await desk.open()).around.quotes.map(({ number }) => number)
  expect(new Set(numbers).size).toBe(3)
  for (const { id: file } of (await desk.open()).files)
    await desk.desk.send(desk.path, { do: 'answer', 'take-off': file })
  expect((await desk.open()).around.quotes).toEqual([])
  await desk.make()
  expect(numbers).not.toContain((await desk.open()).around.quotes[0]!.number)
})

test('a quote waits for its answer for longer than a week, and can still be taken off', async () => {
  const desk = await deskWithEnquiry()
  await desk.make()
  await desk.make({ terms: 'All of it before.' })
  const later = new Date(desk.services.now().getTime() + 8 * 24 * 3_600_000)
  desk.services.now = () => later
  await tidyUp(desk.services.db, later)
  expect((await desk.open()).around.quotes).toHaveLength(2)
  const first = (await desk.open()).files.find(({ name }) => name === 'Quote Q-2026-0001.pdf')!
  await desk.desk.send(desk.path, { do: 'answer', 'take-off': first.id })
  expect((await desk.open()).around.quotes).toMatchObject([{ number: 'Q-2026-0002' }])

  expect((await desk.answer()).page).toMatchObject({ ok: true })
  expect((await letters(desk))[0]!.text).toContain('Quote Q-2026-0002: http')
  expect(await desk.open()).toMatchObject({ files: [], around: { quotes: [{ isSent: true }] } })
})

test('whoever changes a price before pressing again is told that the quote was made as it was', async () => {
  const desk = await deskWithEnquiry()
  const id = crypto.randomUUID()
  await desk.make({ id })
  expect(await desk.make({ id, terms: 'Half of it now.' })).toMatchObject({
    status: 409,
    page: { message: quoteMessages.madeBefore, draft: { terms: 'Half of it now.' } },
  })
  expect((await desk.open()).around.quotes).toHaveLength(1)
})

test('what can’t be made keeps what was typed, and leaves nothing', async () => {
  const desk = await deskWithEnquiry(() => Promise.reject(new Error('no compiler')))
  expect(await desk.make()).toMatchObject({
    status: 503,
    page: {
      message: quoteMessages.noPaper,
      draft: { lines: [{ words: 'Dino Wotan, red', price: '₹ 12,50,000' }, {}, {}, {}] },
    },
  })
  const wrong = await desk.make({ validUntil: 'soon' })
  expect(wrong).toMatchObject({
    ...{ status: 422, page: { errors: { validUntil: quoteMessages.validUntil } } },
  })
  const { queries } = desk.services.db
  expect(await queries.select().from(enquiryAttachments)).toEqual([])
  expect(await queries.select().from(fileContents)).toEqual([])
})

test('a quote of one enquiry is no beginning for another, and there is none for whoever is not there', async () => {
  const desk = await deskWithEnquiry()
  await desk.make()
  const [quote] = (await desk.open()).around.quotes
  const other = await enquiryFrom(desk, { email: 'ravi@buyer.example', name: 'Ravi' })
  const { page } = await desk.desk.look<{ renewed: unknown; draft: { terms: string } }>(
    `/staff/inbox/${other}/quote?from=${quote!.id}`,
  )
  // The office's usual terms, and nothing else of it.
  expect(page).toMatchObject({ renewed: null, draft: { terms: 'Half before.' } })
  const nobody = `/staff/inbox/${crypto.randomUUID()}/quote`
  expect((await desk.desk.fetch(nobody)).status).toBe(404)
})

test('whoever is erased leaves no quote, and their link leads nowhere', async () => {
  const desk = await deskWithEnquiry()
  const at = await desk.sendQuote()
  const exported = await desk.desk.fetch('/staff/people.json?person=asha@buyer.example')
  expect(await exported.text()).toContain('₹ 12,50,000')
  await desk.desk.send('/staff/people', {
    ...{ person: 'asha@buyer.example', confirmation: 'asha@buyer.example' },
  })
  expect(await desk.services.db.queries.select().from(quotes)).toEqual([])
  expect((await desk.app.request(at)).status).toBe(404)
})
