import { linspace } from '../kit/curve.ts'
import type { Part } from '../kit/part.ts'
import { beam, box, cylinder, prism, rod, type Vec3 } from '../kit/solids.ts'
import { fittedHeight, letterBothSides } from '../lettering/letters.ts'
import { beacon } from '../truck/cab-fittings.ts'

export type BedSpec = {
  name: string
  length: number
  width: number
  /** Headboard height above the floor; a low one lets the bed slide under an obstacle. */
  headboard: number
  lightBar: boolean
  winch: boolean
}

/** Height of the bed's floor above its own origin. */
export const BED_FLOOR = 0.2

/** A car carrier's bed, from x = 0 (front) back to x = -length, its runners resting on y = 0. */
export function carrierBed(part: Part, spec: BedSpec) {
  const { length, width } = spec
  const [front, rear, middle] = [0, -length, -length / 2]
  const half = width / 2
  part.add('steel', box(length, 0.02, width - 0.12, 0.004), [middle, BED_FLOOR - 0.01, 0])
  for (const x of linspace(rear + 0.25, front - 0.15, Math.round(length / 0.5)))
    part.add('graphite', box(0.07, 0.1, width - 0.12, 0.008), [x, 0.135, 0])
  part.addPair('graphite', box(length - 0.2, 0.12, 0.1, 0.012), [middle + 0.1, 0.06, 0.52])
  treads(part, rear, length, width)

  // Side rails with the product's name, reflective marks and tie-down slots.
  const rail = [
    [-0.055, -0.2],
    [0.055, -0.2],
    [0.055, 0.06],
    [0.02, 0.11],
    [-0.035, 0.11],
    [-0.055, 0.06],
  ] as const
  part.addPair('paint', beam(rail, length - 0.04, { bevel: 0.01 }), [
    rear + 0.04,
    BED_FLOOR,
    half - 0.055,
  ])
  letterBothSides(part, {
    word: spec.name,
    height: fittedHeight(spec.name, 0.15, 1.9),
    at: [front - 1.35, BED_FLOOR - 0.075, half + 0.003],
  })
  // Behind the name: marks, and a lamp in every second gap between them, on the line of the marks.
  const marks = Math.floor((length - 2.8) / 0.5)
  const line = BED_FLOOR - 0.1
  for (let i = 0; i < marks; i++) {
    const x = front - 2.7 - i * 0.5
    part.addPair(i % 2 ? 'tape' : 'tapeWhite', box(0.24, 0.05, 0.006, 0.002), [
      x,
      line,
      half + 0.002,
    ])
    if (i % 2 === 0) sideLamp(part, [x - 0.25, line, half])
  }
  sideLamp(part, [front - 0.14, line, half])
  for (const x of linspace(rear + 0.5, front - 0.5, Math.round(length / 0.8)))
    part.addPair('black', box(0.16, 0.035, 0.06, 0.008), [x, BED_FLOOR + 0.11, half - 0.05])

  // The tail is a wedge that meets the ground.
  part.add(
    'graphite',
    prism(
      [
        [rear - 0.42, 0.0],
        [rear - 0.38, 0.0],
        [rear + 0.05, 0.02],
        [rear + 0.05, BED_FLOOR],
        [rear, BED_FLOOR],
      ],
      width - 0.06,
      { bevel: 0.004, crease: 20 },
    ),
  )
  part.addPair('lampRed', box(0.03, 0.08, 0.16, 0.02), [rear + 0.01, BED_FLOOR - 0.09, half - 0.12])
  if (spec.headboard > 0) headboard(part, spec)
  if (spec.winch) winch(part, front - 0.45, BED_FLOOR)
}

/** A marker lamp in its dark housing on the outer face of each side rail. */
function sideLamp(part: Part, [x, y, z]: Vec3) {
  part.addPair('black', box(0.13, 0.056, 0.012, 0.005), [x, y, z + 0.003])
  part.addPair('lampAmber', box(0.1, 0.034, 0.024, 0.01), [x, y, z + 0.006])
}

/** Raised lozenges of chequer plate, coarse enough to show. */
function treads(part: Part, rear: number, length: number, width: number) {
  const [columns, rows] = [Math.floor(length / 0.24), 7]
  for (let i = 0; i < columns; i++) {
    for (let k = 0; k < rows; k++) {
      const turn = (i + k) % 2 ? 0.8 : -0.8
      const z = -width / 2 + 0.26 + (k * (width - 0.52)) / (rows - 1)
      part.add(
        'steel',
        box(0.1, 0.007, 0.02, 0),
        [rear + 0.2 + i * 0.24, BED_FLOOR + 0.003, z],
        [0, turn, 0],
      )
    }
  }
}

function headboard(part: Part, { width, headboard: height, lightBar }: BedSpec) {
  const half = width / 2
  const x = -0.06
  const top = BED_FLOOR + height
  part.addPair('paint', box(0.1, height, 0.1, 0.02), [x, BED_FLOOR + height / 2, half - 0.1])
  part.add('paint', box(0.1, 0.1, width - 0.1, 0.02), [x, top, 0])
  part.add('paint', box(0.07, 0.07, width - 0.2, 0.015), [x, BED_FLOOR + height * 0.42, 0])
  const count = Math.round(width / 0.16)
  for (let i = 1; i < count; i++)
    part.add('graphite', box(0.028, height * 0.54, 0.028, 0.005), [
      x,
      BED_FLOOR + height * 0.71,
      -half + 0.1 + ((width - 0.2) * i) / count,
    ])
  part.addPair(
    'paint',
    prism(
      [
        [-0.75, BED_FLOOR],
        [-0.08, BED_FLOOR],
        [-0.08, BED_FLOOR + height * 0.62],
      ],
      0.05,
      { radius: 0.04 },
    ),
    [0, 0, half - 0.1],
  )
  part.addPair('black', cylinder('x', 0.07, 0.08, 18), [x - 0.06, top - 0.12, half - 0.26])
  part.addPair('lampClear', cylinder('x', 0.055, 0.09, 18), [x - 0.065, top - 0.12, half - 0.26])
  if (lightBar) beacon(part, [x, top + 0.04, 0], width * 0.72)
}

/** A drum winch on the bed behind the headboard, its rope laid along the floor. */
export function winch(part: Part, x: number, floor: number, rope = 1.2) {
  part.add('graphite', box(0.32, 0.06, 0.86, 0.01), [x, floor + 0.05, 0])
  part.add('steel', cylinder('z', 0.1, 0.46, 26), [x, floor + 0.25, 0])
  part.addPair('graphite', cylinder('z', 0.17, 0.03, 26), [x, floor + 0.25, 0.24])
  part.addPair('graphite', box(0.2, 0.26, 0.14, 0.04), [x, floor + 0.21, 0.34])
  part.add('graphite', cylinder('z', 0.09, 0.18, 20, 0.02), [x, floor + 0.24, 0.48])
  part.add('steel', rod([x - 0.04, floor + 0.16, 0], [x - rope, floor + 0.04, 0], 0.009, 6))
}
