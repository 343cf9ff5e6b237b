import { expect, test } from 'vitest'
import { nextPlace } from './menu-keys.ts'

const lengths = [6, 5]

test.each([
  ['ArrowDown', 0, 0, 0, 1],
  ['ArrowDown', 0, 5, 0, 0],
  ['ArrowUp', 0, 0, 0, 5],
  ['ArrowUp', 1, 0, 1, 4],
  ['ArrowRight', 0, 2, 1, 2],
  ['ArrowRight', 0, 5, 1, 4],
  ['ArrowRight', 1, 2, 0, 2],
  ['ArrowLeft', 1, 4, 0, 4],
])('%s leads from list %i, place %i to list %i, place %i', (key, list, place, toList, toPlace) => {
  expect(nextPlace(key, { list, place }, lengths)).toEqual({ list: toList, place: toPlace })
})

test('other keys are left to the browser', () => {
  for (const key of ['Tab', 'Enter', 'a', 'PageDown'])
    expect(nextPlace(key, { list: 0, place: 0 }, lengths)).toBeUndefined()
})
