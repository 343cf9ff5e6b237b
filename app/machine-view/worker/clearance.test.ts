import { fit, fittingsFor } from '@dino/studio/machines/crane/fittings.ts'
import { buildMachine, type Machine } from '@dino/studio/machines/machine.ts'
import { momentOf, secondsOf } from '@dino/studio/machines/motion.ts'
import { PRODUCT_IDS, PRODUCTS, type ProductId } from '@dino/studio/machines/products.ts'
import { unfolding } from '@dino/studio/machines/unfold.ts'
import { describe, expect, test } from 'vitest'
import { Clearance } from './clearance.ts'
import { movedMeshes } from './moved-meshes.ts'

const ready = (id: ProductId): [Machine, Clearance] => {
  const machine = buildMachine(id, { detail: 'screen' })
  return [machine, new Clearance(machine, movedMeshes(machine))]
}

describe.each(PRODUCT_IDS)('%s', (id) => {
  const [machine, clearance] = ready(id)

  test('touches nothing in its pictures and drawings, nor parked', () => {
    for (const pose of Object.values(machine.product.poses)) {
      machine.pose(pose)
      expect(clearance.touched()).toBeUndefined()
    }
  })

  test('touches nothing on its way to work and back, as it is filmed', () => {
    const motion = unfolding(machine.product)
    for (let i = 0; i <= 60; i++) {
      machine.pose(momentOf(motion, (secondsOf(motion) * i) / 60))
      expect(clearance.touched(), `${i} of 60`).toBeUndefined()
    }
  })
})

test.each(PRODUCT_IDS.filter((id) => fittingsFor(PRODUCTS[id]).length > 0))(
  '%s touches nothing with any fitting, at work and on its way',
  (id) => {
    const machine = buildMachine(id, { detail: 'screen' })
    const motion = unfolding(machine.product)
    for (const fitting of fittingsFor(machine.product)) {
      fit(machine, [fitting], machine.materials)
      const clearance = new Clearance(machine, movedMeshes(machine))
      for (let i = 0; i <= 20; i++) {
        machine.pose(momentOf(motion, (secondsOf(motion) * i) / 20))
        expect(clearance.touched(), `${fitting}, ${i} of 20`).toBeUndefined()
      }
    }
  },
)

/** All that is touched when the boom is laid everywhere. */
function touchedBy(id: ProductId): Set<string | undefined> {
  const [machine, clearance] = ready(id)
  const found = new Set<string | undefined>()
  const lift = machine.rig.joints.get('inner') ?? machine.rig.joints.get('boom')!
  for (let slew = 0; slew < 360; slew += 10)
    for (const share of [0, 0.35])
      for (const outer of [-10, -70, -125])
        for (const extend of [0, 9]) {
          const pose = { slew, extend, [lift.name]: lift.min + (lift.max - lift.min) * share }
          machine.pose(lift.name === 'inner' ? { ...pose, outer } : pose)
          found.add(clearance.touched())
        }
  return found
}

test.each([
  ['wotan', ['cab', 'body', 'ground']],
  ['woodpicker', ['cab', 'body', 'ground']],
  ['swifty', ['cab', 'body', 'ground']],
  ['brisky', ['body', 'ground']],
  ['scoot', ['cab', 'body', 'ground']],
] as const)('the boom of %s cannot be laid through %s', (id, all) => {
  const found = touchedBy(id)
  for (const one of all) expect([...found]).toContain(one)
})

test('a bed that still lies on the truck cannot be set down', () => {
  const [machine, clearance] = ready('ground-o')
  machine.pose({ slide: 0, lower: 90 })
  expect(clearance.touched()).toBeDefined()
})
