import { buildMachine } from '@dino/studio/machines/machine.ts'
import { momentOf, secondsOf } from '@dino/studio/machines/motion.ts'
import { PRODUCT_IDS } from '@dino/studio/machines/products.ts'
import { unfolding } from '@dino/studio/machines/unfold.ts'
import { expect, test } from 'vitest'
import type { Pose } from '../view-state.ts'
import { jointsOf, poseOf } from './of-machine.ts'
import { Works } from './works.ts'

const cranes = PRODUCT_IDS.filter((id) => buildMachine(id, { detail: 'screen' }).crane)

test.each(cranes)(
  '%s finds its way to work and to the road from wherever it points',
  (id) => {
    const machine = buildMachine(id, { detail: 'screen' })
    const joints = jointsOf(machine)
    const rest = poseOf(machine)
    const works = new Works(machine, joints)
    const path = unfolding(machine.product)
    const ends = { unfold: momentOf(path, secondsOf(path)), stow: momentOf(path, 0) }
    const stuck: string[] = []
    for (const slew of [-20, 45, 90, 135, 180, 225, 270, 330, 380])
      for (const low of [0.15, 0.6])
        for (const to of ['unfold', 'stow'] as const) {
          const asked: Record<string, number> = { ...rest, slew }
          for (const { name, min, max } of joints)
            if (name === 'inner' || name === 'boom') asked[name] = min + (max - min) * low
          let pose: Pose = works.freed(asked, rest)
          works.play(to, pose)
          let frames = 0
          while (works.playing && frames++ < 1200) pose = works.after(1 / 30, pose)
          const there = Object.entries(ends[to]).every(
            ([name, value]) => Math.abs(pose[name]! - value) < 0.01,
          )
          if (!there) stuck.push(`${to} from slew ${slew}, ${low}: ${works.touched}`)
        }
    expect(stuck).toEqual([])
  },
  120_000,
)

test('it is said to stand where a motion arrived, not where it was stopped, until it is moved', () => {
  const machine = buildMachine('wotan', { detail: 'screen' })
  const works = new Works(machine, jointsOf(machine))
  const rest = poseOf(machine)
  const goOn = (from: Pose) => {
    let pose = from
    while (works.playing) pose = works.after(0.5, pose)
    return pose
  }
  works.play('stow', rest)
  const half = works.after(1, rest)
  works.pause()
  expect(works.stands).toBeUndefined()
  works.play('unfold', half)
  const unfolded = goOn(half)
  expect(works.stands).toBe('unfold')
  works.play('stow', unfolded)
  expect(works.stands).toBeUndefined()
  works.arrive()
  expect([works.stands, works.playing]).toEqual(['stow', undefined])
  works.moved(unfolded, { ...unfolded, extend: 0.1 })
  expect(works.stands).toBeUndefined()
})
