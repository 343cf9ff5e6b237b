import { expect, test } from 'vitest'
import { dateWords } from './day-labels.ts'

test.each([
  ['2026-11-05', '5 November 2026'],
  ['2026-11', 'November 2026'],
  ['2009', '2009'],
])('%s is written %s', (date, words) => {
  expect(dateWords(date)).toBe(words)
})
