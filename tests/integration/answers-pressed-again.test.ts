import { expect, test } from 'vitest'
import type { InboxOutcome } from '../../app/staff/inbox/inbox-outcome.ts'
import { answering, fileOf, paper } from '../answering.ts'
import { quoteLinkIn } from '../links-in.ts'
import { answersOf, proposedLinks, propose, siteWithProposal, slots } from '../proposals.ts'
import { deskWithEnquiry, letters, look } from '../quote-desk.ts'
import { pdfOf } from '../sample-pdfs.ts'

const sentBefore = { ok: false, message: expect.stringContaining('not sent yet') as string }

test('an answer with a quote that is pressed again after a lost answer is one, and its link stays right', async () => {
  const desk = await deskWithEnquiry()
  await desk.make()
  const [paper] = (await desk.open()).files
  const answer = { do: 'answer', answerId: crypto.randomUUID(), seen: '0' }
  const form = { ...answer, subject: 'Your quote', text: 'Here it is.' }
  const press = (attached = {}) => desk.desk.send<InboxOutcome>(desk.path, { ...form, ...attached })
  expect((await press({ attached: paper!.id })).status).toBe(200)
  expect((await press({ attached: paper!.id })).status).toBe(200)
  // From a page that was read anew meanwhile: nothing waits there any more.
  expect((await press()).status).toBe(200)

  const [mail, ...others] = await letters(desk)
  expect(others).toEqual([])
  expect((await look(desk, quoteLinkIn(mail!))).page.state).toBe('open')
})

test('whoever changes the times before pressing again is told that the answer went with those of then', async () => {
  const made = await siteWithProposal()
  const answerId = crypto.randomUUID()
  const press = (proposed: readonly string[]) => propose(made, proposed, { answerId })
  expect((await press(slots.slice(0, 2))).status).toBe(200)
  expect((await press(slots.slice(0, 2).toReversed())).status).toBe(200)
  for (const others of [slots, slots.slice(1), slots.slice(0, 1)])
    expect(await press(others)).toMatchObject({ status: 409, page: sentBefore })
  expect((await propose(made, [], { answerId, propose: '' })).status).toBe(409)
  expect(await proposedLinks(made.site)).toHaveLength(2)
  expect(await answersOf(made.site)).toHaveLength(1)
})

test('whoever attaches one more file before pressing again is told that the answer went without it', async () => {
  const desk = await answering()
  await desk.attach(paper, 'Quote.pdf')
  const [first] = await desk.waiting()
  await desk.post({ attached: first!.id })
  await desk.attach(pdfOf('The yard'), 'Yard.pdf')
  const [second] = await desk.waiting()
  for (const attached of [second!.id, [first!.id, second!.id]])
    expect(await desk.post({ attached })).toMatchObject({ status: 409, page: sentBefore })
  expect((await desk.open()).around.answers[0]!.files).toMatchObject([{ name: 'Quote.pdf' }])
  expect(await desk.waiting()).toMatchObject([{ name: 'Yard.pdf' }])
})

test('a file that a browser without scripts sends again with its answer changes nothing in it', async () => {
  const desk = await answering()
  for (const file of [fileOf(paper, 'Quote.pdf'), fileOf(paper, 'Quote.pdf')])
    expect((await desk.post({ file })).status).toBe(200)
})
