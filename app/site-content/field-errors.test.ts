import { expect, test } from 'vitest'
import { deliveredBodies } from '../../content/site-content.ts'
import { readContent, writeContent } from './content-form.server.ts'
import type { ContentKind } from './content-kinds.server.ts'

function errorsOf(kind: ContentKind, item: string, change: Record<string, string>) {
  const body = deliveredBodies[kind].get(item)!
  const read = readContent(kind, { ...writeContent(kind, body), ...change }, body)
  return read.ok ? {} : read.errors
}

const christmas = '2026-12-25 Christmas'
const long = `${christmas}${'!'.repeat(60)}`
const shorten = 'Shorten it to 60 letters.'
const dayFirst = `Begin each line with its day: ${christmas}.`

test.each([
  ['a long one', `${christmas}\n${long}\n2027-01-26`, `Line 2: ${shorten}`],
  ['one below empty lines', `\r\n\n${christmas}\r\n${long}`, `Line 4: ${shorten}`],
  ['two without their day', `Easter\n${christmas}\nOnam`, `Lines 1 and 3: ${dayFirst}`],
  ['two faults', `Onam\n${long}`, `Line 1: ${dayFirst} Line 2: ${shorten}`],
  ['very many', 'Onam\n'.repeat(9), `Lines 1, 2, 3, 4, 5 and 4 more: ${dayFirst}`],
])('of holidays it is said which lines are wrong: %s', (_what, holidays, words) => {
  expect(errorsOf('company', '', { holidays })).toEqual({ holidays: words })
})

const asRow = 'Write each row as its name, a colon and its value: Power Source: The truck’s own.'
const value = 'x'.repeat(121)

test.each([
  ['two without a colon', 'Load: 2 t\nReach 5 m\n\nWinches', `Lines 2 and 4: ${asRow}`],
  ['a long value', `Load: 2 t\nReach: ${value}`, '‘Reach’: Shorten it to 120 letters.'],
  [
    'two long values',
    `Load: ${value}\nReach: ${value}`,
    '‘Load’ and ‘Reach’: Shorten it to 120 letters.',
  ],
  ['a long name', `${'x'.repeat(41)}: 2 t`, `‘${'x'.repeat(40)}…’: Shorten it to 40 letters.`],
  ['one that stands there twice', 'Load: 2 t\nLoad: 3 t', '‘Load’ stands there twice.'],
])('of a specification the rows are named that are wrong: %s', (_what, specifications, words) => {
  expect(errorsOf('product', 'wotan', { specifications })).toEqual({ specifications: words })
})

test('of dimensions and of features’ places the lines are said that are wrong', () => {
  const change = {
    dimensions: 'Overall length: 7450\n\nWeight: 900\nE: 2980\nE: 3000',
    callouts: 'Long boom: 62 14\nHook\nLong boom: 60 10',
  }
  expect(errorsOf('product', 'wotan', change)).toEqual({
    dimensions: expect.stringMatching(
      /^Line 3: Write each .* Line 5: ‘Height over the cab’ stands there twice\.$/,
    ) as string,
    callouts: expect.stringMatching(
      /^Line 2: Write each .* Line 3: ‘Long boom’ stands there twice\.$/,
    ) as string,
  })
})

test('of features the paragraph is said, of pictures which', () => {
  const [one, other] = ['a'.repeat(64), 'b'.repeat(64)]
  const change = { features: 'Boom\nLong.\n\nHook', photos: `${one} In the yard\n${other}` }
  expect(errorsOf('product', 'wotan', change)).toEqual({
    features: 'Paragraph 2: Write a sentence below each title.',
    photos: 'Picture 2: Say of each picture what it shows.',
  })
})

test('with what is wrong in a line stands what is wrong with all of them', () => {
  const applications = [...Array.from({ length: 12 }, (_, at) => `Work ${at}`), 'x'.repeat(121)]
  expect(errorsOf('product', 'wotan', { applications: applications.join('\n') })).toEqual({
    applications: expect.stringMatching(/^Line 13: Shorten .* Use 12 lines at most/) as string,
  })
})
