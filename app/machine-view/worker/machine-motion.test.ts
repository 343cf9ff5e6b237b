import { buildMachine } from '@dino/studio/machines/machine.ts'
import { PRODUCT_IDS } from '@dino/studio/machines/products.ts'
import { expect, test } from 'vitest'
import { MachineMotion } from './machine-motion.ts'

const restOf = (machine: ReturnType<typeof buildMachine>) =>
  Object.fromEntries([...machine.rig.joints.values()].map(({ name, value }) => [name, value]))

test.each(PRODUCT_IDS)('%s is stowed and unfolded again without a jump', (id) => {
  const machine = buildMachine(id, { detail: 'screen' })
  let pose = restOf(machine)
  for (const to of ['stow', 'unfold'] as const) {
    const motion = MachineMotion.along(machine.product, to, pose)
    let frames = 0
    while (!motion.isOver && frames < 2000) {
      const next = motion.after(1 / 60)
      for (const [name, { min, max }] of machine.rig.joints) {
        const moved = Math.abs((next[name] ?? pose[name]!) - pose[name]!)
        expect(moved, `${to} ${name}`).toBeLessThan((max - min) * 0.06)
      }
      pose = { ...pose, ...next }
      frames++
    }
    expect(frames).toBeGreaterThan(30)
    expect(frames).toBeLessThan(600)
  }
})

test('an end that is jumped to is where the motion leads', () => {
  const machine = buildMachine('wotan', { detail: 'screen' })
  const stowed = MachineMotion.along(machine.product, 'stow', restOf(machine)).end()
  expect(stowed).toMatchObject({ 'outrigger-left': 0, 'jack-right': 0, inner: 74, extend: 0 })
  const again = MachineMotion.along(machine.product, 'unfold', stowed).end()
  for (const [name, value] of Object.entries(machine.product.poses.work))
    expect(again[name]).toBeCloseTo(value, 5)
})
