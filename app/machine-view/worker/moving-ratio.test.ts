import { expect, test } from 'vitest'
import { MovingRatio } from './moving-ratio.ts'

const after = (full: number, ...frames: number[]) => {
  const moving = new MovingRatio(full)
  for (const elapsed of frames) moving.took(elapsed)
  return moving.ratio
}
const times = (count: number, elapsed: number) => Array<number>(count).fill(elapsed)

test('fast frames keep every pixel, and so does one that is late', () => {
  expect(after(2, ...times(100, 16))).toBe(2)
  expect(after(2, 16, 90, 16, 90, 90, 16)).toBe(2)
})

test('three slow ones in a row take pixels away, step by step, to half of the page’s', () => {
  expect(after(2, ...times(3, 40))).toBe(1.5)
  expect(after(2, ...times(6, 40))).toBe(1)
  expect(after(1, ...times(3, 40))).toBe(0.7)
  expect(after(2, ...times(300, 40))).toBe(0.5)
})
