import { expect, test } from 'vitest'
import { checkFollowUp, followUpSentence, lateWords } from './follow-up.ts'

const today = '2026-11-23'

test.each([
  ['2026-11-23', 'today', 'Follow up today.'],
  ['2026-11-22', '1 day late', 'Follow up: 1 day late.'],
  ['2026-10-31', '23 days late', 'Follow up: 23 days late.'],
  ['2026-11-25', 'Wed 25 November', 'Follow up on Wed 25 November.'],
  ['2027-01-04', 'Mon 4 January', 'Follow up on Mon 4 January 2027.'],
])('what is to be followed up on %s is said to be %s', (date, late, sentence) => {
  expect([lateWords(date, today), followUpSentence(date, today)]).toEqual([late, sentence])
})

test.each([
  ['2026-11-23', true],
  ['2028-11-22', true],
  ['2026-11-22', false],
  ['2028-11-23', false],
  ['2026-02-30', false],
  ['tomorrow', false],
])('%s can be a day to follow up on: %s', (date, ok) => {
  expect(checkFollowUp(date, today).ok).toBe(ok)
})
