import { expect, test } from 'vitest'
import { daysDoneQuery, daysDoneWords } from './days-done.ts'

test.each([
  ['open-day', 0, 'The day is open.'],
  ['close-slot', 1, 'The slot is closed. One appointment is called off.'],
  ['close-day', 3, 'The day is closed. 3 appointments are called off.'],
  ['toString', 0, null],
])('after %s with %i called off staff read: %s', (done, told, words) => {
  expect(daysDoneWords(new URLSearchParams(daysDoneQuery(done, told)))).toBe(words)
})
