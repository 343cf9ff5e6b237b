import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enquiryAttachments } from '../../app/db/schema/enquiries.server.ts'
import { mails } from '../../app/db/schema/mails.server.ts'
import { quotes } from '../../app/db/schema/quotes.server.ts'
import type { MailStatus } from '../../app/rules/mail.ts'
import { quoteMessages } from '../../app/rules/quotes.ts'
import { quoteLink, quoteLinkIn } from '../links-in.ts'
import { resend } from '../office-mails.ts'
import { deskWithEnquiry, letters, look, meera, press } from '../quote-desk.ts'

type Desk = Awaited<ReturnType<typeof deskWithEnquiry>>

const outdated = quoteMessages.outdated('Quote Q-2026-0001')

test('a corrected quote goes out without the wrong one', async () => {
  const desk = await deskWithEnquiry()
  await desk.make()
  const [wrong] = (await desk.open()).around.quotes
  expect((await desk.make({ from: wrong!.id, price: '₹ 11,50,000' })).status).toBe(303)
  expect(await desk.open()).toMatchObject({
    files: [{ name: 'Quote Q-2026-0001, version 2.pdf' }],
    around: { quotes: [{ version: 2 }] },
  })
  expect((await desk.answer()).page).toMatchObject({ ok: true })
  const [mail] = await letters(desk)
  expect(mail!.text.match(new RegExp(quoteLink, 'g'))).toHaveLength(1)
})

test('a colleague’s paper of the same number stays theirs when a new version is made', async () => {
  const desk = await deskWithEnquiry()
  await desk.make()
  const [first] = (await desk.open()).around.quotes
  await desk.make({ from: first!.id }, meera)
  expect((await desk.open()).files).toMatchObject([{ name: 'Quote Q-2026-0001.pdf' }])
  expect((await desk.open(meera)).files).toMatchObject([
    { name: 'Quote Q-2026-0001, version 2.pdf' },
  ])
})

test('an older version is not sent behind the newer one of a colleague, and what was typed stays', async () => {
  const desk = await deskWithEnquiry()
  await desk.make()
  const [first] = (await desk.open()).around.quotes
  await desk.make({ from: first!.id }, meera)
  await desk.answer(meera)
  expect(await desk.answer(undefined, '9999')).toMatchObject({
    status: 409,
    page: {
      message: outdated,
      answer: { draft: { text: 'Here it is.' }, fileError: outdated },
    },
  })
  expect(await letters(desk)).toHaveLength(1)
  const [paper] = (await desk.open()).files
  await desk.desk.send(desk.path, { do: 'answer', 'take-off': paper!.id })
  expect((await desk.answer(undefined, '9999')).page).toMatchObject({ ok: true })
})

test('two versions that wait together, as older programs left them, do not go out in one mail', async () => {
  const desk = await deskWithEnquiry()
  await desk.make()
  const [first] = (await desk.open()).around.quotes
  await desk.make({ from: first!.id }, meera)
  const { queries } = desk.services.db
  const [mine] = await queries.select().from(quotes).where(eq(quotes.version, 1))
  await queries.update(enquiryAttachments).set({
    addedBy: mine!.madeBy,
  })
  expect((await desk.answer()).page).toMatchObject({ ok: false, message: outdated })
  expect(await letters(desk)).toEqual([])
})

test('a page of a version that has gone since makes no other number', async () => {
  const desk = await deskWithEnquiry()
  await desk.make()
  const [first] = (await desk.open()).around.quotes
  await desk.make({ from: first!.id })
  expect(await desk.make({ from: first!.id, terms: 'All before.' })).toMatchObject({
    status: 409,
    page: {
      message: quoteMessages.otherVersion,
      ...{ from: first!.id, draft: { terms: 'All before.' } },
    },
  })
  expect((await desk.open()).around.quotes).toHaveLength(1)
  expect((await desk.make({ from: 'none' })).status).toBe(409)
})

test('what was typed for a version that has gone since is asked for under that version', async () => {
  const desk = await deskWithEnquiry()
  await desk.make()
  const [first] = (await desk.open()).around.quotes
  const looked = async (from: string) =>
    (await desk.desk.look<object>(`${desk.path}/quote?from=${from}`)).page
  const renewed = { number: 'Q-2026-0001' }
  expect(await looked(first!.id)).toMatchObject({ from: first!.id, renewed })
  await desk.make({ from: first!.id })
  expect(await looked(first!.id)).toMatchObject({ from: first!.id, renewed: null })
  expect(await looked('none')).toMatchObject({ from: null, renewed: null })
})

const stateAt = async (desk: Desk, at: string) => (await look(desk, at)).page.state

/** Its first version was sent, and then a second; the page of the first, and the mail of the second. */
async function twoVersions(desk: Desk) {
  const first = await desk.sendQuote()
  const { queries } = desk.services.db
  await queries.update(mails).set({ status: 'sent', sentAt: desk.services.now() })
  const [quote] = (await desk.open()).around.quotes
  await desk.make({ from: quote!.id })
  await desk.answer(undefined, '9999')
  const second = (await letters(desk)).find(({ status }) => status === 'waiting')!
  const becomes = (status: MailStatus) =>
    queries.update(mails).set({ status }).where(eq(mails.id, second.id))
  return { first, second: second.id, becomes }
}

test.each(['failed', 'kept', 'dismissed'] as const)(
  'a newer version whose mail is %s leaves the one that came open, and the list says so',
  async (status) => {
    const desk = await deskWithEnquiry()
    const { first, second, becomes } = await twoVersions(desk)
    expect(await stateAt(desk, first)).toBe('replaced')
    await becomes(status)
    expect(await stateAt(desk, first)).toBe('open')
    expect((await desk.open()).around.quotes).toMatchObject([
      { version: 2, isReplaced: false, undelivered: { id: second, status } },
      { version: 1, isReplaced: false, undelivered: null },
    ])
    expect((await press(desk, first, { do: 'accept' })).status).toBe(303)
  },
)

test('a newer version whose mail came back takes the older one’s place once its copy goes out', async () => {
  const desk = await deskWithEnquiry()
  const { first, second, becomes } = await twoVersions(desk)
  await becomes('sent')
  await desk.desk.send(`/staff/mail/${encodeURIComponent(second)}`, { do: 'returned' })
  expect(await stateAt(desk, first)).toBe('open')
  await becomes('sent')
  await resend({ ...desk, ...desk.desk }, second)
  await becomes('failed')
  expect(await stateAt(desk, first)).toBe('replaced')
  expect((await desk.open()).around.quotes).toMatchObject([{ undelivered: null }, {}])
})

test('a version that was accepted replaces the one before, whatever is said of its mail afterwards', async () => {
  const desk = await deskWithEnquiry()
  const { first, second, becomes } = await twoVersions(desk)
  const mail = (await letters(desk)).find(({ id }) => id === second)!
  await press(desk, quoteLinkIn(mail), { do: 'accept' })
  await becomes('failed')
  expect(await stateAt(desk, first)).toBe('replaced')
  expect((await desk.open()).around.quotes[0]).toMatchObject({ version: 2, undelivered: null })
})

test('a version whose mail failed is not sent again behind another that was accepted meanwhile', async () => {
  const desk = await deskWithEnquiry()
  const { first, second, becomes } = await twoVersions(desk)
  await becomes('failed')
  desk.services.now = () => new Date('2026-11-23T05:00:00Z')
  expect((await press(desk, first, { do: 'accept' })).status).toBe(303)
  expect(await resend({ ...desk, ...desk.desk }, second)).toMatchObject({ status: 409 })
  expect((await letters(desk)).find(({ id }) => id === second)!.status).toBe('failed')
})
