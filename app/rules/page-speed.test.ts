import { expect, test } from 'vitest'
import { quantileOf, readPageVisit, stepOf, valueOfStep, verdictOn } from './page-speed.ts'

test('a value is kept to a twentieth of itself, and nothing stays nothing', () => {
  for (const value of [1, 40, 199, 2_480, 61_000]) {
    const kept = valueOfStep(stepOf(value))
    expect(Math.abs(kept - value)).toBeLessThanOrEqual((value + 1) * 0.05)
  }
  expect(valueOfStep(stepOf(0))).toBe(0)
})

test('a visit is known by the kind of its page, never by its address', () => {
  const sent = { path: '/products/wotan', device: 'phone', lcp: 1800, cls: 0, email: 'a@b.example' }
  expect(readPageVisit(sent)).toEqual({
    page: 'product',
    device: 'phone',
    values: { lcp: 1800, cls: 0 },
  })
  const kinds = ['/', '/compare', '/appointment/secret', '/constructor', '/toString'].map(
    (path) => readPageVisit({ path, device: 'phone', lcp: 1 })?.page,
  )
  expect(kinds).toEqual(['home', 'finder', 'other', 'other', 'other'])
})

test.each([
  undefined,
  null,
  'text',
  [],
  {},
  { path: '/', device: 'phone' },
  { path: '/', device: 'fridge', lcp: 1 },
  { path: 'https://other.example', device: 'phone', lcp: 1 },
  { path: '/', device: 'phone', lcp: -1, inp: Number.NaN, cls: Infinity },
  { path: '/', device: 'phone', lcp: '12' },
  { path: '/', device: 'phone', lcp: 1e9 },
])('what is no visit is not kept: %j', (sent) => {
  expect(readPageVisit(sent)).toBeUndefined()
})

test('the median and the slowest quarter are read from steps in any order', () => {
  const of = (value: number, count: number) => ({ step: stepOf(value), count })
  const steps = [of(4000, 2), of(1000, 5), of(2000, 3)]
  expect(quantileOf(steps, 0.5)).toBeCloseTo(valueOfStep(stepOf(1000)))
  expect(quantileOf(steps, 0.75)).toBeCloseTo(valueOfStep(stepOf(2000)))
  expect(quantileOf(steps, 1)).toBeCloseTo(valueOfStep(stepOf(4000)))
  expect(quantileOf([], 0.5)).toBe(0)
})

test('each measure is judged by its own bounds', () => {
  expect(verdictOn('lcp', 2_500)).toBe('good')
  expect(verdictOn('inp', 201)).toBe('fair')
  expect(verdictOn('cls', 251)).toBe('poor')
})
