import { expect, test } from '@playwright/test'
import { programLines } from './program.ts'

interface Kind {
  name: string
  status: number
  /** How often each status came back. */
  answered: Record<number, number>
  /** Bytes of heap that each request left behind. */
  kept: number
}

/** A page that is kept is 60 KB; what is learnt about a new kind of request weighs one. */
const mostKept = 3_000

test('requests that are refused by the thousand leave nothing in memory', async () => {
  test.slow()
  const kinds = await programLines<Kind>('tests/refuse-in-a-loop.ts', [], ['--expose-gc'])
  expect(kinds.length).toBeGreaterThan(20)
  expect(kinds.filter(({ kept }) => kept > mostKept)).toEqual([])
  expect(kinds.filter(({ answered, status }) => !(status in answered))).toEqual([])
})
