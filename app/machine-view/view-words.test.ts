import { expect, test } from 'vitest'
import { sentenceOf } from './view-words.ts'

const seen = (turn: number, rise: number) =>
  sentenceOf('Wotan', { side: 'free', turn, rise, zoom: 1 })

test('whoever tilts the machine is told from how high it is seen', () => {
  expect(seen(-44, 30)).toBe(
    'The Dino Wotan, drawn in 3D, seen turned by 8 degrees from its picture, from 30 degrees above',
  )
  expect(seen(-44, 38)).not.toBe(seen(-44, 30))
})

test('a turn is told by the shorter way round', () => {
  expect(seen(128, 4)).toContain('turned by 180 degrees')
  expect(seen(170, 4)).toContain('turned by -138 degrees')
  expect(seen(-180, 4)).toContain('turned by -128 degrees')
})
