import { Vector3 } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Point } from '../kit/contour.ts'
import { curveThrough, linspace } from '../kit/curve.ts'
import { withCreasedNormals } from '../kit/normals.ts'
import type { Part } from '../kit/part.ts'
import { box, cylinder, isSharp, lathe, tube, type Vec3 } from '../kit/solids.ts'
import { patch, sheet, type Skin } from '../kit/surface.ts'
import { letters } from '../lettering/letters.ts'
import type { MaterialName } from '../materials.ts'
import type { CabShape } from './cab-shape.ts'

/** Everything below the windscreen: grille, bumper, lamps, plate. */
export function cabFront(part: Part, shape: CabShape) {
  grille(part, shape)
  bumper(part, shape)
}

const across = (skin: Skin, half: number, y: number, proud: number, steps = 8): Vec3[] =>
  linspace(-half, half, steps * 2).map((z) => {
    const p = skin(z, y)
    return [p.x + proud, p.y, p.z]
  })

function grille(part: Part, shape: CabShape) {
  const { at, front, inside, spec } = shape
  const half = spec.width / 2
  const [low, high] = [at(0.05), at(0.345)]
  const [wLow, wHigh] = [half - 0.34, half - 0.25]
  part.add(
    'black',
    patch(
      front,
      [
        [-wLow, low],
        [wLow, low],
        [wHigh, high],
        [-wHigh, high],
      ],
      0.006,
      inside,
      { radius: 0.09 },
    ),
  )
  // A black band between grille and windscreen carries the name.
  part.add(
    'black',
    patch(
      front,
      [
        [-half + 0.2, at(0.375)],
        [half - 0.2, at(0.375)],
        [half - 0.2, at(0.425)],
        [-half + 0.2, at(0.425)],
      ],
      0.005,
      inside,
      { radius: 0.02 },
    ),
  )
  const rows = spec.grille === 'slots' ? 3 : spec.grille === 'bars' ? 5 : 0
  for (let i = 0; i < rows; i++) {
    const share = (i + 0.65) / rows
    const y = low + (high - low) * share * 0.82 + 0.01
    const w = wLow + (wHigh - wLow) * share - 0.07
    part.add(
      'graphite',
      tube(across(front, w, y, 0.018), spec.grille === 'slots' ? 0.034 : 0.02, {
        steps: 20,
        sides: 6,
      }),
    )
  }
  if (spec.grille === 'hexagons') honeycomb(part, shape, low + 0.05, high - 0.13, wLow - 0.08)
  part.add(
    'chrome',
    tube(across(front, wHigh - 0.06, high - 0.035, 0.012), 0.011, { steps: 20, sides: 6 }),
  )
  const [y, height] = [at(0.4), (at(0.425) - at(0.375)) * 0.68]
  smallPrint(part, 'chrome', height, [front(0, y).x + 0.011, y, 0])
  // Air guides at the corners.
  const corner = (s: number, a: number): [number, number] => [s, at(a)]
  part.addPair(
    'black',
    patch(
      front,
      [
        corner(half - 0.18, 0.05),
        corner(half + 0.02, 0.05),
        corner(half + 0.02, 0.36),
        corner(half - 0.15, 0.36),
      ],
      0.012,
      inside,
      { radius: 0.03, step: 0.04, depth: 0.03 },
    ),
  )
}

/** The name, facing forward; too small for the line drawings. */
function smallPrint(part: Part, material: MaterialName, height: number, at: Vec3) {
  if (!isSharp()) part.add(material, letters('DINO', height).rotateY(Math.PI / 2), at)
}

function honeycomb(part: Part, { front }: CabShape, low: number, high: number, half: number) {
  const cell = 0.11
  const rows = Math.max(1, Math.floor((high - low) / (cell * 0.86)))
  for (let j = 0; j <= rows; j++) {
    const y = low + ((high - low) * j) / rows
    const shift = j % 2 ? cell / 2 : 0
    for (let z = -half + shift; z <= half; z += cell) {
      const p = front(z, y)
      part.add('graphite', cylinder('x', cell * 0.36, 0.03, 6, 0.012).rotateX(Math.PI / 6), [
        p.x + 0.01,
        y,
        z,
      ])
    }
  }
}

/** A round lamp on each side: a bright rim, a dark bowl behind it, and a lens in the middle. */
function headlamp(part: Part, [x, y, z]: Vec3, radius: number, turn: Vec3) {
  const turned = (shares: readonly Point[], segments: number) =>
    lathe('x', shares.map(([r, h]): Point => [r * radius, h * radius]), segments, 40) // prettier-ignore
  const rim: Point[] = [
    [0.88, 0.1],
    [0.88, 0.4],
    [0.93, 0.47],
    [0.98, 0.42],
    [1, 0.3],
    [1, -0.2],
  ]
  const bowl: Point[] = [
    [0.4, -0.1],
    [0.9, 0.34],
  ]
  const lens: Point[] = [
    [0.54, -0.1],
    [0.54, 0.16],
    [0.48, 0.3],
    [0.3, 0.41],
    [0, 0.45],
  ]
  part.addPair('chrome', turned(rim, 28), [x, y, z], turn)
  part.addPair('black', turned(bowl, 24), [x, y, z], turn)
  part.addPair('lampClear', turned(lens, 24), [x, y, z], turn)
}

function bumper(part: Part, { spec, at }: CabShape) {
  const half = spec.width / 2
  const top = spec.floor + 0.025
  const bottom = top - 0.6
  const height = (share: number) => bottom + share * (top - bottom)
  const front = curveThrough([
    [0, spec.front - 0.08],
    [0.1, spec.front + 0.015],
    [0.35, spec.front + 0.05],
    [0.88, spec.front + 0.045],
    [1, spec.front + 0.005],
  ])
  const width = curveThrough([
    [0, half - 0.06],
    [0.12, half],
    [1, half + 0.005],
  ])
  const radius = 0.2
  const skin: Skin = (s, y) => {
    const t = (y - bottom) / (top - bottom)
    const [f, w] = [front(t), width(t)]
    const a = Math.abs(s)
    const flat = w - radius
    const angle = Math.min(Math.PI / 2, Math.max(0, a - flat) / radius)
    const past = Math.max(0, a - flat - (radius * Math.PI) / 2)
    const z = a <= flat ? a : flat + Math.sin(angle) * radius
    const x = f - radius + Math.cos(angle) * radius - 0.06 * (z / w) ** 2 - past
    return new Vector3(x, y, Math.sign(s) * z)
  }
  const inside = new Vector3(spec.front - 0.4, height(0.5), 0)
  const reach = half + 0.45
  const ring = (from: number, to: number) => {
    const ss = [
      ...linspace(-reach, -half + radius, 10),
      ...linspace(-half + radius, half - radius, 8).slice(1, -1),
      ...linspace(half - radius, reach, 10),
    ]
    const rows = linspace(from, to, Math.max(2, Math.round((to - from) / 0.11))).map((t) =>
      ss.map((s) => skin(s, height(t))),
    )
    const lid = (row: Vector3[]) =>
      row.map((p) => new Vector3(Math.min(p.x, spec.front - 0.35), p.y, p.z * 0.9))
    return withCreasedNormals(
      sheet([lid(rows[0] ?? []), ...rows, lid(rows.at(-1) ?? [])], inside),
      35,
    )
  }
  part.add('graphite', ring(0, 0.33))
  part.add('paint', ring(0.345, 1))

  // Lamp band: black glass from corner to corner of each side, two round lamps and a daytime line.
  const band = (s0: number, s1: number, y0: number, y1: number) =>
    [
      [s0, height(y0)],
      [s1, height(y0)],
      [s1, height(y1)],
      [s0, height(y1)],
    ] as const
  part.addPair(
    'black',
    patch(skin, band(half - 0.56, half + 0.03, 0.46, 0.86), 0.006, inside, {
      radius: 0.05,
      step: 0.05,
    }),
  )
  for (const s of [half - 0.45, half - 0.28])
    headlamp(part, skin(s, height(0.63)).toArray(), 0.07, [0, -0.1, 0])
  const line = linspace(half - 0.52, half - 0.02, 8).map((s): Vec3 => {
    const p = skin(s, height(0.8))
    return [p.x + 0.012, p.y, p.z]
  })
  part.addPair('lampClear', tube(line, 0.011, { steps: 12, sides: 6 }))
  part.addPair(
    'lampAmber',
    patch(skin, band(half - 0.17, half + 0.0, 0.52, 0.7), 0.014, inside, {
      radius: 0.02,
      step: 0.04,
    }),
  )
  const fog = skin(half - 0.42, height(0.18))
  headlamp(part, fog.toArray(), 0.052, [0, -0.1, 0])

  part.add('black', patch(skin, band(-0.42, 0.42, 0.4, 0.92), 0.005, inside, { radius: 0.04 }))
  for (const t of [0.74, 0.84])
    part.add('graphite', box(0.02, 0.03, 0.76, 0.008), [skin(0, height(t)).x + 0.004, height(t), 0])
  const plate = skin(0, height(0.52))
  part.add('tape', box(0.012, 0.12, 0.5, 0.004), [plate.x + 0.012, plate.y, 0])
  smallPrint(part, 'black', 0.06, [plate.x + 0.02, plate.y, 0])

  // Steps behind the bumper corner, up to the door.
  const step = mergeGeometries([
    box(0.3, 0.03, 0.16),
    box(0.3, 0.03, 0.16).translate(0, 0.25, -0.02),
  ])
  part.addPair('aluminium', step, [spec.front - 0.47, bottom + 0.12, half - 0.1])
  part.addPair('graphite', box(0.34, at(0.03) - bottom - 0.02, 0.05), [
    spec.front - 0.47,
    (at(0.03) + bottom) / 2,
    half - 0.2,
  ])
}
