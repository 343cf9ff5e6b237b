import { expect, test } from 'vitest'
import { checkFollowUp } from './follow-up.ts'
import {
  longestLine,
  longestPrice,
  mostLines,
  quoteMessages,
  quoteNumber,
  quoteState,
  quoteTitle,
  readQuestion,
  readQuote,
  readQuoteNumber,
  wordsWith,
} from './quotes.ts'

const today = '2026-11-23'
const draft = {
  lines: [{ words: 'A crane', price: '₹ 1' }],
  validUntil: '2026-12-23',
  terms: '',
  recipient: '',
}

test('empty lines are left out, and what was typed becomes one line each', () => {
  const lines = [
    { words: ' A\ncrane ', price: ' ₹ 1 ' },
    { words: ' ', price: '' },
  ]
  expect(readQuote({ ...draft, lines, terms: 'One.\r\nTwo.' }, today)).toEqual({
    ok: true,
    quote: { ...draft, lines: [{ words: 'A crane', price: '₹ 1' }], terms: 'One.\nTwo.' },
  })
})

test.each([
  ['no line', { lines: [] }, { 'words-0': quoteMessages.noLine }],
  [
    'a price of nothing',
    { lines: [...draft.lines, { words: '', price: '₹ 2' }] },
    { 'words-1': quoteMessages.noWords },
  ],
  [
    'a long line',
    { lines: [{ words: 'a'.repeat(longestLine + 1), price: '' }] },
    { 'words-0': quoteMessages.tooLong(longestLine) },
  ],
  [
    'a long price',
    { lines: [{ words: 'a', price: '1'.repeat(longestPrice + 1) }] },
    { 'price-0': quoteMessages.tooLong(longestPrice) },
  ],
  [
    'too many lines',
    { lines: Array(mostLines + 1).fill(draft.lines[0]) },
    { 'words-0': quoteMessages.tooManyLines },
  ],
  ['a day that has passed', { validUntil: '2026-11-22' }, { validUntil: quoteMessages.validUntil }],
  ['no day', { validUntil: '2026-02-30' }, { validUntil: quoteMessages.validUntil }],
  ['a year too far', { validUntil: '2062-12-23' }, { validUntil: quoteMessages.validTooLong }],
  [
    'the first day too far',
    { validUntil: '2028-11-23' },
    { validUntil: quoteMessages.validTooLong },
  ],
  ['endless terms', { terms: 'a'.repeat(4001) }, { terms: quoteMessages.tooLong(4000) }],
])('%s is told at its field', (_what, change, errors) => {
  expect(readQuote({ ...draft, ...change }, today)).toEqual({ ok: false, errors })
})

test('the furthest day is as far as that of following up', () => {
  const validUntil = '2028-11-22'
  expect(readQuote({ ...draft, validUntil }, today)).toMatchObject({ ok: true })
  expect(checkFollowUp(validUntil, today)).toEqual({ ok: true })
  expect(quoteMessages.validTooLong).toBe('Choose a day within the next two years.')
})

test('a quote is open until the end of its last day, unless it was accepted or replaced', () => {
  const sent = { isSent: true, isReplaced: false, acceptedAt: null, validUntil: today }
  expect(quoteState(sent, today)).toBe('open')
  expect(quoteState(sent, '2026-11-24')).toBe('over')
  expect(quoteState({ ...sent, isReplaced: true }, today)).toBe('replaced')
  expect(quoteState({ ...sent, isSent: false }, today)).toBe('unsent')
  const accepted = { ...sent, acceptedAt: new Date(), isReplaced: true }
  expect(quoteState(accepted, '2027-01-01')).toBe('accepted')
})

test('numbers count up in a year, and a first version says nothing of versions', () => {
  expect(quoteNumber(2026, 7)).toBe('Q-2026-0007')
  expect(quoteNumber(2026, 12_345)).toBe('Q-2026-12345')
  expect(quoteTitle({ number: 'Q-2026-0007', version: 1 })).toBe('Quote Q-2026-0007')
  expect(quoteTitle({ number: 'Q-2026-0007', version: 2 })).toBe('Quote Q-2026-0007, version 2')
})

test.each(['Q-2026-0007', ' q 2026 0007', 'q-2026-7', 'Q20260007'])(
  '‘%s’ is the number of a quote',
  (typed) => {
    expect(readQuoteNumber(typed)).toBe('Q-2026-0007')
  },
)

test.each(['2026-0007', 'Q-2026', 'RM-48215', 'Q-2026-0007 please', 'Quarry 2026 7'])(
  '‘%s’ is none',
  (typed) => {
    expect(readQuoteNumber(typed)).toBeNull()
  },
)

test('a question has words, and an end', () => {
  expect(readQuestion(' With\r\nGST? ')).toEqual({ ok: true, words: 'With\nGST?' })
  expect(readQuestion(' ')).toEqual({ ok: false, message: quoteMessages.noQuestion })
  expect(readQuestion('a'.repeat(2001))).toEqual({ ok: false, message: quoteMessages.longQuestion })
})

test('words with letters that a paper lacks are named wherever they stand on it, those that staff typed before the rest', () => {
  const paper = {
    ...{ title: 'Quote', date: '', validUntil: '', reference: null, terms: ['Half before.'] },
    ...{ to: ['Asha Ж'], lines: [{ words: 'Door Ж2', price: '' }], about: 'Dino Ж3' },
    ...{ configuration: [{ label: 'Name', value: 'Ж4' }], from: ['DINO', 'Kottayam'] },
  }
  expect(wordsWith(['Ж'], paper)).toEqual(['Ж', 'Ж2', 'Ж4', 'Ж3'])
})
