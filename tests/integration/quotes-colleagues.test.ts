import { expect, test } from 'vitest'
import { attachmentMessages } from '../../app/rules/attachments.ts'
import type { InboxOutcome } from '../../app/staff/inbox/inbox-outcome.ts'
import { signedInAs } from '../fresh-app.ts'
import { quoteLink, quoteLinkIn } from '../links-in.ts'
import { deskWithEnquiry, letters, look, meera } from '../quote-desk.ts'
import { pdfOf } from '../sample-pdfs.ts'

/** Meera made a quote; what Dino does with its PDF. */
async function quotedByMeera() {
  const desk = await deskWithEnquiry()
  await desk.make({}, meera)
  const [quote] = (await desk.open()).around.quotes
  const press = async (fields: Record<string, string | File>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ do: 'answer', ...fields })) form.set(name, value)
    const person = { name: 'Dino Staff', email: 'staff@dino.example' }
    const headers = await signedInAs(desk.services, person)
    const answer = await desk.app.request(desk.path, { method: 'POST', headers, body: form })
    return { status: answer.status, page: (await answer.json()) as InboxOutcome }
  }
  return { ...desk, press, paper: quote!.attachmentId }
}

async function expectSent(desk: Awaited<ReturnType<typeof quotedByMeera>>) {
  const [mail, ...others] = await letters(desk)
  expect(others).toEqual([])
  const at = quoteLinkIn(mail!)
  expect(await look(desk, at)).toMatchObject({ status: 200, page: { state: 'open' } })
  expect((await desk.open()).around.quotes).toMatchObject([{ isSent: true, undelivered: null }])
  expect((await desk.open(meera)).files).toEqual([])
}

test('a colleague’s PDF that is attached by hand goes along with its link, whatever it is called', async () => {
  const desk = await quotedByMeera()
  const file = new File([new Uint8Array(pdfOf(''))], 'Quote (1).pdf')
  expect((await desk.press({ attach: 'file', file })).page.ok).toBe(true)
  expect((await desk.open()).files).toMatchObject([{ name: 'Quote Q-2026-0001.pdf' }])
  expect((await desk.answer()).page).toMatchObject({ ok: true })
  await expectSent(desk)
})

test('a colleague’s PDF is taken over for an answer of one’s own, once', async () => {
  const desk = await quotedByMeera()
  expect(await desk.open()).toMatchObject({
    ...{ files: [], colleaguesPapers: [{ id: desk.paper, who: 'Meera Nair' }] },
  })
  const typed = { text: 'Half of an answer', 'take-over': desk.paper }
  expect((await desk.press(typed)).page).toMatchObject({
    ...{ ok: true, answer: { draft: { text: 'Half of an answer' } } },
  })
  expect(await desk.open()).toMatchObject({ files: [{ id: desk.paper }], colleaguesPapers: [] })
  expect(await desk.press(typed)).toMatchObject({
    ...{ status: 422, page: { message: attachmentMessages.waitsNoMore } },
  })
  expect((await desk.answer(meera)).page.ok).toBe(true)
  expect((await letters(desk))[0]!.text).not.toMatch(quoteLink)
  await desk.answer(undefined, '9999')
  expect((await desk.open()).around.quotes).toMatchObject([{ isSent: true }])
})

test('a colleague’s PDF that was taken over can be taken off, or renewed', async () => {
  const desk = await quotedByMeera()
  await desk.press({ 'take-over': desk.paper })
  const [quote] = (await desk.open()).around.quotes
  await desk.make({ from: quote!.id })
  const { files, around } = await desk.open()
  expect(files).toMatchObject([{ name: 'Quote Q-2026-0001, version 2.pdf' }])
  expect(around.quotes).toMatchObject([{ version: 2 }])
  await desk.press({ 'take-off': files[0]!.id })
  expect((await desk.open()).around.quotes).toEqual([])
})

test('no more is taken over than goes along with one answer', async () => {
  const desk = await quotedByMeera()
  for (const place of [1, 2, 3, 4, 5]) {
    const file = new File([new Uint8Array(pdfOf(`% ${place}`))], `${place}.pdf`)
    await desk.press({ attach: 'file', file })
  }
  expect((await desk.press({ 'take-over': desk.paper })).page.message).toBe(
    attachmentMessages.tooMany,
  )
})

test('a paper that waits for one’s own answer is not kept a second time under another name', async () => {
  const desk = await deskWithEnquiry()
  await desk.make()
  const form = new FormData()
  for (const [name, value] of Object.entries({ do: 'answer', attach: 'file' }))
    form.set(name, value)
  form.set('file', new File([new Uint8Array(pdfOf(''))], 'Quote (1).pdf'))
  const headers = await signedInAs(desk.services, {
    ...{ name: 'Dino Staff', email: 'staff@dino.example' },
  })
  await desk.app.request(desk.path, { method: 'POST', headers, body: form })
  expect((await desk.open()).files).toMatchObject([{ name: 'Quote Q-2026-0001.pdf' }])
})

test('an answer with a colleague’s PDF that is pressed twice without scripts is one answer', async () => {
  const desk = await quotedByMeera()
  const file = new File([new Uint8Array(pdfOf(''))], 'Quote (1).pdf')
  const answer = { answerId: crypto.randomUUID(), subject: 'Your quote', text: 'Here it is.' }
  for (const press of [1, 2])
    expect([press, (await desk.press({ ...answer, file })).status]).toEqual([press, 200])
  expect(await letters(desk)).toHaveLength(1)
})
