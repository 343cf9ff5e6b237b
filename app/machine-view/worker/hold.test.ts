import { PerspectiveCamera, Vector3 } from 'three'
import { pointOn, buildMachine } from '@dino/studio/machines/machine.ts'
import type { ProductId } from '@dino/studio/machines/products.ts'
import { frameShot } from '@dino/studio/machines/studio-camera.ts'
import { expect, test } from 'vitest'
import type { Spot } from '../messages.ts'
import { jointsOf, poseOf } from './of-machine.ts'
import { spotOf } from './handles.ts'
import { aim, placeOfPicture } from './view-camera.ts'
import { Works } from './works.ts'

const cut = { x: 0, y: 0, width: 1600, height: 1120 }

function opened(id: ProductId, turn?: number, rise?: number) {
  const machine = buildMachine(id, { detail: 'screen' })
  const camera = new PerspectiveCamera()
  const place = placeOfPicture(frameShot(machine, 3))
  aim(camera, { ...place, ...(turn !== undefined && { turn }), ...(rise && { rise }) }, cut)
  const spotAt = (part: string): Spot => {
    const found = machine.group.getObjectByName(part)!
    return spotOf(found.getWorldPosition(new Vector3()), camera)
  }
  const works = new Works(machine, jointsOf(machine))
  return { machine, camera, works, spotAt, pose: poseOf(machine) }
}

test('an outer boom that is pulled down comes down under the finger, in its own plane', () => {
  const { machine, camera, works, spotAt, pose } = opened('wotan')
  const from = spotAt('extension-2')
  works.grab(from, pose, camera, cut)
  expect(works.isHeld).toBe(true)
  const to: Spot = [from[0] + 0.03, from[1] + 0.12]
  const next = works.pulled(pose, to)
  expect(next['slew']).toBeCloseTo(pose['slew']!, 3)
  machine.pose(next)
  const now = spotAt('extension-2')
  expect(now[1] - from[1]).toBeGreaterThan(0.1)
  expect(Math.hypot(now[0] - to[0], now[1] - to[1])).toBeLessThan(0.03)
})

test('from above the whole crane follows to the side', () => {
  const { camera, works, spotAt, pose } = opened('wotan', -90, 89)
  const from = spotAt('extension-2')
  works.grab(from, pose, camera, cut)
  const next = works.pulled(pose, [from[0], from[1] + 0.06])
  expect(Math.abs(next['slew']! - pose['slew']!)).toBeGreaterThan(5)
})

test('a pull into the ground ends above it, and says so', () => {
  const { machine, camera, works, spotAt, pose } = opened('scoot')
  const from = spotAt('outer-boom')
  works.grab(from, pose, camera, cut)
  let now = pose
  for (let i = 1; i <= 20; i++) now = works.pulled(now, [from[0] - i * 0.02, from[1] + i * 0.04])
  expect(works.touched).toBeDefined()
  machine.pose(now)
  expect(pointOn(machine, machine.crane!.hook).y).toBeGreaterThan(0)
})

test('a bed slides when its car is pulled, and the cab is no handle', () => {
  const { camera, works, spotAt, pose } = opened('flatbed', -90)
  const car = spotAt('load-car')
  works.grab([car[0], car[1] - 0.04], pose, camera, cut)
  expect(works.isHeld).toBe(true)
  expect(works.pulled(pose, [car[0] - 0.1, car[1] - 0.04])['slide']).toBeLessThan(-0.5)
  works.release()
  works.grab([0.9, 0.8], pose, camera, cut)
  expect(works.isHeld).toBe(false)
})
