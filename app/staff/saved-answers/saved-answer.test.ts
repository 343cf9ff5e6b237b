import { expect, test } from 'vitest'
import { checkSavedAnswer, filledIn, putIn } from './saved-answer.ts'

const closing = 'Kind regards\nDino Staff\nDINO'
const beginning = `Dear Asha Menon,\n\n\n\n${closing}`

test('the name and the machine are filled in wherever they stand, and nothing in what is filled in', () => {
  const values = { name: 'Asha {machine}', machine: 'Dino Wotan' }
  expect(filledIn('Dear {name}, the {machine}. {name}!', values)).toBe(
    'Dear Asha {machine}, the Dino Wotan. Asha {machine}!',
  )
})

test('in an untouched answer it stands between the greeting and the closing words', () => {
  expect(putIn(beginning, 'We do.', { caret: null, closing }).text).toBe(
    `Dear Asha Menon,\n\nWe do.\n\n${closing}`,
  )
})

test.each([
  ['Yes.', null, 'Yes.\n\nWe do.'],
  ['', null, 'We do.'],
  ['Yes. No.', 5, 'Yes. We do.No.'],
  ['Yes.', 4, 'Yes.We do.'],
])('in ‘%s’ with the caret at %s nothing typed is lost', (text, caret, expected) => {
  expect(putIn(text, 'We do.', { caret, closing }).text).toBe(expected)
})

test('the caret is behind what was put in', () => {
  const put = putIn(beginning, 'We do.', { caret: null, closing })
  expect(put.text.slice(0, put.caret)).toBe('Dear Asha Menon,\n\nWe do.')
})

test.each([
  [{ title: ' ', text: 'We do.' }, { title: 'Give it a title.' }],
  [{ title: 'Yes', text: ' ' }, { text: 'Write the answer.' }],
  [{ title: 'Yes', text: 'From {price}.' }, { text: expect.stringContaining('{price}') as string }],
  [
    { title: 'Yes', text: 'Dear {first name},' },
    { text: expect.stringContaining('{first name}') as string },
  ],
  [
    { title: 'Yes', text: 'Dear { name },' },
    { text: expect.stringContaining('{ name }') as string },
  ],
  [{ title: 'a'.repeat(81), text: 'x' }, { title: 'Shorten this to 80 characters.' }],
])('%o is refused', (typed, errors) => {
  expect(checkSavedAnswer(typed)).toEqual({ ok: false, errors })
})
