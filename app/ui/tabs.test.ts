import { expect, test } from 'vitest'
import { nextTab } from './tabs.tsx'

test('arrows go to the neighbouring tab and wrap around', () => {
  expect(nextTab('ArrowRight', 0, 4)).toBe(1)
  expect(nextTab('ArrowRight', 3, 4)).toBe(0)
  expect(nextTab('ArrowLeft', 0, 4)).toBe(3)
})

test('Home and End go to the first and the last tab', () => {
  expect(nextTab('Home', 2, 4)).toBe(0)
  expect(nextTab('End', 1, 4)).toBe(3)
})

test('other keys are left alone', () => {
  expect(nextTab('Enter', 1, 4)).toBeUndefined()
})
