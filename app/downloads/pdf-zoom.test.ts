import { expect, test } from 'vitest'
import { nextZoom } from './pdf-zoom.ts'

test('zoom goes step by step between half and three times the width', () => {
  expect(nextZoom(1, 1)).toBe(1.25)
  expect(nextZoom(1, -1)).toBe(0.75)
  expect(nextZoom(3, 1)).toBe(3)
  expect(nextZoom(0.5, -1)).toBe(0.5)
})
