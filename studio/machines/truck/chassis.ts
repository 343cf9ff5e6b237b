import { rectangle } from '../kit/contour.ts'
import { linspace } from '../kit/curve.ts'
import type { Part } from '../kit/part.ts'
import { beam, box, cylinder, prism, tube } from '../kit/solids.ts'
import { letters } from '../lettering/letters.ts'
import { cab } from './cab.ts'
import type { CabSpec } from './cab-shape.ts'
import { frontAxle, mudguard, rearAxle, type WheelSpec } from './wheels.ts'

/** x runs forward from the front axle, y up from the ground, z to the right. */
export type TruckSpec = {
  cab: CabSpec
  wheel: WheelSpec
  /** Overall width over the rear tyres. */
  width: number
  rearAxles: readonly number[]
  dual: boolean
  /** Where the frame ends. */
  rear: number
  frameTop: number
  /** Where the fuel tank stands, and its length. */
  tank?: { at: number; length: number }
  sideGuard?: { from: number; to: number }
  /** Left out where a wheel lift or a bed takes the place. */
  underrun?: boolean
}

export const wheelbase = (truck: TruckSpec) =>
  -truck.rearAxles.reduce((sum, x) => sum + x, 0) / truck.rearAxles.length

export function chassis(root: Part, truck: TruckSpec): Part {
  const part = root.child('chassis')
  const { wheel, frameTop, rear, width } = truck
  const front = truck.cab.front - 0.3
  const rail = 0.36
  part.addPair('graphite', box(front - rear, 0.22, 0.07, 0.01), [
    (front + rear) / 2,
    frameTop - 0.11,
    rail,
  ])
  for (const x of linspace(rear + 0.1, -0.6, 5))
    part.add('graphite', box(0.09, 0.14, rail * 2), [x, frameTop - 0.12, 0])
  part.add('graphite', box(0.7, 0.5, 0.8, 0.06), [0.25, frameTop - 0.1, 0])
  part.add('graphite', cylinder('x', 0.05, -(truck.rearAxles[0] ?? -3) - 0.5, 12), [
    (truck.rearAxles[0] ?? -3) / 2 - 0.1,
    frameTop - 0.24,
    0,
  ])
  part.add('graphite', cylinder('z', 0.06, truck.width - 0.7, 14), [0, wheel.radius - 0.05, 0])

  const frontTrack = truck.cab.width - wheel.width - 0.12
  frontAxle(root, wheel, 0, frontTrack)
  mudguard(part, wheel.radius + 0.1, wheel.width + 0.1, [0, wheel.radius, frontTrack / 2], 2, 182)
  const over = truck.dual ? wheel.width * 1.08 : 0
  const rearTrack = width - wheel.width - over
  truck.rearAxles.forEach((x, i) => {
    rearAxle(root, wheel, x, rearTrack, i, truck.dual)
    springs(part, x, wheel.radius, rail)
  })
  springs(part, 0, wheel.radius, rail)
  cab(root, truck.cab)
  tail(part, truck)
  if (truck.tank) tank(part, truck, truck.tank.at, truck.tank.length)
  if (truck.sideGuard) sideGuard(part, truck, truck.sideGuard)
  return part
}

/** Arched guards over the rear wheels and flaps behind the last. Bodies that carry their own leave them out. */
export function rearMudguards(part: Part, truck: TruckSpec, flat = false) {
  const { wheel, width } = truck
  const guard = truck.dual ? wheel.width * 2.1 : wheel.width * 1.2
  const z = width / 2 - guard / 2
  for (const x of truck.rearAxles)
    mudguard(
      part,
      wheel.radius + (flat ? 0.06 : 0.09),
      guard,
      [x, wheel.radius, z],
      flat ? 30 : 10,
      flat ? 150 : 170,
    )
  const last = Math.min(...truck.rearAxles) - wheel.radius - 0.11
  part.addPair('black', box(0.02, wheel.radius * 1.05, guard, 0.006), [
    last,
    wheel.radius * 0.95,
    z,
  ])
  for (const side of [-1, 1])
    part.add('tapeWhite', letters('DINO', 0.07).rotateY(-Math.PI / 2), [
      last - 0.013,
      wheel.radius * 0.75,
      side * z,
    ])
}

function springs(part: Part, x: number, y: number, rail: number) {
  for (const [i, span] of [0.62, 0.48, 0.34].entries()) {
    const points = linspace(-1, 1, 6).map(
      (t) => [x + t * span, y + 0.1 - i * 0.025 + t * t * 0.1, rail + 0.02] as const,
    )
    part.addPair('black', tube(points, 0.018, { steps: 10, sides: 4 }))
  }
}

function tank(part: Part, { width, frameTop }: TruckSpec, x: number, length: number) {
  const z = width / 2 - 0.3
  const y = frameTop - 0.3
  const section = rectangle(0, 0, 0.48, 0.5, 0.1)
  part.add('aluminium', beam(section, length, { bevel: 0.03, steps: 4, crease: 30 }), [
    x - length / 2,
    y,
    z,
  ])
  for (const at of [-0.3, 0.3])
    part.add(
      'graphite',
      prism(rectangle(0, 0, 0.5, 0.52, 0.1), 0.05, { bevel: 0.006 }).rotateY(Math.PI / 2),
      [x + at * length, y, z],
    )
  part.add('black', cylinder('y', 0.055, 0.05, 18), [x + length * 0.36, y + 0.26, z + 0.05])
  // The left side carries the battery box and air vessels instead.
  part.add('graphite', box(0.62, 0.42, 0.44, 0.02), [x + 0.15, y, -z])
  for (const at of [-0.52, -0.86])
    part.add('graphite', cylinder('z', 0.13, 0.46, 20, 0.04), [x + at, y + 0.06, -z])
}

function sideGuard(
  part: Part,
  { width, frameTop }: TruckSpec,
  { from, to }: { from: number; to: number },
) {
  const z = width / 2 - 0.06
  const length = from - to
  for (const y of [frameTop - 0.22, frameTop - 0.46])
    part.addPair('aluminium', box(length, 0.1, 0.03, 0.01), [(from + to) / 2, y, z])
  for (const x of [from - length * 0.2, to + length * 0.2]) {
    part.addPair('graphite', box(0.05, 0.46, 0.04), [x, frameTop - 0.28, z - 0.03])
    part.addPair('graphite', box(0.05, 0.05, z - 0.38), [x, frameTop - 0.1, (z + 0.36) / 2])
  }
}

function tail(part: Part, { rear, frameTop, width, underrun = true }: TruckSpec) {
  part.add('graphite', box(0.08, 0.2, 0.8), [rear + 0.04, frameTop - 0.11, 0])
  if (!underrun) return
  part.add('graphite', box(0.1, 0.12, width - 0.16, 0.015), [rear + 0.12, frameTop - 0.5, 0])
  part.addPair('graphite', box(0.06, 0.42, 0.06), [rear + 0.12, frameTop - 0.3, 0.45])
  const z = width / 2 - 0.28
  part.addPair('black', box(0.07, 0.15, 0.44, 0.02), [rear + 0.04, frameTop - 0.28, z])
  part.addPair('lampRed', box(0.03, 0.1, 0.2, 0.015), [rear, frameTop - 0.28, z + 0.08])
  part.addPair('lampAmber', box(0.03, 0.1, 0.1, 0.015), [rear, frameTop - 0.28, z - 0.1])
  part.addPair('graphite', box(0.05, 0.05, z - 0.3), [rear + 0.06, frameTop - 0.24, (z + 0.3) / 2])
}
