import { expect, test } from 'vitest'
import { readSwipe } from './swipe.ts'

test.each([
  ['far to the left', -90, 10, 900, 'next'],
  ['far to the right', 90, -10, 900, 'previous'],
  ['a flick to the left', -40, 5, 120, 'next'],
  ['down', 10, 140, 400, 'close'],
  ['a slow little move', -40, 5, 800, null],
  ['slanting', -90, 80, 300, null],
  ['up', 0, -200, 200, null],
  ['a tap', 2, 3, 80, null],
])('%s', (_, dx, dy, milliseconds, meaning) => {
  expect(readSwipe(dx, dy, milliseconds)).toBe(meaning)
})
