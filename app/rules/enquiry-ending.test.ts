import { expect, test } from 'vitest'
import { endingWords, noEnding, readEnding } from './enquiry-ending.ts'

const typed = { outcome: 'lost', lostReason: 'price', lostWords: '' }

test.each([
  [typed, 'Lost: Price'],
  [{ ...typed, lostWords: ' 8 %\n too dear ' }, 'Lost: Price, 8 % too dear'],
  [{ ...typed, lostReason: 'other', lostWords: 'Moved abroad' }, 'Lost: Moved abroad'],
  [{ ...typed, outcome: 'won' }, 'Won'],
  [{ ...typed, outcome: '' }, null],
])('%o reads as %s', (form, words) => {
  const read = readEnding('done', form)
  expect(read.ok && endingWords(read.ending)).toBe(words)
})

test.each([
  ['done', { ...typed, outcome: 'stolen' }, 'no-outcome'],
  ['done', { ...typed, lostReason: 'constructor' }, 'no-reason'],
  ['done', { ...typed, lostReason: 'other', lostWords: ' ' }, 'no-words'],
  ['done', { ...typed, lostWords: 'a'.repeat(301) }, 'too-long'],
  ['new', { ...typed, outcome: 'won' }, 'not-done'],
] as const)('of one that is %s, %o is refused: %s', (status, form, reason) => {
  expect(readEnding(status, form)).toEqual({ ok: false, reason })
})

test('what was won keeps no reason for being lost', () => {
  const read = readEnding('done', { outcome: 'won', lostReason: 'price', lostWords: 'too dear' })
  expect(read).toEqual({ ok: true, ending: { ...noEnding, outcome: 'won' } })
})
