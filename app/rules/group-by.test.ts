import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('groups come in the order of their first, and each keeps the order within', () => {
  const words = ['boom', 'bed', 'arm', 'axle', 'beam']
  expect([...groupBy(words, (word) => word[0])]).toEqual([
    ['b', ['boom', 'bed', 'beam']],
    ['a', ['arm', 'axle']],
  ])
})
