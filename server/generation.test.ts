import { expect, test } from 'vitest'
import { restartPauseMs } from './generation.ts'

test('a process that ends once is started again at once; one that ends at every start waits longer, ten seconds at most', () => {
  expect([0, 1, 2, 3, 10].map(restartPauseMs)).toEqual([0, 250, 500, 1_000, 10_000])
})
