import { expect, test } from 'vitest'
import { withdrawnWords } from './withdrawn-words.ts'

const asha = { email: 'asha@buyer.example', movedTo: null, offerMail: 'sent' } as const

test('somebody who was called off is said to be mailed once the mail server took the mail', () => {
  expect(withdrawnWords(asha)).toBe('Mailed with a link, no other slot chosen yet')
  expect(withdrawnWords({ ...asha, offerMail: 'waiting' })).toMatch(/^The mail .* on its way/)
})

test('whoever no mail reached is to be called', () => {
  for (const offerMail of ['failed', 'kept', 'dismissed', null] as const)
    expect(withdrawnWords({ ...asha, offerMail })).toMatch(/: call to find another slot$/)
  expect(withdrawnWords({ ...asha, email: null, offerMail: null })).toMatch(/^No e-mail: call/)
})

test('another slot that was taken stands in place of that', () => {
  const movedTo = { id: '1', date: '2026-11-30', time: '10:30' }
  expect(withdrawnWords({ ...asha, movedTo, offerMail: 'failed' })).toMatch(/^Now .*, 10:30$/)
})
