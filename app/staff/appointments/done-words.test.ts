import { expect, test } from 'vitest'
import { doneWords } from './done-words.ts'

const reached = { email: 'asha@buyer.example', hasMailServer: true }

test.each([
  ['moved', reached, 'Moved to this time. They are told by mail.'],
  ['moved', { ...reached, hasMailServer: false }, /please call them\.$/],
  ['cancelled', { ...reached, email: null }, /no e-mail: please call them\.$/],
  ['completed', reached, 'Marked as completed.'],
])('after %s staff read what was done, and who has to be called', (deed, who, words) => {
  expect(doneWords(deed, who)).toMatch(words)
})

test.each([null, 'constructor', 'nonsense'])('an address with %s says nothing', (deed) => {
  expect(doneWords(deed, reached)).toBeNull()
})
