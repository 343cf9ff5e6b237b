import { linspace } from '../kit/curve.ts'
import type { Part } from '../kit/part.ts'
import { box, cylinder, prism, strut } from '../kit/solids.ts'
import { AXLES, CAR } from '../loads/car-shape.ts'
import { car } from '../loads/car.ts'
import type { Rig } from '../rig.ts'
import { rearMudguards, type TruckSpec } from '../truck/chassis.ts'
import { BED_FLOOR, carrierBed, type BedSpec } from './bed.ts'
import { lockers } from './lockers.ts'

export type CarrierSpec = {
  kind: 'slide-and-tilt' | 'ground-level'
  bed: BedSpec
  /** Where the bed's front end rests, behind the cab. */
  front: number
  slide: number
  tilt: number
  /** Where the car's middle stands, measured back from the bed's front; left out when the bed is empty. */
  carAt?: number
}

export function carrier(root: Part, rig: Rig, spec: CarrierSpec, truck: TruckSpec) {
  rearMudguards(root.child('mudguards'), truck, true)
  lockers(root, truck, { word: 'DINO', from: -0.85, length: 0.9 })
  const bed =
    spec.kind === 'ground-level'
      ? groundLevel(root, rig, spec, truck)
      : slideAndTilt(root, rig, spec, truck)
  carrierBed(bed, spec.bed)
  if (spec.carAt !== undefined) {
    const x = -spec.carAt
    car(bed, 'load-car', [x, BED_FLOOR, 0])
    for (const axle of AXLES) strap(bed, x + axle)
  }
}

/** A strap laid over each tyre of an axle, under the wheel arch, and down to the bed before and behind. */
function strap(bed: Part, x: number) {
  const { wheelRadius: r, track } = CAR
  const z = track / 2 + 0.045
  const reach = 62
  const over = (radius: number) =>
    linspace(90 - reach, 90 + reach, 17).map((degrees) => {
      const turn = (degrees * Math.PI) / 180
      return [Math.cos(turn) * radius, Math.sin(turn) * radius] as const
    })
  const band = [...over(r + 0.007), ...over(r + 0.001).reverse()]
  bed.addPair('tape', prism(band, 0.06, { bevel: 0, crease: 20 }), [x, BED_FLOOR + r, z])
  const turn = ((90 - reach) * Math.PI) / 180
  const [dx, dy] = [Math.cos(turn) * (r + 0.004), Math.sin(turn) * (r + 0.004)]
  for (const side of [-1, 1]) {
    // Straight on from the tyre, as a tight strap runs.
    const down = (r + dy - 0.03) / Math.cos(turn)
    bed.addPair(
      'tape',
      strut(
        [x + side * dx, BED_FLOOR + r + dy, z],
        [x + side * (dx + Math.sin(turn) * down), BED_FLOOR + 0.03, z],
        0.006,
        0.06,
      ),
    )
    bed.addPair('steel', box(0.06, 0.035, 0.09, 0.008), [
      x + side * (dx + Math.sin(turn) * down),
      BED_FLOOR + 0.018,
      z,
    ])
  }
}

/** A bed that slides back on a tilting subframe until its tail meets the ground. */
function slideAndTilt(root: Part, rig: Rig, spec: CarrierSpec, truck: TruckSpec): Part {
  const hinge = truck.rear + 0.22
  const subframe = root.child('subframe', [hinge, truck.frameTop, 0])
  subframe.addPair('graphite', box(0.3, 0.2, 0.06), [0, -0.02, 0.46])
  subframe.add('steel', cylinder('z', 0.05, 1.0, 18), [0, 0.08, 0])
  const tilt = root.child('tilt', [hinge, truck.frameTop + 0.08, 0])
  rig.turn('tilt', tilt, 'z', 0, spec.tilt)
  // The subframe ends where the bed's front comes to lie when slid right back, so it never shows.
  const reach = spec.front - spec.slide - hinge - 0.12
  tilt.addPair('graphite', box(reach + 0.1, 0.12, 0.09, 0.012), [reach / 2 - 0.05, 0.06, 0.4])
  for (const x of [0.1, reach - 0.15]) tilt.add('graphite', box(0.1, 0.1, 0.8), [x, 0.05, 0])
  root
    .child('rest')
    .addPair('graphite', box(0.14, 0.18, 0.1), [spec.front - 0.3, truck.frameTop + 0.1, 0.4])
  const bed = tilt.child('bed', [spec.front - hinge, 0.12, 0])
  rig.slide('slide', bed, 'x', -spec.slide, 0)
  for (const side of ['left', 'right'] as const) {
    const z = side === 'left' ? -0.22 : 0.22
    rig.ram(
      `tilt-ram-${side}`,
      'tilt',
      subframe,
      [reach * 0.42, -0.2, z],
      tilt,
      [reach * 0.86, 0.02, z],
      0.07,
    )
  }
  return bed
}

/** A bed that slides off level and is set down flat behind the truck by a pair of swinging arms. */
function groundLevel(root: Part, rig: Rig, spec: CarrierSpec, truck: TruckSpec): Part {
  const pivot = [truck.rear + 0.12, 0.53, 0] as const
  const length = truck.frameTop + 0.08 - pivot[1]
  const mount = root.child('arm-mount', pivot)
  mount.addPair('graphite', box(0.34, 0.5, 0.08, 0.02), [0.12, 0.02, 0.46])
  mount.add('steel', cylinder('z', 0.05, 1.1, 18))
  const arms = root.child('arms', pivot)
  rig.turn('lower', arms, 'z', 0, 172)
  arms.addPair('paint', box(0.13, length, 0.07, 0.02), [0, length / 2, 0.56])
  arms.addPair('graphite', cylinder('z', 0.09, 0.1, 22), [0, 0, 0.56])
  arms.addPair('graphite', cylinder('z', 0.09, 0.1, 22), [0, length, 0.56])
  const carriage = arms.child('carriage', [0, length, 0])
  rig.keepPlumb(carriage)
  const bed = carriage.child('bed', [spec.front - pivot[0], 0, 0])
  rig.slide('slide', bed, 'x', -spec.slide, 0)
  const runner = root.child('runners', [0, truck.frameTop, 0])
  runner.addPair('graphite', box(spec.front - truck.rear - 0.5, 0.1, 0.09, 0.012), [
    (spec.front + truck.rear - 0.5) / 2 + 0.35,
    0.03,
    0.36,
  ])
  for (const x of [spec.front - 0.5, -2.4, truck.rear + 0.5])
    runner.addPair('steel', cylinder('z', 0.05, 0.08, 18), [x, 0.03, 0.46])
  for (const [side, z] of [
    ['left', -0.38],
    ['right', 0.38],
  ] as const) {
    rig.ram(
      `lower-ram-${side}`,
      'lower',
      mount,
      [0.7, -0.12, z],
      arms,
      [0.0, length * 0.52, z],
      0.06,
    )
  }
  return bed
}
