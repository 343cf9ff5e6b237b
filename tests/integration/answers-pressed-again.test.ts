import { expect, test } from 'vitest'
import type { InboxOutcome } from '../../app/staff/inbox/inbox-outcome.ts'
import { deskWithEnquiry, letters, look, quoteLink } from '../quote-desk.ts'

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
  expect((await look(desk, quoteLink.exec(mail!.text)![0])).page.state).toBe('open')
})
