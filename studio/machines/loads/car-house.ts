import { Vector3, type BufferGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Contour, Point } from '../kit/contour.ts'
import { curveThrough, linspace } from '../kit/curve.ts'
import { withCreasedNormals } from '../kit/normals.ts'
import type { Part } from '../kit/part.ts'
import { box, isCoarse, prism } from '../kit/solids.ts'
import { frame, lifted, mirrored, sheet, type Skin } from '../kit/surface.ts'

const FOOT = 0.93
const SILL = 0.985
const HEAD = 1.35
const EAVES = 1.39
const ROOF = 1.476

const frontOf = curveThrough([
  [FOOT, 1.02],
  [1.15, 0.66],
  [HEAD, 0.35],
  [EAVES, 0.26],
  [1.43, 0.11],
  [1.46, -0.06],
  [ROOF, -0.25],
])
const backOf = curveThrough([
  [FOOT, -1.8],
  [1.15, -1.7],
  [HEAD, -1.51],
  [EAVES, -1.44],
  [1.43, -1.31],
  [1.46, -1.15],
  [ROOF, -0.95],
])
const halfOf = curveThrough([
  [FOOT, 0.775],
  [SILL, 0.757],
  [HEAD, 0.635],
  [EAVES, 0.605],
  [1.43, 0.53],
  [1.46, 0.41],
  [ROOF, 0.22],
])

const CORNER = 0.13
const bow = (z: number, half: number) => 0.075 * (1 - (z / half) ** 2)

/** u: 0..1 along the windscreen from the middle, 1..2 corner, 2..3 side, 3..4 corner, 4..5 along the back. */
const house: Skin = (u, y) => {
  const [f, b, w] = [frontOf(y) - 0.03, backOf(y), halfOf(y)]
  const flat = w - CORNER
  const turn = (from: number) => ((u - from) * Math.PI) / 2
  if (u <= 1) return new Vector3(f + bow(flat * u, w), y, flat * u)
  if (u <= 2) {
    const z = flat + Math.sin(turn(1)) * CORNER
    return new Vector3(f - CORNER + Math.cos(turn(1)) * CORNER + bow(z, w), y, z)
  }
  const [x0, x1] = [f - CORNER, b + CORNER]
  if (u <= 3)
    return new Vector3(x0 + (x1 - x0) * (u - 2), y, w + 0.02 * Math.sin(Math.PI * (u - 2)))
  if (u <= 4)
    return new Vector3(x1 - Math.sin(turn(3)) * CORNER, y, flat + Math.cos(turn(3)) * CORNER)
  return new Vector3(b - bow(flat * (5 - u), w) * 0.5, y, flat * (5 - u))
}

const sideU = (x: number, y: number) => {
  const [x0, x1] = [frontOf(y) - 0.03 - CORNER, backOf(y) + CORNER]
  return 2 + (x0 - x) / (x0 - x1)
}
/** The side by x and height, for what is laid on it. */
const side: Skin = (x, y) => house(sideU(x, y), y)

const INSIDE = new Vector3(-0.5, 1.15, 0)

// Where the openings begin and end, round the house. Front and rear doors share one dark opening.
const SCREEN = 1.18
const PILLAR = 1.74
/** The rear edge of the side's glass leans with the tailgate. */
const rearEdge = (y: number) => -1.44 + (y - SILL) * 0.5
const doorGlass = { front: PILLAR, back: (y: number) => sideU(rearEdge(y), y) }
const REAR_SCREEN = 4.04

type Edge = (y: number) => number
type Strip = { from: Edge; to: Edge; low: number; high: number; columns: number }
const at =
  (u: number): Edge =>
  () =>
    u
const ROWS = [FOOT, 0.955, SILL, 1.05, 1.12, 1.2, 1.28, HEAD, 1.37, EAVES]

/** Everything above the waist: painted frame with real openings, one pane in each, and seats in the dusk behind. */
export function carHouse(part: Part) {
  const opening = (from: Edge, to: Edge, columns: number): Strip[] => [
    { from, to, low: FOOT, high: SILL, columns },
    { from, to, low: HEAD, high: EAVES, columns },
  ]
  const solid = (from: Edge, to: Edge, columns: number): Strip => ({
    from,
    to,
    low: FOOT,
    high: EAVES,
    columns,
  })
  const strips = [
    ...opening(at(0), at(SCREEN), 10),
    solid(at(SCREEN), at(PILLAR), 9),
    ...opening(at(doorGlass.front), doorGlass.back, 14),
    solid(doorGlass.back, at(REAR_SCREEN), 14),
    ...opening(at(REAR_SCREEN), at(5), 8),
  ]
  const half = strips.map((strip) => stripSheet(house, strip))
  const shell = mergeGeometries([...half, ...half.map(mirrored), roof(strips)])
  part.add('carPaint', withCreasedNormals(shell, 40))

  const glass = lifted(house, -0.006, INSIDE)
  const pane = (from: Edge, to: Edge, columns: number) => stripSheet(glass, { from, to, low: SILL - 0.004, high: HEAD + 0.004, columns }) // prettier-ignore
  for (const ends of [pane(at(0), at(SCREEN), 12), pane(at(REAR_SCREEN), at(5), 8)])
    part.add('glass', withCreasedNormals(mergeGeometries([ends, mirrored(ends)]), 60))
  part.addPair('glass', withCreasedNormals(pane(at(doorGlass.front), doorGlass.back, 14), 60))
  rims(part)
  seats(part)
}

const fewer = (columns: number) => (isCoarse() ? Math.ceil(columns / 2) : columns)

function stripSheet(skin: Skin, { from, to, low, high, columns }: Strip): BufferGeometry {
  const rows = [low, ...ROWS.filter((y) => y > low + 0.002 && y < high - 0.002), high]
  return sheet(
    rows.map((y) => linspace(from(y), to(y), fewer(columns)).map((u) => skin(u, y))),
    INSIDE,
  )
}

function roof(strips: readonly Strip[]): BufferGeometry {
  const us = strips
    .filter(({ high }) => high === EAVES)
    .flatMap(({ from, to, columns }, i) => linspace(from(EAVES), to(EAVES), fewer(columns)).slice(i === 0 ? 0 : 1)) // prettier-ignore
  const rings = [EAVES, 1.402, 1.414, 1.426, 1.438, 1.449, 1.459, 1.468, ROOF].map((y) => {
    const right = us.map((u) => house(u, y))
    const left = right.map((p) => new Vector3(p.x, p.y, -p.z)).reverse()
    return [...right, ...left.slice(1)]
  })
  const crown = (rings[0] ?? []).map(() => new Vector3(-0.6, ROOF + 0.008, 0))
  return sheet([...rings, crown], INSIDE)
}

/** Black rubber round the panes, and the black post between front and rear door. */
function rims(part: Part) {
  const doors: Contour = [
    [rearEdge(SILL), SILL],
    [house(PILLAR, SILL).x, SILL],
    [house(PILLAR, HEAD).x, HEAD],
    [rearEdge(HEAD), HEAD],
  ]
  const rim = { radius: 0.035, inner: 0.02, outer: 0.012, lift: 0.003 }
  part.addPair('black', frame(side, doors, INSIDE, rim))
  const post = lifted(house, 0.001, INSIDE)
  const [front, back] = [-0.19, -0.28].map(
    (x): Edge =>
      (y) =>
        sideU(x, y),
  )
  if (front && back)
    part.addPair('black', withCreasedNormals(stripSheet(post, { from: front, to: back, low: SILL, high: HEAD, columns: 3 }))) // prettier-ignore
  for (const [edge, from, to] of [
    [SCREEN, SCREEN - 0.1, SCREEN + 0.05],
    [REAR_SCREEN, REAR_SCREEN - 0.02, REAR_SCREEN + 0.04],
  ] as const) {
    const band = (low: number, high: number, [a, b]: Point) =>
      stripSheet(lifted(house, 0.003, INSIDE), { from: at(a), to: at(b), low, high, columns: 8 })
    const middle: Point = edge === SCREEN ? [0, to] : [from, 5]
    for (const strip of [
      band(SILL - 0.012, HEAD + 0.012, [from, to]),
      band(SILL - 0.012, SILL + 0.025, middle),
      band(HEAD - 0.02, HEAD + 0.012, middle),
    ])
      part.addPair('black', withCreasedNormals(strip))
  }
}

/** Seats before a dark wall down the middle: depth in the glass, and no daylight from the far side. */
function seats(part: Part) {
  const wall: Contour = [
    [-1.5, FOOT],
    [0.3, FOOT],
    [0.12, 1.24],
    [-0.1, HEAD],
    [-1.38, HEAD],
  ]
  part.add('trim', prism(wall, 0.02, { bevel: 0 }))
  part.add('trim', box(0.4, 0.08, 1.3, 0.03), [0.6, 0.965, 0])
  for (const x of [-0.1, -0.95]) {
    part.addPair('seat', box(0.13, 0.4, 0.46, 0.05), [x - 0.12, 1.02, 0.36], [0, 0, 0.2])
    part.addPair('seat', box(0.09, 0.13, 0.24, 0.04), [x - 0.2, 1.26, 0.36], [0, 0, 0.2])
  }
}
