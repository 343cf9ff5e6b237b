import { expect, test } from 'vitest'
import { likeness, wordChanges } from './word-changes.ts'

test('what is left out and what is new is told word by word', () => {
  expect(wordChanges('It lifts two tonnes slowly.', 'It lifts three tonnes slowly.')).toEqual([
    { in: 'both', text: 'It lifts' },
    { in: 'old', text: ' two' },
    { in: 'new', text: ' three' },
    { in: 'both', text: ' tonnes slowly.' },
  ])
})

test('texts are alike by the words that both have', () => {
  expect(likeness('It lifts two tonnes', 'It lifts three tonnes')).toBe(0.75)
  expect(likeness('Close', 'Open')).toBe(0)
  expect(likeness('', '')).toBe(0)
})
