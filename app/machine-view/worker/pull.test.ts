import { expect, test } from 'vitest'
import type { Spot } from '../messages.ts'
import { pulled, type Lever } from './pull.ts'

const lever = (value: number, min: number, max: number): Lever => ({
  ...{ value, min, max },
  step: 40,
  ease: 1,
})

/** An arm of two metres, with an elbow. */
const hand = ([shoulder = 0, elbow = 0]: readonly number[]): Spot => {
  const [a, b] = [shoulder, shoulder + elbow].map((degrees) => (degrees * Math.PI) / 180)
  return [Math.cos(a!) + Math.cos(b!), Math.sin(a!) + Math.sin(b!)]
}
const arm = [lever(60, 0, 90), lever(-60, -120, 0)]

test('a hand goes where it is pulled', () => {
  for (const wanted of [
    [1.2, 1],
    [1, 0.5],
    [1.6, -0.2],
  ] as const) {
    // prettier-ignore
    const [x, y] = hand(pulled(arm, hand, wanted))
    expect(x).toBeCloseTo(wanted[0], 2)
    expect(y).toBeCloseTo(wanted[1], 2)
  }
})

test('beyond its reach it stretches that way, and no limit is passed', () => {
  const values = pulled(arm, hand, [9, 9])
  arm.forEach(({ min, max }, i) => {
    expect(values[i]).toBeGreaterThanOrEqual(min)
    expect(values[i]).toBeLessThanOrEqual(max)
  })
  const [x, y] = hand(values)
  expect(Math.hypot(x, y)).toBeGreaterThan(1.95)
  expect(Math.atan2(y, x)).toBeCloseTo(Math.PI / 4, 1)
})

test('once a joint is at its end the others go on', () => {
  const stiff = [lever(90, 0, 90), lever(-60, -120, 0)]
  const [shoulder, elbow] = pulled(stiff, hand, [-0.2, 1.98])
  expect(shoulder).toBe(90)
  expect(elbow).toBeGreaterThan(-20)
})

test('a joint without ease stays, and a small pull never makes a large move', () => {
  const values = pulled([{ ...arm[0]!, ease: 0 }, arm[1]!], hand, [1, 1])
  expect(values[0]).toBe(60)
  const near = hand([60, -60])
  const moved = pulled(arm, hand, [near[0] + 0.01, near[1]])
  moved.forEach((value, i) => expect(Math.abs(value - arm[i]!.value)).toBeLessThan(3))
})
