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

/** As long as a story may be: 20,000 letters. */
const story = (word: (at: number) => string) =>
  Array.from({ length: 2_500 }, (_, at) => `${word(at)}${at % 10 === 9 ? '.' : ''}`).join(' ')

test('of a long story the sentences that stayed are told as such, however far apart the others are', () => {
  const old = story((at) => `word${at}`)
  const now = `First ${old.replace('word1234', 'other')} Last.`
  expect(wordChanges(old, old)).toEqual([{ in: 'both', text: old }])
  const runs = wordChanges(old, now)
  expect(runs.map((run) => run.in)).toEqual(['old', 'new', 'both', 'old', 'new', 'both', 'new'])
  expect(runs.filter((run) => run.in === 'old').map(({ text }) => text)).toEqual([
    'word0',
    ' word1234',
  ])
  const without = (other: string) => runs.map((run) => (run.in === other ? '' : run.text)).join('')
  expect([without('new'), without('old')]).toEqual([old, now])
})

test('a long story that is another one is not searched for the words that both have', () => {
  const [old, now] = ['old', 'new'].map((word) =>
    story((at) => (at % 2 ? 'the' : `${word}${at}`)).replaceAll('.', ''),
  ) as [string, string]
  const runs = wordChanges(old, now)
  expect(runs.map((run) => run.in)).toEqual(['old', 'new', 'both'])
  expect(runs.at(-1)!.text).toBe(' the')
})

test('texts are alike by the words that both have', () => {
  expect(likeness('It lifts two tonnes', 'It lifts three tonnes')).toBe(0.75)
  expect(likeness('Close', 'Open')).toBe(0)
  expect(likeness('', '')).toBe(0)
})
