import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enquiryAttachments } from '../../app/db/schema/enquiries.server.ts'
import { quotes } from '../../app/db/schema/quotes.server.ts'
import { quoteMessages } from '../../app/rules/quotes.ts'
import { deskWithEnquiry, letters, meera, quoteLink } from '../quote-desk.ts'

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
