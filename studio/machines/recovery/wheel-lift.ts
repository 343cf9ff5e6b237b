import { rectangle } from '../kit/contour.ts'
import type { Part } from '../kit/part.ts'
import { beam, box, cylinder, prism } from '../kit/solids.ts'
import { CAR } from '../loads/car-shape.ts'
import { car } from '../loads/car.ts'
import type { Rig } from '../rig.ts'
import type { TruckSpec } from '../truck/chassis.ts'
import { mast } from './mast.ts'
import { recoveryBody } from './recovery-body.ts'

export type WheelLiftSpec = {
  kind: 'wheel-lift'
  name: string
  /** Length of the lifting arm from its pivot to the crossbar when drawn in. */
  arm: number
  /** A recovery boom with two winches above the body. */
  mast: boolean
  /** Tows a car by its front wheels. */
  towing: boolean
  /** Where the body begins behind the cab. */
  front: number
}

const CROSSBAR = 1.62

export function wheelLift(root: Part, rig: Rig, spec: WheelLiftSpec, truck: TruckSpec) {
  recoveryBody(root, truck, spec)
  const pivot = [truck.rear + 0.75, 0.52, 0] as const
  const mount = root.child('lift-mount', pivot)
  mount.addPair('graphite', box(0.5, truck.frameTop - 0.42, 0.05, 0.015), [
    0.05,
    (truck.frameTop - 0.42) / 2 - 0.08,
    0.17,
  ])
  mount.add('steel', cylinder('z', 0.05, 0.46, 18))
  const arm = root.child('lift-arm', pivot)
  rig.turn('lift', arm, 'z', -17, 9)
  arm.add('graphite', beam(rectangle(0, 0, 0.2, 0.2, 0.02), spec.arm, { bevel: 0.012 }), [
    -spec.arm,
    0,
    0,
  ])
  arm.add('paint', box(0.12, 0.24, 0.24, 0.02), [-spec.arm + 0.06, 0, 0])
  const stinger = arm.child('stinger', [-spec.arm + 0.2, 0, 0])
  rig.slide('stinger', stinger, 'x', -0.9, 0)
  stinger.add('paint', beam(rectangle(0, 0, 0.15, 0.15, 0.015), 1.2, { bevel: 0.01 }), [-0.3, 0, 0])
  const crossbar = stinger.child('crossbar', [-0.34, 0, 0])
  rig.keepPlumb(crossbar)
  cradles(crossbar)
  rig.ram(
    'lift-ram',
    'lift',
    mount,
    [0.42, truck.frameTop - 0.72, 0],
    arm,
    [-spec.arm * 0.62, 0.16, 0],
    0.075,
  )
  arm.addPair(
    'graphite',
    prism(
      [
        [-0.14, -0.08],
        [0.14, -0.08],
        [0.05, 0.1],
        [-0.05, 0.1],
      ],
      0.03,
      { radius: 0.03 },
    ),
    [-spec.arm * 0.62, 0.12, 0.08],
  )
  if (spec.mast) mast(root, rig, truck, spec)
  if (spec.towing) towedCar(root, rig, crossbar)
}

/** The crossbar swivels level behind the truck and carries two L-shaped arms that hold a wheel each. */
function cradles(part: Part) {
  part.add('graphite', cylinder('y', 0.11, 0.2, 24), [0, 0, 0])
  part.add('paint', box(0.15, 0.13, CROSSBAR, 0.015), [-0.02, 0, 0])
  part.addPair('tape', box(0.154, 0.134, 0.1, 0.004), [-0.02, 0, CROSSBAR / 2 - 0.1])
  for (const z of [CAR.track / 2 - 0.12]) {
    part.addPair('graphite', box(0.74, 0.09, 0.09, 0.012), [-0.36, -0.03, z])
    part.addPair('graphite', box(0.1, 0.09, 0.44, 0.012), [-0.7, -0.03, z + 0.14])
    part.addPair('graphite', box(0.12, 0.05, 0.4, 0.012), [-0.12, -0.03, z + 0.16], [0, 0, 0.5])
    part.addPair('lampRed', box(0.03, 0.05, 0.12, 0.01), [-0.76, -0.03, z + 0.2])
  }
}

/** Hangs the car by its front wheels in the cradles, its rear wheels on the ground. */
function towedCar(root: Part, rig: Rig, crossbar: Part) {
  const load = car(root, 'load-car', [0, 0, 0])
  const wheelbase = CAR.frontAxle - CAR.rearAxle
  rig.follow(() => {
    root.group.updateMatrixWorld(true)
    const cradle = root.group.worldToLocal(
      crossbar.group.getWorldPosition(crossbar.group.position.clone()),
    )
    const lifted = Math.max(0, cradle.y - 0.02)
    const pitch = Math.asin(Math.min(0.5, lifted / wheelbase))
    const { group } = load
    group.rotation.z = pitch
    // The rear axle stays one wheel radius above the ground; the front axle sits over the cradle.
    const [c, s] = [Math.cos(pitch), Math.sin(pitch)]
    const r = CAR.wheelRadius
    group.position.y = r - (CAR.rearAxle * s + r * c)
    group.position.x = cradle.x - 0.42 - (CAR.frontAxle * c - r * s)
  })
}
