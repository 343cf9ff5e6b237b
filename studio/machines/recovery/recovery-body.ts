import { rectangle } from '../kit/contour.ts'
import type { Part } from '../kit/part.ts'
import { box, cylinder, prism, rod } from '../kit/solids.ts'
import { fittedHeight, letterBothSides } from '../lettering/letters.ts'
import { beacon } from '../truck/cab-fittings.ts'
import { rearMudguards, type TruckSpec } from '../truck/chassis.ts'
import type { WheelLiftSpec } from './wheel-lift.ts'

/** Side lockers, a flat deck between them, and a head rack with the light bar. */
export function recoveryBody(root: Part, truck: TruckSpec, spec: WheelLiftSpec) {
  const part = root.child('body', [0, truck.frameTop, 0])
  const { front } = spec
  const rear = truck.rear + 0.15
  const length = front - rear
  const middle = (front + rear) / 2
  const half = truck.width / 2
  const high = spec.mast ? 0.52 : 0.3
  part.add('steel', box(length, 0.03, truck.width - 0.1, 0.006), [middle, 0.1, 0])
  part.addPair('graphite', box(length, 0.1, 0.09), [middle, 0.05, 0.36])
  const axle = truck.rearAxles[0] ?? -3
  const arch = truck.wheel.radius + 0.14
  const centre = truck.wheel.radius - truck.frameTop
  const low = spec.mast ? -0.42 : -0.34
  // The locker wall runs from the cab to the tail with an arch cut over the wheels.
  const arc = Array.from({ length: 15 }, (_, i) => {
    const reach = Math.acos((low - centre) / arch < 1 ? Math.max(-1, (low - centre) / arch) : 1)
    const a = Math.PI / 2 - reach + (i / 14) * 2 * reach
    return [axle + Math.cos(a) * arch, centre + Math.sin(a) * arch] as const
  })
  const wall = [
    [front, low, 0.04],
    [front, high, 0.05],
    [rear + 0.25, high, 0.05],
    [rear, high - 0.14, 0.05],
    [rear, low + 0.1, 0.04],
    [rear + 0.1, low, 0.02],
    ...arc.reverse(),
  ] as const
  part.addPair('paint', prism(wall, 0.4, { bevel: 0.02, crease: 35 }), [0, 0, half - 0.19])
  doors(
    part,
    {
      from: axle + arch + 0.08,
      to: front - 0.08,
      low: low + 0.06,
      high: high - 0.06,
      z: half + 0.011,
    },
    spec,
  )
  part.addPair(
    'graphite',
    prism(
      [
        ...arc.map(([x, y]) => [x, y] as const),
        ...arc
          .map(([x, y]) => [axle + (x - axle) * 0.94, centre + (y - centre) * 0.94] as const)
          .reverse(),
      ],
      0.43,
      { bevel: 0.004 },
    ),
    [0, 0, half - 0.18],
  )
  // Reflective marks run along the tail, as far as the first door.
  const marks = Math.max(2, Math.floor((axle + arch - rear - 0.4) / 0.6))
  for (let i = 0; i < marks; i++)
    part.addPair(i % 2 ? 'tape' : 'tapeWhite', box(0.24, 0.045, 0.006, 0.002), [
      rear + 0.4 + i * 0.6,
      high - 0.06,
      half + 0.012,
    ])
  part.addPair('lampRed', box(0.03, 0.1, 0.14, 0.02), [rear + 0.01, high - 0.24, half - 0.16])
  part.addPair('lampAmber', box(0.03, 0.08, 0.14, 0.02), [rear + 0.01, high - 0.36, half - 0.16])
  rearMudguardsFlaps(root, truck)

  const rack = spec.mast ? 1.15 : 1.0
  part.addPair('graphite', box(0.09, rack, 0.09, 0.015), [
    front - 0.12,
    high + rack / 2 - 0.05,
    half - 0.16,
  ])
  part.add('graphite', box(0.09, 0.09, truck.width - 0.22, 0.015), [
    front - 0.12,
    high + rack - 0.08,
    0,
  ])
  part.add('graphite', box(0.05, 0.05, truck.width - 0.3), [front - 0.12, high + rack * 0.45, 0])
  for (let i = 1; i < 11; i++)
    part.add('graphite', box(0.025, rack * 0.5, 0.025, 0.005), [
      front - 0.12,
      high + rack * 0.68,
      -half + 0.16 + ((truck.width - 0.32) * i) / 11,
    ])
  beacon(part, [front - 0.12, high + rack - 0.03, 0], truck.width * 0.7)
  if (!spec.mast) dollies(part, middle - 0.15, high, half)
}

function rearMudguardsFlaps(root: Part, truck: TruckSpec) {
  if (truck.wheel.radius > 0.3) rearMudguards(root.child('mudguards'), truck, true)
}

type DoorSpan = { from: number; to: number; low: number; high: number; z: number }

function doors(part: Part, { from, to, low, high, z }: DoorSpan, { name }: WheelLiftSpec) {
  const count = to - from > 1.4 ? 2 : 1
  const step = (to - from) / count
  for (let i = 0; i < count; i++) {
    const x = from + step * (i + 0.5)
    const [w, h] = [step - 0.05, high - low]
    part.addPair(
      'black',
      prism(
        {
          outer: rectangle(0, 0, w, h, 0.03),
          holes: [rectangle(0, 0, w - 0.025, h - 0.025, 0.02)],
        },
        0.008,
        { bevel: 0 },
      ),
      [x, (low + high) / 2, z],
    )
    part.addPair('graphite', box(0.13, 0.045, 0.025, 0.01), [x, high - 0.08, z + 0.006])
  }
  letterBothSides(part, {
    word: name,
    height: fittedHeight(name, 0.17, to - from - 0.25),
    at: [(from + to) / 2, (low + high) / 2 - 0.04, z + 0.004],
  })
}

/** Two wheel dollies stowed on the deck, for cars whose other axle cannot roll. */
function dollies(part: Part, x: number, high: number, half: number) {
  for (const at of [x + 0.5, x - 0.35]) {
    part.addPair('rubber', cylinder('z', 0.2, 0.11, 28, 0.03), [at, high + 0.17, half - 0.2])
    part.addPair('rim', cylinder('z', 0.11, 0.12, 22), [at, high + 0.17, half - 0.2])
  }
  part.addPair(
    'steel',
    rod([x + 0.7, high + 0.17, half - 0.2], [x - 0.55, high + 0.17, half - 0.2], 0.03),
  )
  part.addPair('graphite', box(0.05, 0.42, 0.05), [x + 0.07, high + 0.1, half - 0.2])
}
