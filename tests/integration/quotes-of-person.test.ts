import { expect, test } from 'vitest'
import type { PersonQuote } from '../../app/staff/people/quotes-of-person.server.ts'
import { deskWithEnquiry, press } from '../quote-desk.ts'

test('the page of a person has their quotes, and how each stands', async () => {
  const desk = await deskWithEnquiry()
  const at = await desk.sendQuote()
  const [sent] = (await desk.open()).around.quotes
  await desk.make({ from: sent!.id })
  const quoted = async () => {
    type Page = { person: { quotes: PersonQuote[] } }
    const { page } = await desk.desk.look<Page>('/staff/people?person=asha@buyer.example')
    return page.person.quotes.map(({ title, state, enquiryId }) => [title, state, enquiryId])
  }
  const unsent = ['Quote Q-2026-0001, version 2', 'unsent', desk.id]
  expect(await quoted()).toEqual([unsent, ['Quote Q-2026-0001', 'open', desk.id]])
  await press(desk, at, { do: 'accept' })
  expect(await quoted()).toEqual([unsent, ['Quote Q-2026-0001', 'accepted', desk.id]])
})
