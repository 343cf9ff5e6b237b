import { expect, test } from 'vitest'
import { inGivenOrder, movedTo } from './given-order.ts'

const items = ['a', 'b', 'c', 'd'].map((name) => ({ name }))
const names = (of: { name: string }[]) => of.map(({ name }) => name).join('')

test('what has a place stands there, and what has none comes first', () => {
  expect(names(inGivenOrder(items, ['d', 'b']))).toBe('acdb')
})

test('a name that is gone, or stands there twice, leaves no gap', () => {
  expect(names(inGivenOrder(items, ['d', 'x', 'd', 'a']))).toBe('bcda')
})

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 99, 'bca'],
  [2, -5, 'cab'],
])('from place %i to %i gives %s', (from, to, moved) => {
  expect(movedTo(['a', 'b', 'c'], from, to).join('')).toBe(moved)
})
