import { expect, test } from 'vitest'
import { longestShortlist, setShortlist } from './kept-shortlist.ts'

test('what a full list has no room for is not on it, and whoever added it can see that', () => {
  const ids = Array.from({ length: longestShortlist }, (_, at) => `machine-${at}`)
  expect(setShortlist([...ids, ids[0]!])).toEqual(ids)
  expect(setShortlist([...ids, 'one-more'])).toEqual(ids)
})
