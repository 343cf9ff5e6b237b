import { expect, test } from 'vitest'
import { changedPieces, mergedPieces, mergedSet } from './merged-lines.ts'

const base = ['Type: Hydraulic', 'Mounting: Truck mounted', 'Usage: General lifting', 'Motor: None']

/** The lines as they are with some of them written otherwise; without those that are nothing. */
const withLines = (changes: Record<number, string>) =>
  base.flatMap((line, at) => changes[at] ?? line).filter(Boolean)

const merged = (mine: string[], theirs: string[], from = base) => {
  const { text, both } = mergedPieces({
    base: from.join('\n'),
    mine: mine.join('\n'),
    theirs: theirs.join('\n'),
  })
  return { lines: text.split('\n'), both }
}

test.each([
  [0, 2],
  [0, 1],
  [3, 2],
])('what one changed in line %i and a colleague in line %i stands both', (own, their) => {
  const mine = withLines({ [own]: 'Ours: new words' })
  const theirs = withLines({ [their]: 'Theirs: other words' })
  const lines = withLines({ [own]: 'Ours: new words', [their]: 'Theirs: other words' })
  expect(merged(mine, theirs)).toEqual({ lines, both: [] })
})

test('lines that each of two added stand both, a line that both added once', () => {
  const [one, other, same] = ['Load: 2 t', 'Reach: 5 m', 'Colour: Red']
  expect(merged([...base, same, one], [other, ...base, same])).toEqual({
    lines: [other, ...base, same, one],
    both: [],
  })
})

test('a line that either took out is gone', () => {
  expect(merged(withLines({ 0: '' }), withLines({ 2: '' }))).toEqual({
    lines: withLines({ 0: '', 2: '' }),
    both: [],
  })
  expect(merged([], base)).toEqual({ lines: [''], both: [] })
  expect(merged(base, [])).toEqual({ lines: [''], both: [] })
})

test('where both changed the same line one’s own stands, and it is said', () => {
  const [own, their] = ['Mounting: Truck mounted, rear', 'Mounting: On a trailer']
  const both = [{ from: their, to: own }]
  expect(merged(withLines({ 1: own }), withLines({ 1: their }))).toEqual({
    ...{ lines: withLines({ 1: own }), both },
  })
  expect(merged(withLines({ 1: own }), withLines({ 1: own }))).toEqual({
    ...{ lines: withLines({ 1: own }), both: [] },
  })
})

test('a line that one changed and the other took out is as one has it oneself, and it is said', () => {
  const own = 'Usage: Timber'
  expect(merged(withLines({ 2: own }), withLines({ 2: '' }))).toEqual({
    ...{ lines: withLines({ 2: own }), both: [{ from: '', to: own }] },
  })
  expect(merged(withLines({ 2: '' }), withLines({ 2: own }))).toEqual({
    ...{ lines: withLines({ 2: '' }), both: [{ from: own, to: '' }] },
  })
})

test('of one name that both added, with another value each, one’s own stands, and it is said', () => {
  expect(merged(['Load: 2 t', ...base], [...base, 'Load: 3 t'])).toEqual({
    lines: ['Load: 2 t', ...base],
    both: [{ from: 'Load: 3 t', to: 'Load: 2 t' }],
  })
  const [one, other] = ['2026-12-25 Christmas', '2026-12-25 Closed']
  expect(merged([one], [other, '2027-01-26'], [])).toEqual({
    lines: [one, '2027-01-26'],
    both: [{ from: other, to: one }],
  })
})

test('a line that a colleague moved is where they have it', () => {
  const [first, ...others] = base as [string, ...string[]]
  expect(merged(base, [...others, first])).toEqual({ lines: [...others, first], both: [] })
  const own = withLines({ 2: 'Usage: Timber' })
  expect(merged(own, [...others, first]).lines).toEqual([...own.slice(1), first])
})

test('addresses of pages are not of one name', () => {
  const [one, other] = ['https://www.youtube.com/@dino', 'https://www.facebook.com/dino']
  expect(merged([one], [other], [])).toEqual({ lines: [one, other], both: [] })
})

test('of paragraphs each is whole: a title with its text', () => {
  const [boom, hook] = ['Long boom\nIt reaches far.', 'Hook\nIt holds.']
  const mine = { text: 'Long boom\nIt reaches 5 m.', other: 'Legs\nThey stand.' }
  expect(
    mergedPieces({
      base: `${boom}\n\n${hook}`,
      mine: `${mine.text}\n\n${hook}\n\n${mine.other}`,
      theirs: `${boom}\n\nHook\nIt turns.`,
    }),
  ).toEqual({ text: `${mine.text}\n\nHook\nIt turns.\n\n${mine.other}`, both: [] })
})

test('of what has no order all that either chose is chosen, and nothing that either took out', () => {
  expect(mergedSet({ base: 'blue\nred', mine: 'blue\ngreen', theirs: 'blue\nred\nsand' })).toBe(
    'blue\ngreen\nsand',
  )
})

test('of changed lines only those are told', () => {
  const now = ['Type: Hydraulic', 'Mounting: Truck mounted, rear', 'Motor: None', 'Load: 2 t']
  expect(changedPieces(base.join('\n'), now.join('\n'))).toEqual([
    { from: 'Mounting: Truck mounted', to: 'Mounting: Truck mounted, rear' },
    { from: 'Usage: General lifting', to: '' },
    { from: '', to: 'Load: 2 t' },
  ])
  expect(changedPieces('', 'One\nTwo')).toEqual([{ from: '', to: 'One\nTwo' }])
  expect(changedPieces('One\nTwo', 'One\nTwo')).toEqual([])
  const [wide, narrow] = ['One\n\n\nTwo', 'One\n\nTwo']
  expect(changedPieces(wide, narrow)).toEqual([{ from: wide, to: narrow }])
})

test('of very many lines those at the same place are compared', () => {
  const many = (word: string) => Array.from({ length: 10_000 }, (_, at) => `${word} ${at}`)
  const pieces = changedPieces(many('old').join('\n'), many('new').join('\n'))
  expect(pieces).toHaveLength(10_000)
  expect(pieces[0]).toEqual({ from: 'old 0', to: 'new 0' })
})
