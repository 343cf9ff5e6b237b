import { rectangle } from '../kit/contour.ts'
import { linspace } from '../kit/curve.ts'
import type { Part } from '../kit/part.ts'
import { box, cylinder, prism } from '../kit/solids.ts'
import { letterBothSides } from '../lettering/letters.ts'
import { logPile } from '../loads/logs.ts'
import { rearMudguards, type TruckSpec } from './chassis.ts'

export type BodySpec =
  | {
      kind: 'drop-side'
      from: number
      to: number
      sides: number
      panels: number
      headboard: number
    }
  | { kind: 'timber'; from: number; to: number; rows: number }

/** Height of a platform's floor above the frame. */
const FLOOR = 0.28

export function body(root: Part, truck: TruckSpec, spec: BodySpec): Part {
  const part = root.child('body', [0, truck.frameTop, 0])
  rearMudguards(root.child('mudguards'), truck, true)
  part.addPair('graphite', box(spec.from - spec.to, 0.12, 0.09, 0.01), [
    (spec.from + spec.to) / 2,
    0.06,
    0.36,
  ])
  const width = truck.width + 0.06
  if (spec.kind === 'drop-side') dropSide(part, spec, width)
  else timber(part, spec, width)
  return part
}

function platform(part: Part, from: number, to: number, width: number) {
  const [length, middle] = [from - to, (from + to) / 2]
  for (const x of linspace(to + 0.15, from - 0.15, Math.round(length / 0.55)))
    part.add('graphite', box(0.06, 0.1, width - 0.1), [x, 0.17, 0])
  const planks = Math.round(width / 0.2)
  for (let i = 0; i < planks; i++) {
    const step = (width - 0.08) / planks
    part.add('wood', box(length - 0.04, 0.035, step - 0.008, 0.004), [
      middle,
      FLOOR - 0.02,
      -width / 2 + 0.04 + step * (i + 0.5),
    ])
  }
  part.addPair('paint', box(length, 0.16, 0.05, 0.012), [middle, FLOOR - 0.08, width / 2 - 0.025])
  part.addPair('paint', box(0.05, 0.16, width / 2, 0.012), [to + 0.025, FLOOR - 0.08, width / 4])
  const marks = Math.max(4, Math.round(length / 0.62))
  for (let i = 0; i < marks; i++) {
    const x = from - ((i + 0.5) * length) / marks
    part.addPair(i % 2 ? 'tapeWhite' : 'tape', box(0.22, 0.045, 0.006, 0.002), [
      x,
      FLOOR - 0.08,
      width / 2 + 0.003,
    ])
  }
}

function dropSide(
  part: Part,
  { from, to, sides, panels, headboard }: Extract<BodySpec, { kind: 'drop-side' }>,
  width: number,
) {
  platform(part, from, to, width)
  const length = from - to
  const y = FLOOR + sides / 2 + 0.01
  const z = width / 2 - 0.03
  const bay = length / panels
  for (let i = 0; i < panels; i++) {
    const x = to + bay * (i + 0.5)
    part.addPair('paint', box(bay - 0.09, sides, 0.035, 0.01), [x, y, z])
    for (const t of [-0.32, 0, 0.32])
      part.addPair('paint', box(bay - 0.2, sides * 0.16, 0.022, 0.01), [
        x,
        y + t * sides,
        z + 0.022,
      ])
    for (const at of [-0.36, 0.36])
      part.addPair('graphite', box(0.06, 0.1, 0.05), [x + at * bay, FLOOR + 0.02, z + 0.02])
  }
  for (let i = 0; i <= panels; i++) {
    const x = Math.min(from - 0.03, Math.max(to + 0.03, to + bay * i))
    part.addPair('graphite', box(0.075, sides + 0.1, 0.07, 0.012), [x, y + 0.02, z])
    part.addPair('steel', box(0.03, 0.14, 0.03, 0.008), [
      x + (i === panels ? -0.07 : 0.07),
      y + sides * 0.28,
      z + 0.03,
    ])
  }
  part.add('paint', box(0.035, sides, width - 0.16, 0.01), [to + 0.03, y, 0])
  for (const t of [-0.3, 0.05, 0.36])
    part.add('paint', box(0.022, sides * 0.16, width - 0.3, 0.01), [to + 0.005, y + t * sides, 0])
  headboardFrame(part, from - 0.02, width, headboard, sides)
}

function headboardFrame(part: Part, x: number, width: number, height: number, sides: number) {
  const top = FLOOR + height
  part.addPair('graphite', box(0.07, height, 0.07, 0.012), [
    x,
    FLOOR + height / 2,
    width / 2 - 0.06,
  ])
  part.add('graphite', box(0.07, 0.07, width - 0.06, 0.012), [x, top, 0])
  part.add('graphite', box(0.05, 0.05, width - 0.16), [x, FLOOR + sides + 0.12, 0])
  part.add('paint', box(0.035, sides, width - 0.2, 0.01), [x, FLOOR + sides / 2, 0])
  const count = Math.round(width / 0.17)
  for (let i = 1; i < count; i++)
    part.add('graphite', box(0.03, height - sides - 0.14, 0.03, 0.006), [
      x,
      (FLOOR + sides + 0.12 + top) / 2,
      -width / 2 + 0.06 + ((width - 0.12) * i) / count,
    ])
}

/** Bolsters with stanchions, loaded with logs. */
function timber(
  part: Part,
  { from, to, rows }: Extract<BodySpec, { kind: 'timber' }>,
  width: number,
) {
  const length = from - to
  const z = width / 2 - 0.06
  part.add('graphite', box(length, 0.05, 0.9, 0.01), [(from + to) / 2, 0.14, 0])
  const stations = linspace(to + 0.3, from - 0.75, 3)
  for (const x of stations) {
    part.add('paint', box(0.22, 0.16, width, 0.02), [x, FLOOR - 0.06, 0])
    part.addPair('paint', prism(rectangle(0, 0, 0.14, 1.55, 0.02), 0.1, { bevel: 0.015 }), [
      x,
      FLOOR + 0.78,
      z,
    ])
    part.addPair(
      'paint',
      prism(
        [
          [-0.11, 0],
          [0.11, 0],
          [0.07, 0.4],
          [-0.07, 0.4],
        ],
        0.05,
        { bevel: 0.01 },
      ),
      [x, FLOOR, z - 0.02],
    )
    part.addPair('tape', box(0.145, 0.08, 0.105, 0.004), [x, FLOOR + 1.44, z])
  }
  // A solid bulkhead keeps the load off crane and cab.
  const x = from - 0.15
  part.addPair('paint', box(0.1, 1.5, 0.1, 0.015), [x, FLOOR + 0.7, z])
  part.add('paint', box(0.1, 0.1, width - 0.04, 0.015), [x, FLOOR + 1.42, 0])
  part.add('graphite', box(0.04, 0.72, width - 0.2), [x, FLOOR + 0.3, 0])
  for (const y of [0.82, 1.0, 1.18])
    part.add('graphite', box(0.05, 0.05, width - 0.2), [x, FLOOR + y, 0])
  letterBothSides(part, { word: 'DINO', height: 0.07, at: [from - 0.42, 0.13, 0.46] })
  logPile(part, {
    length: length - 0.65,
    x: (from + to) / 2 - 0.12,
    y: FLOOR + 0.02,
    width: width - 0.26,
    rows,
  })
  part.add('graphite', cylinder('z', 0.05, width * 0.9, 12), [to + 0.02, 0.02, 0])
}
