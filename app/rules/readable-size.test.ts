import { expect, test } from 'vitest'
import { readableSize } from './readable-size.ts'

test.each([
  [12, '1\u00a0KB'],
  [84_400, '84\u00a0KB'],
  [999_499, '999\u00a0KB'],
  [999_600, '1.0\u00a0MB'],
  [1_340_000, '1.3\u00a0MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(readableSize(bytes)).toBe(text)
})
