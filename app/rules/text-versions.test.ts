import { expect, test } from 'vitest'
import { nextVersion } from './text-versions.ts'

test('the first text of a day is called by it', () => {
  expect(nextVersion('2026-11-23', ['2026-11-22', '2026-11-22.2'])).toBe('2026-11-23')
})

test('others of that day are numbered, and none is given twice whatever their order', () => {
  expect(nextVersion('2026-11-23', ['2026-11-23'])).toBe('2026-11-23.2')
  expect(nextVersion('2026-11-23', ['2026-11-23.10', '2026-11-23', '2026-11-23.9'])).toBe(
    '2026-11-23.11',
  )
})
