import { expect, test } from '@playwright/test'
import { programLines } from './program.ts'

test('some thousand odd requests to every route, as nobody, visitor and staff, find nothing that breaks', async () => {
  const lines = await programLines<{ statuses?: object; logged?: string[] }>(
    'tests/odd-requests-in-a-loop.ts',
    ['20261122', '3000'],
  )
  // What the site broke over stands before the last line.
  expect(lines.slice(0, -1)).toEqual([])
  expect(lines.at(-1)!.logged).toEqual([])
})
