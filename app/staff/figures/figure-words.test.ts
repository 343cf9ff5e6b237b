import { expect, test } from 'vitest'
import { hoursWords, weekWords } from './figure-words.ts'
import { firstMonday, readWeeks } from './period.ts'

test.each([
  [null, '–'],
  [0.25, '15 min'],
  [1, '1 h'],
  [2.44, '2.4 h'],
  [18.6, '19 h'],
  [74, '3.1 days'],
])('%s hours are read as %s', (hours, words) => {
  expect(hoursWords(hours)).toBe(words)
})

test('a period begins with a Monday and ends with this week', () => {
  // A Sunday: still the week of Monday the 16th.
  expect(firstMonday('2026-11-22', 1)).toBe('2026-11-16')
  expect(firstMonday('2026-11-23', 4)).toBe('2026-11-02')
  expect(weekWords('2026-11-02')).toBe('2 Nov')
})

test('a period that is not offered is the usual one', () => {
  expect(readWeeks(new URLSearchParams('?weeks=52'))).toBe(52)
  expect(readWeeks(new URLSearchParams('?weeks=100000'))).toBe(13)
})
