import { expect, test } from 'vitest'
import { mergedPieces, mergedSet } from './merged-pieces.ts'

const base = ['Type: Hydraulic', 'Mounting: Truck mounted', 'Usage: General lifting', 'Motor: None']

/** The lines as they are with some of them written otherwise; without those that are nothing. */
const withLines = (changes: Record<number, string>) =>
  base.flatMap((line, at) => changes[at] ?? line).filter(Boolean)

const merged = (mine: string[], theirs: string[], from = base) => {
  const { text, both } = mergedPieces(
    {
      base: from.join('\n'),
      mine: mine.join('\n'),
      theirs: theirs.join('\n'),
    },
    '\n',
  )
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
    mergedPieces(
      {
        base: `${boom}\n\n${hook}`,
        mine: `${mine.text}\n\n${hook}\n\n${mine.other}`,
        theirs: `${boom}\n\nHook\nIt turns.`,
      },
      '\n\n',
    ),
  ).toEqual({ text: `${mine.text}\n\nHook\nIt turns.\n\n${mine.other}`, both: [] })
})

test('of what has no order all that either chose is chosen, and nothing that either took out', () => {
  expect(mergedSet({ base: 'blue\nred', mine: 'blue\ngreen', theirs: 'blue\nred\nsand' })).toBe(
    'blue\ngreen\nsand',
  )
})

test('titles with their texts that each of two wrote first stand both', () => {
  const [mine, theirs] = ['Legs\nThey stand.', 'Hook\nIt turns.']
  expect(mergedPieces({ base: '', mine, theirs }, '\n\n')).toEqual({
    ...{ text: `${mine}\n\n${theirs}`, both: [] },
  })
})

test('what a colleague moved and I left stands where they have it, whatever else either took out', () => {
  const [, second, third, last] = base as [string, string, string, string]
  expect(merged([third, last], [third, second, last])).toEqual({
    ...{ lines: [third, last], both: [{ from: second, to: '' }] },
  })
})

test('what one moved and the other took out or changed is as one has it oneself, and it is said', () => {
  const [first, ...others] = base as [string, ...string[]]
  expect(merged([...others, first], others)).toEqual({
    ...{ lines: [...others, first], both: [{ from: '', to: first }] },
  })
  expect(merged(others, [...others, first])).toEqual({
    ...{ lines: others, both: [{ from: first, to: '' }] },
  })
})

test('lines that begin alike are two', () => {
  expect(merged(['Note: a2', 'Note: b'], ['Note: a', 'Note: b2'], ['Note: a', 'Note: b'])).toEqual({
    ...{ lines: ['Note: a2', 'Note: b2'], both: [] },
  })
})

/** The same numbers each time. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** As somebody may leave it: some lines gone, moved, written otherwise, and some new ones. */
function edited(lines: readonly string[], who: string, next: (below: number) => number): string[] {
  const all = [...lines]
  for (let times = next(5); times > 0; times--) {
    const at = next(all.length + 1)
    const what = next(4)
    if (what === 0) all.splice(at, 0, `${who} ${times}: new`)
    else if (what === 1) all.splice(at, 1)
    else if (what === 2 && all[at]) all[at] = all[at].replace(/:.*/, `: ${who} ${times}`)
    else if (what === 3) all.splice(next(all.length), 0, ...all.splice(at, 1))
  }
  return all
}

test('whatever two do to a text, nothing of either goes or comes back without a word', () => {
  const from = ['A: 1', 'B: 2', 'C: 3', 'D: 4', 'E: 5']
  for (let seed = 0; seed < 5000; seed++) {
    const next = numbers(seed)
    const [own, their] = [edited(from, 'mine', next), edited(from, 'theirs', next)]
    const { lines, both } = merged(own, their, from)
    const told = (side: 'from' | 'to', line: string) =>
      both.some((each) => each[side].includes(line))
    const lost = (line: string) => !lines.includes(line)
    const wrong = [
      ...own.filter((line) => their.includes(line) && lost(line)),
      ...own.filter((line) => !from.includes(line) && lost(line)),
      ...from.filter((line) => !own.includes(line) && !lost(line)),
      ...from.filter((line) => !their.includes(line) && !lost(line) && !told('to', line)),
      ...their.filter((line) => !from.includes(line) && lost(line) && !told('from', line)),
      ...lines.filter((line, at) => line && lines.indexOf(line) !== at),
    ]
    expect({ seed, own, their, lines, both, wrong }).toMatchObject({ wrong: [] })
  }
})
