import { expect, test } from 'vitest'
import { isInView } from './use-in-view.ts'

const sized = (width: number, height: number) => ({ width, height }) as DOMRectReadOnly
const look = (intersectionRatio: number, element = sized(300, 200)) => ({
  intersectionRatio,
  boundingClientRect: element,
  rootBounds: sized(740, 360),
})

test('of several looks at once the last counts', () => {
  expect(isInView([look(0), look(1)], 0.25)).toBe(true)
  expect(isInView([look(1), look(0)], 0.25)).toBe(false)
})

test('a share of what fits into the window is a share of the whole', () => {
  expect(isInView([look(0.6)], 0.6)).toBe(true)
  expect(isInView([look(0.59)], 0.6)).toBe(false)
})

test('of what is larger than the window the share counts that the window can hold', () => {
  const machine = sized(976.8, 622.71)
  const most = (740 * 360) / (976.8 * 622.71)
  expect(isInView([look(most * 0.61, machine)], 0.6)).toBe(true)
  expect(isInView([look(most * 0.59, machine)], 0.6)).toBe(false)
  // A long one is no wider than it is: only its height does not fit.
  const long = sized(300, 3600)
  expect(isInView([look(0.07, long)], 0.6)).toBe(true)
  expect(isInView([look(0.05, long)], 0.6)).toBe(false)
})
