import type { Part } from '../kit/part.ts'
import { box, cylinder, prism, tube, type Vec3 } from '../kit/solids.ts'
import { fittedHeight, letterBothSides } from '../lettering/letters.ts'
import { boomSection, clamp, hoses } from './boom-section.ts'
import { sectionSize } from './extensions.ts'
import type { KnuckleSpec } from './knuckle.ts'

/** Where along the inner boom the lifting cylinder takes hold: further out it would need too long a stroke. */
export const LIFT_PIN = 0.34

export function shapeColumn(part: Part, { columnHeight: h, scale: s }: KnuckleSpec) {
  part.add('paint', cylinder('y', 0.27 * s, 0.1, 32, 0.01), [0, 0.05, 0])
  part.add(
    'paint',
    prism(
      [
        [-0.3 * s, 0.06],
        [0.36 * s, 0.06],
        [0.42 * s, 0.3 * s],
        [0.14 * s, h * 0.55],
        [0.08 * s, h - 0.28 * s],
        [-0.25 * s, h - 0.28 * s],
        [-0.34 * s, h * 0.4],
      ],
      0.3 * s,
      { radius: 0.07, bevel: 0.02 },
    ),
  )
  const cheek = prism(
    [
      [-0.3 * s, h * 0.5],
      [0.12 * s, h * 0.5],
      [0.12 * s, h - 0.02],
      [0.04 * s, h + 0.15 * s],
      [-0.2 * s, h + 0.15 * s],
      [-0.29 * s, h],
    ],
    0.055 * s,
    { radius: 0.09, bevel: 0.012 },
  )
  part.addPair('paint', cheek, [0, 0, 0.19 * s])
  part.addPair('graphite', cylinder('z', 0.1 * s, 0.05 * s, 26), [-0.08 * s, h, 0.23 * s])
  part.addPair('chrome', cylinder('z', 0.055 * s, 0.06 * s, 20), [-0.08 * s, h, 0.235 * s])
  part.addPair(
    'paint',
    prism(
      [
        [0.08 * s, 0.1],
        [0.42 * s, 0.1],
        [0.42 * s, 0.34 * s],
        [0.24 * s, 0.4 * s],
      ],
      0.04 * s,
      { radius: 0.06 },
    ),
    [0, 0, 0.13 * s],
  )
  part.add('steel', cylinder('z', 0.045 * s, 0.36 * s, 16), [0.3 * s, 0.18 * s, 0])
  // High on the cheeks, where no cab hides half of it.
  letterBothSides(part, { word: 'DINO', height: 0.085 * s, at: [-0.09 * s, h * 0.66, 0.2185 * s] })
  for (let i = 0; i < 4; i++) {
    const z = (i - 1.5) * 0.045 * s
    part.add(
      'hose',
      tube(
        [
          [-0.3 * s, 0.02, z],
          [-0.4 * s, h * 0.3, z],
          [-0.38 * s, h * 0.75, z],
          [-0.3 * s, h + 0.12 * s, z],
          [-0.02 * s, h + 0.24 * s, z],
        ],
        0.014,
        { sides: 6 },
      ),
    )
  }
  part.add('graphite', box(0.05, 0.06, 0.24 * s), [-0.37 * s, h * 0.5, 0])
}

export function shapeInner(part: Part, { innerLength: length, scale: s, name }: KnuckleSpec) {
  const width = 0.27 * s
  part.add(
    'paint',
    prism(
      [
        [-0.14 * s, -0.13 * s, 0.1],
        [0.32 * s, -0.21 * s],
        [length * 0.6, -0.19 * s],
        [length - 0.05, -0.13 * s],
        [length + 0.02 * s, 0.12 * s],
        [length - 0.1 * s, 0.2 * s],
        [length * 0.6, 0.19 * s],
        [0.3 * s, 0.2 * s],
        [-0.1 * s, 0.17 * s, 0.1],
      ],
      width,
      { radius: 0.05, bevel: 0.025 },
    ),
  )
  part.add('graphite', cylinder('z', 0.12 * s, width + 0.05, 26))
  const knuckle = prism(
    [
      [length - 0.66 * s, -0.17 * s],
      [length - 0.1 * s, -0.16 * s],
      [length + 0.13 * s, 0.0],
      [length + 0.15 * s, 0.2 * s],
      [length - 0.02 * s, 0.27 * s],
      [length - 0.34 * s, 0.19 * s],
      [length - 0.66 * s, 0.16 * s],
    ],
    0.05 * s,
    { radius: 0.08, bevel: 0.012 },
  )
  part.addPair('paint', knuckle, [0, 0, width / 2 + 0.02 * s])
  part.addPair('graphite', cylinder('z', 0.1 * s, 0.04 * s, 26), [
    length,
    0.1 * s,
    width / 2 + 0.06 * s,
  ])
  part.addPair('chrome', cylinder('z', 0.055 * s, 0.05 * s, 20), [
    length,
    0.1 * s,
    width / 2 + 0.066 * s,
  ])

  const lower: Vec3 = [length * LIFT_PIN, -0.27 * s, 0]
  const upper: Vec3 = [length * 0.2, 0.31 * s, 0]
  part.addPair(
    'paint',
    prism(
      [
        [-0.26 * s, 0.13 * s],
        [0.26 * s, 0.13 * s],
        [0.08 * s, -0.09 * s],
        [-0.08 * s, -0.09 * s],
      ],
      0.035 * s,
      { radius: 0.06 },
    ),
    [lower[0], lower[1], 0.115 * s],
  )
  part.addPair(
    'paint',
    prism(
      [
        [-0.24 * s, -0.16 * s],
        [0.2 * s, -0.16 * s],
        [0.08 * s, 0.09 * s],
        [-0.08 * s, 0.09 * s],
      ],
      0.035 * s,
      { radius: 0.06 },
    ),
    [upper[0], upper[1], 0.105 * s],
  )
  for (const pin of [lower, upper]) part.add('steel', cylinder('z', 0.045 * s, 0.3 * s, 16), pin)

  // The knuckle cylinder takes the middle of the top plate, so hoses run along the left shoulder.
  hoses(
    part,
    [
      [-0.1 * s, 0.14 * s, -0.1 * s],
      [0.12 * s, 0.235 * s, -0.1 * s],
      [length * 0.5, 0.225 * s, -0.1 * s],
      [length - 0.45 * s, 0.23 * s, -0.09 * s],
      [length - 0.1 * s, 0.33 * s, -0.07 * s],
    ],
    3,
    0.03 * s,
  )
  for (const t of [0.3, 0.55, 0.8]) clamp(part, [length * t, 0.22 * s, -0.1 * s], 0.13 * s)
  letterBothSides(part, {
    word: name,
    height: fittedHeight(name, 0.2 * s, length - 1.25 * s),
    at: [length * 0.5 - 0.14 * s, 0, width / 2 + 0.002],
  })
  part.add('black', box(0.1, 0.09, 0.13, 0.02), [length * 0.62, -0.25 * s, 0.05])
  part.add('lampClear', box(0.02, 0.07, 0.11, 0.01), [length * 0.62 + 0.05, -0.25 * s, 0.05])
}

export function shapeOuter(part: Part, { outerLength: length, scale: s }: KnuckleSpec) {
  const { width, height } = sectionSize(s, 0)
  const y = -0.12 * s
  boomSection(part, width, height, length, y, 0.1 * s)
  part.add(
    'paint',
    prism(
      [
        [-0.14 * s, -0.27 * s],
        [0.5 * s, -0.29 * s],
        [0.7 * s, -0.26 * s],
        [0.66 * s, 0.05 * s],
        [0.26 * s, 0.14 * s],
        [0.04 * s, 0.42 * s],
        [-0.14 * s, 0.41 * s],
        [-0.15 * s, 0],
      ],
      width - 0.012,
      { radius: 0.07, bevel: 0.02 },
    ),
  )
  part.add('steel', cylinder('z', 0.05 * s, width + 0.1, 16), [-0.06 * s, 0.33 * s, 0])
  part.addPair('graphite', cylinder('z', 0.075 * s, 0.03, 20), [
    -0.06 * s,
    0.33 * s,
    width / 2 + 0.012,
  ])
  letterBothSides(part, {
    word: 'DINO',
    height: 0.13 * s,
    at: [length * 0.62, y + 0.02 * s, width / 2 + 0.002],
  })
  hoses(
    part,
    [
      [-0.05 * s, 0.24 * s, -0.07 * s],
      [0.14 * s, 0.2 * s, -0.08 * s],
      [0.35 * s, 0.1 * s, -0.09 * s],
      [length * 0.85, 0.075 * s, -0.09 * s],
    ],
    2,
    0.035 * s,
  )
  clamp(part, [length * 0.5, 0.065 * s, -0.09 * s], 0.1 * s)
}
