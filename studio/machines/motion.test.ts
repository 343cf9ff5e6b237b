import { expect, test } from 'vitest'
import { buildMachine } from './machine.ts'
import { eased, momentOf, reach, reachOf, secondsOf, valueAt } from './motion.ts'
import { PRODUCT_IDS } from './products.ts'
import { unfolding } from './unfold.ts'

test('a value rests before its first second and after its last, and passes the middle halfway', () => {
  const slew = { 2: 180, 4: 200 }
  expect(valueAt(slew, 0)).toBe(180)
  expect(valueAt(slew, 3)).toBeCloseTo(190)
  expect(valueAt(slew, 9)).toBe(200)
})

test('seconds are taken in order, however they are written', () => {
  // JavaScript would list 2 before 0.5.
  const height = { 0.5: 1, 2: 3, 3.5: 2 }
  expect(valueAt(height, 0)).toBe(1)
  expect(valueAt(height, 2)).toBeCloseTo(3)
  expect(secondsOf({ height, slew: { 1: 0, 2.5: 90 } })).toBe(3.5)
})

test('motion starts and stops gently', () => {
  expect(eased(0.01)).toBeLessThan(0.0001)
  expect(eased(0.99)).toBeGreaterThan(0.9999)
  expect(eased(0.5)).toBe(0.5)
})

test('a moment names every track', () => {
  expect(momentOf({ slew: { 0: 10 }, extend: { 0: 0.5 } }, 1)).toEqual({ slew: 10, extend: 0.5 })
})

test.each(['wotan', 'woodpicker', 'swifty', 'cuty'] as const)(
  "%s's hook goes where it is wanted, by the boom's own joints",
  (id) => {
    const machine = buildMachine(id)
    const start = reachOf(machine)
    const wanted = { radius: start.radius * 0.95, height: start.height - 0.4 }
    expect(reach(machine, wanted)).toBeLessThan(0.001)
    expect(reachOf(machine).radius).toBeCloseTo(wanted.radius, 3)
    expect(reachOf(machine).height).toBeCloseTo(wanted.height, 3)
  },
)

test('what is out of reach is reported, and no limit is passed', () => {
  const machine = buildMachine('scoot')
  expect(reach(machine, { radius: 30, height: 2 })).toBeGreaterThan(20)
  for (const { value, min, max } of machine.rig.joints.values()) {
    expect(value).toBeGreaterThanOrEqual(min)
    expect(value).toBeLessThanOrEqual(max)
  }
})

test.each(PRODUCT_IDS)('%s unfolds within its limits and above the ground', (id) => {
  const machine = buildMachine(id)
  const motion = unfolding(machine.product)
  const seconds = secondsOf(motion)
  expect(seconds).toBeGreaterThan(2)
  for (let i = 0; i <= 4; i++) {
    const pose = momentOf(motion, (seconds * i) / 4)
    for (const [name, value] of Object.entries(pose)) {
      const joint = machine.rig.joints.get(name)
      if (!joint) throw new Error(`${id} has no joint ${name}`)
      expect(value).toBeGreaterThanOrEqual(joint.min)
      expect(value).toBeLessThanOrEqual(joint.max)
    }
    machine.pose(pose)
    expect(machine.bounds().min.y).toBeGreaterThan(-0.03)
  }
})

const withoutBed = PRODUCT_IDS.filter((id) => !buildMachine(id).rig.joints.has('slide'))

test.each(withoutBed)('%s has come to its working pose when it is unfolded', (id) => {
  const { product } = buildMachine(id)
  const motion = unfolding(product)
  expect(momentOf(motion, secondsOf(motion))).toMatchObject(product.poses.work)
})
