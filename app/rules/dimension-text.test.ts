import { expect, test } from 'vitest'
import { dimensionMistake, dimensionsIn, dimensionText } from './dimension-text.ts'

test('dimensions are rows of a name and millimetres, and are written as they are read', () => {
  const read = dimensionsIn(' overall length : 7450 mm\n\nE: 2,980')
  expect(read).toEqual({ dimensions: { A: 7450, E: 2980 } })
  const text = 'Overall length: 7,450 mm\nHeight over the cab: 2,980 mm'
  expect(dimensionText({ A: 7450, E: 2980 })).toBe(text)
  expect(dimensionsIn(text)).toEqual(read)
  expect(dimensionsIn(' \n')).toEqual({ dimensions: {} })
})

test('what is no dimension, stands twice or is in metres is refused with what to do', () => {
  for (const typed of ['Weight: 900', 'Overall length 7450', 'Overall length: about 7 m', 'A: -5'])
    expect(dimensionsIn(typed)).toEqual({ error: dimensionMistake })
  expect(dimensionsIn('A: 7')).toMatchObject({ error: /is it in millimetres/ })
  expect(dimensionsIn('A: 7450\nOverall length: 7500')).toEqual({
    error: '‘Overall length’ stands there twice.',
  })
})
