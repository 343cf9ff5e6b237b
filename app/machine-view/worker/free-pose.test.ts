import { expect, test } from 'vitest'
import type { JointLimits } from '../view-state.ts'
import { nearestFree, reachedFrom } from './free-pose.ts'

const joints: JointLimits[] = [
  { name: 'slew', kind: 'turn', min: -30, max: 390 },
  { name: 'inner', kind: 'turn', min: 0, max: 74 },
]
/** A wall between 40 and 60 degrees, which a raised boom passes over. */
const wall = ({ slew = 0, inner = 0 }: Readonly<Record<string, number>>) =>
  slew > 40 && slew < 60 && inner < 50 ? ('cab' as const) : undefined

test('a free way is gone to its end', () => {
  const to = { slew: 90, inner: 60 }
  expect(reachedFrom({ slew: 10, inner: 60 }, to, joints, wall)).toEqual({ pose: to })
})

test('a move stops just before what it would touch, and names it', () => {
  const { pose, touched } = reachedFrom({ slew: 0, inner: 0 }, { slew: 300, inner: 0 }, joints, wall) // prettier-ignore
  expect(touched).toBe('cab')
  expect(pose['slew']).toBeGreaterThan(39.5)
  expect(pose['slew']).toBeLessThanOrEqual(40)
})

test('of a pose in something the nearest free one on the way to the picture’s is taken', () => {
  const { pose, touched } = nearestFree({ slew: 55, inner: 20 }, [{ slew: 180, inner: 20 }], joints, wall) // prettier-ignore
  expect(touched).toBe('cab')
  expect(pose['slew']).toBeGreaterThanOrEqual(60)
  expect(pose['slew']).toBeLessThan(60.5)
})

test('who stands in something may move out of it', () => {
  const out = { slew: 50, inner: 70 }
  expect(reachedFrom({ slew: 50, inner: 40 }, out, joints, wall).pose).toEqual(out)
})

test('where raising the boom is the shorter way out, it is raised', () => {
  const pose = { slew: 45, inner: 40 }
  const found = nearestFree(
    pose,
    [
      { slew: 186, inner: 60 },
      { slew: 45, inner: 74 },
    ],
    joints,
    wall,
  )
  expect(found.pose['slew']).toBe(45)
  expect(found.pose['inner']).toBeGreaterThanOrEqual(50)
  expect(found.pose['inner']).toBeLessThan(52)
})
