import { expect, test } from 'vitest'
import { aboutSlides, timings } from './home.ts'

test('the carousels turn after 5, 3 and 7 seconds, and keep a picked colour for 10', () => {
  expect(timings).toEqual({
    hero: 5000,
    showcaseColour: 3000,
    showcaseAfterPick: 10_000,
    about: 7000,
  })
})

test('the about slides are Efficiency, Reliability and Innovation', () => {
  expect(aboutSlides.map(({ title }) => title)).toEqual(['Efficiency', 'Reliability', 'Innovation'])
})
