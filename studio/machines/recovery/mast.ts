import { swivelHook } from '../crane/hook.ts'
import type { Part } from '../kit/part.ts'
import { beam, box, cylinder, prism, rod } from '../kit/solids.ts'
import { letterBothSides } from '../lettering/letters.ts'
import type { Rig } from '../rig.ts'
import type { TruckSpec } from '../truck/chassis.ts'
import type { WheelLiftSpec } from './wheel-lift.ts'

/** The recovery boom: raked back over the tail, two winches at its foot, two ropes over the head sheaves. */
export function mast(root: Part, rig: Rig, truck: TruckSpec, spec: WheelLiftSpec) {
  const foot = [spec.front - 0.75, truck.frameTop + 0.55, 0] as const
  const stand = root.child('mast-stand', foot)
  stand.addPair(
    'paint',
    prism(
      [
        [-0.75, -0.45],
        [0.3, -0.45],
        [0.2, 0.12],
        [-0.12, 0.12],
      ],
      0.06,
      { radius: 0.05 },
    ),
    [0, 0, 0.32],
  )
  stand.add('steel', cylinder('z', 0.05, 0.75, 18))
  const boom = root.child('mast', foot)
  rig.turn('mast', boom, 'z', -48, -12)
  const length = spec.front - truck.rear - 0.6
  boom.add(
    'paint',
    beam(
      [
        [-0.19, -0.16],
        [0.19, -0.16],
        [0.19, 0.12],
        [0.13, 0.16],
        [-0.13, 0.16],
        [-0.19, 0.12],
      ],
      length,
      { bevel: 0.012 },
    ),
    [-length, 0, 0],
  )
  boom.add('graphite', box(0.1, 0.38, 0.44, 0.015), [-length + 0.08, 0, 0])
  letterBothSides(boom, { word: 'DINO', height: 0.15, at: [-length * 0.4, 0, 0.192] })
  for (const z of [-0.14, 0.14]) {
    boom.add('steel', cylinder('z', 0.11, 0.2, 24), [-0.34, 0.3, z])
    for (const side of [-0.11, 0.11])
      boom.add('graphite', cylinder('z', 0.16, 0.02, 24), [-0.34, 0.3, z + side])
    boom.add('steel', rod([-0.34, 0.4, z], [-length - 0.06, 0.22, z], 0.009, 6))
    boom.add('graphite', cylinder('z', 0.12, 0.05, 24), [-length - 0.06, 0.1, z])
  }
  boom.addPair(
    'paint',
    prism(
      [
        [-length - 0.16, -0.05],
        [-length + 0.2, -0.16],
        [-length + 0.2, 0.16],
        [-length - 0.12, 0.22],
      ],
      0.03,
      { radius: 0.05 },
    ),
    [0, 0, 0.2],
  )
  boom.add('steel', cylinder('z', 0.03, 0.46, 14), [-length - 0.06, 0.1, 0])
  for (const [i, z] of [-0.14, 0.14].entries()) {
    const line = boom.child(`hook-${i + 1}`, [-length - 0.18, 0.1, z])
    rig.keepPlumb(line)
    line.add('steel', rod([0, 0, 0], [0, -0.34, 0], 0.009, 6))
    const hook = line.child(`hook-${i + 1}-body`, [0, -0.3, 0])
    swivelHook(hook, 0.72)
  }
  for (const [side, z] of [
    ['left', -0.25],
    ['right', 0.25],
  ] as const) {
    rig.ram(
      `mast-ram-${side}`,
      'mast',
      stand,
      [-0.95, -0.38, z],
      boom,
      [-length * 0.62, -0.1, z],
      0.055,
    )
  }
}
