import { expect, test } from 'vitest'
import { quoteMessages } from '../../app/rules/quotes.ts'
import { quoteLinkIn } from '../links-in.ts'
import { deskWithEnquiry, letters, look } from '../quote-desk.ts'

const lapsed = quoteMessages.lapsed('Quote Q-2026-0001', 'Tuesday 24 November 2026')

test('a quote whose last day has passed while it waited is not sent, and what was typed stays', async () => {
  const desk = await deskWithEnquiry()
  await desk.make({ validUntil: '2026-11-24' })
  desk.services.now = () => new Date('2026-11-24T19:00:00Z')
  expect(await desk.answer()).toMatchObject({
    status: 409,
    page: { message: lapsed, answer: { draft: { text: 'Here it is.' }, fileError: lapsed } },
  })
  expect(await letters(desk)).toEqual([])

  const [quote] = (await desk.open()).around.quotes
  await desk.make({ from: quote!.id, validUntil: '2026-11-25' })
  expect((await desk.answer()).page).toMatchObject({ ok: true })
  const [mail] = await letters(desk)
  expect((await look(desk, quoteLinkIn(mail!))).page.state).toBe('open')
})

test('on its last day in India a quote is sent, and a press that is repeated after that day is done', async () => {
  const desk = await deskWithEnquiry()
  await desk.make({ validUntil: '2026-11-24' })
  const [paper] = (await desk.open()).files
  const form = { do: 'answer', answerId: crypto.randomUUID(), subject: 'Your quote', text: 'Here.' }
  const press = () => desk.desk.send(desk.path, { ...form, attached: paper!.id })
  for (const at of ['2026-11-24T18:00:00Z', '2026-11-24T19:00:00Z']) {
    desk.services.now = () => new Date(at)
    expect((await press()).status).toBe(200)
  }
  expect(await letters(desk)).toHaveLength(1)
})
