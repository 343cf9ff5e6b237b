import { expect, test } from 'vitest'
import { calloutsIn, calloutText } from './callout-text.ts'

test('callouts are lines of a title and a place, and read back the same', () => {
  const callouts = [
    { feature: 'Long boom', place: { x: 62.5, y: 14 } },
    { feature: 'Winches: two', place: { x: 0, y: 100 } },
    { feature: 'Crate', place: null },
  ]
  const text = 'Long boom: 62.5 14\nWinches: two: 0 100\nCrate: -'
  expect(calloutText(callouts)).toBe(text)
  expect(calloutsIn(text)).toEqual(callouts)
})

test.each(['Long boom', 'Long boom: 12', 'Long boom: 101 4', 'Long boom: 1 -4', ': 1 2', 'A: x y'])(
  '‘%s’ is no callout',
  (line) => {
    expect(calloutsIn(line)).toEqual([undefined])
  },
)
