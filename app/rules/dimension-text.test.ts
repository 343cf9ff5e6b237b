import { expect, test } from 'vitest'
import { dimensionMistake, dimensionsIn, dimensionText } from './dimension-text.ts'

test('dimensions are rows of a name and millimetres, and are written as they are read', () => {
  const read = dimensionsIn(' overall length : 7450 mm\n\nE: 2,980')
  expect(read).toEqual({ dimensions: { A: 7450, E: 2980 }, mistakes: [] })
  const text = 'Overall length: 7,450 mm\nHeight over the cab: 2,980 mm'
  expect(dimensionText({ A: 7450, E: 2980 })).toBe(text)
  expect(dimensionsIn(text)).toEqual(read)
  expect(dimensionsIn(' \n')).toEqual({ dimensions: {}, mistakes: [] })
})

const mistakesIn = (text: string) => dimensionsIn(text).mistakes

test('what is no dimension, stands twice or is in metres is refused with what to do, and in which row', () => {
  for (const typed of ['Weight: 900', 'Overall length 7450', 'Overall length: about 7 m', 'A: -5'])
    expect(mistakesIn(`\n${typed}`)).toEqual([{ message: dimensionMistake, line: 0 }])
  expect(mistakesIn('A: 7')).toEqual([
    { message: expect.stringMatching(/is it in millimetres/), line: 0 },
  ])
  expect(mistakesIn('A: 7450\n\nOverall length: 7500\nWeight: 900')).toEqual([
    { message: '‘Overall length’ stands there twice.', line: 1 },
    { message: dimensionMistake, line: 2 },
  ])
})
