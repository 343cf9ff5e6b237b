import { Vector3, type BufferGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Contour } from '../kit/contour.ts'
import { linspace } from '../kit/curve.ts'
import { withCreasedNormals } from '../kit/normals.ts'
import type { Part } from '../kit/part.ts'
import { box, isCoarse } from '../kit/solids.ts'
import { frame, lifted, mirrored, seam, sheet, type Skin } from '../kit/surface.ts'
import { cabFront } from './cab-front.ts'
import { cabInterior, cabFittings } from './cab-fittings.ts'
import { cabShape, type CabShape, type CabSpec } from './cab-shape.ts'

/** A share of the cab's height at which a strip of skin begins or ends. */
type Edge = (y: number) => number
type Strip = { from: Edge; to: Edge; low: number; high: number; columns: number }

// Heights as shares of the cab, from floor to roof.
const SCREEN = { sill: 0.43, head: 0.8 }
const WINDOW = { sill: 0.46, dip: 0.385, head: 0.79 }
const EAVES = 0.86

// Every strip of skin has its rows at the same heights, so that neighbours share their corners.
const ROWS = [
  0,
  0.06,
  0.12,
  0.18,
  0.24,
  0.31,
  WINDOW.dip,
  SCREEN.sill,
  WINDOW.sill,
  0.52,
  0.58,
  0.64,
  0.7,
  0.75,
  WINDOW.head,
  SCREEN.head,
  0.83,
  EAVES,
]

/** A cab-over: painted shell with real openings, glass in them, and something to see inside. */
export function cab(root: Part, spec: CabSpec): Part {
  const part = root.child('cab')
  const shape = cabShape(spec)
  shell(part, shape)
  glazing(part, shape)
  doors(part, shape)
  cabInterior(part, shape)
  cabFront(part, shape)
  cabFittings(part, shape)
  return part
}

const screenEdge = 1.22
const pillarEdge = 2.1

function windowLimits({ spec }: CabShape) {
  const back = spec.back + (spec.front - spec.back > 1.75 ? 0.42 : 0.24)
  return { back, kink: back + (spec.front - back) * 0.46 }
}

function shell(part: Part, shape: CabShape) {
  const { back, kink } = windowLimits(shape)
  const fixed =
    (u: number): Edge =>
    () =>
      u
  const atX =
    (x: number): Edge =>
    (y) =>
      shape.uOfSide(x, y)
  const solid = (from: Edge, to: Edge, columns: number): Strip => ({
    from,
    to,
    low: 0,
    high: EAVES,
    columns,
  })
  const around = (from: Edge, to: Edge, columns: number, sill: number, head: number): Strip[] => [
    { from, to, low: 0, high: sill, columns },
    { from, to, low: head, high: EAVES, columns },
  ]
  const strips: Strip[] = [
    ...around(fixed(0), fixed(screenEdge), 9, SCREEN.sill, SCREEN.head),
    solid(fixed(screenEdge), fixed(pillarEdge), 8),
    ...around(fixed(pillarEdge), atX(kink), 4, WINDOW.dip, WINDOW.head),
    ...around(atX(kink), atX(back), 4, WINDOW.sill, WINDOW.head),
    solid(atX(back), fixed(4), 10),
  ]
  const half = strips.map((strip) => stripSheet(shape, shape.around, strip, false))
  part.add(
    'paint',
    withCreasedNormals(mergeGeometries([...half, ...half.map(mirrored), roof(shape, strips)]), 35),
  )

  const liner = lifted(shape.around, -0.035, shape.inside)
  for (const strip of strips)
    part.addPair('trim', withCreasedNormals(stripSheet(shape, liner, strip, true)))
  part.add('trim', box(shape.spec.front - shape.spec.back - 0.1, 0.03, shape.spec.width - 0.2), [
    shape.inside.x - 0.06,
    shape.at(0.865),
    0,
  ])
}

function stripSheet(shape: CabShape, skin: Skin, strip: Strip, inwards: boolean): BufferGeometry {
  const inner = ROWS.filter((share) => share > strip.low + 0.002 && share < strip.high - 0.002)
  const points = [strip.low, ...inner, strip.high].map((share) => {
    const y = shape.at(share)
    // Few look at the lining closely.
    const columns = isCoarse() && inwards ? Math.ceil(strip.columns / 3) : strip.columns
    return linspace(strip.from(y), strip.to(y), columns).map((u) => skin(u, y))
  })
  return sheet(points, shape.inside, inwards)
}

function roof(shape: CabShape, strips: readonly Strip[]): BufferGeometry {
  const eaves = shape.at(EAVES)
  const us = strips
    .filter((strip) => strip.high === EAVES)
    .flatMap((strip, i) =>
      linspace(strip.from(eaves), strip.to(eaves), strip.columns).slice(i === 0 ? 0 : 1),
    )
  const shares = [EAVES, 0.885, 0.91, 0.93, 0.948, 0.964, 0.978, 0.99, 1].filter(
    (_, i) => !isCoarse() || i % 2 === 0,
  )
  const ring = (share: number) => {
    const right = us.map((u) => shape.around(u, shape.at(share)))
    const left = right
      .slice(0, -1)
      .reverse()
      .map((p) => new Vector3(p.x, p.y, -p.z))
    return [...right, ...left]
  }
  const rings = shares.map(ring)
  const top = rings.at(-1) ?? []
  const middle = new Vector3(shape.inside.x - 0.1, shape.spec.roof + 0.012, 0)
  return sheet([...rings, top.map(() => middle.clone())], shape.inside)
}

function glazing(part: Part, shape: CabShape) {
  const { at, inside } = shape
  const { back, kink } = windowLimits(shape)
  const glassSkin = lifted(shape.around, -0.012, inside)
  const pane = (from: Edge, to: Edge, low: number, high: number, columns: number) =>
    withCreasedNormals(
      stripSheet(
        shape,
        glassSkin,
        { from, to, low: low - 0.005, high: high + 0.005, columns },
        false,
      ),
    )
  const atX =
    (x: number): Edge =>
    (y) =>
      shape.uOfSide(x, y)
  part.addPair(
    'glass',
    pane(
      () => 0,
      () => screenEdge,
      SCREEN.sill,
      SCREEN.head,
      9,
    ),
  )
  part.addPair(
    'glass',
    pane(() => pillarEdge, atX(kink), WINDOW.dip, WINDOW.head, 4),
  )
  part.addPair('glass', pane(atX(kink), atX(back), WINDOW.sill, WINDOW.head, 4))

  const edgeOfScreen = (share: number): readonly [number, number] => {
    const y = at(share)
    // Arc length at u = screenEdge, found by stepping: the skin has no inverse for it.
    let s = shape.spec.width * 0.4
    while (shape.uOfFront(s, y) < screenEdge) s += 0.004
    return [s, y]
  }
  const [low, high] = [edgeOfScreen(SCREEN.sill), edgeOfScreen(SCREEN.head)]
  const screen: Contour = [[-low[0], low[1]], low, high, [-high[0], high[1]]]
  part.add(
    'black',
    frame(shape.front, screen, inside, { radius: 0.1, inner: 0.045, outer: 0.018, lift: 0.004 }),
  )

  part.addPair(
    'black',
    frame(shape.side, sideWindow(shape, back, kink), inside, {
      radius: 0.07,
      inner: 0.035,
      outer: 0.016,
      lift: 0.004,
    }),
  )
  const bar = back + (kink - back) * 0.5
  part.addPair(
    'black',
    box(0.035, at(WINDOW.head) - at(WINDOW.sill), 0.012),
    [bar, at((WINDOW.head + WINDOW.sill) / 2), shape.halfWidth(at(0.62)) - 0.008],
    [-0.06, 0, 0],
  )
}

/** x on the side at u, height given as a share. */
const sideX = (shape: CabShape, u: number, share: number) => shape.around(u, shape.at(share)).x

function sideWindow(shape: CabShape, back: number, kink: number): Contour {
  const { at } = shape
  return [
    [back, at(WINDOW.sill)],
    [kink - 0.05, at(WINDOW.sill)],
    [kink + 0.09, at(WINDOW.dip)],
    [sideX(shape, pillarEdge, WINDOW.dip), at(WINDOW.dip)],
    [sideX(shape, pillarEdge, WINDOW.head), at(WINDOW.head)],
    [back, at(WINDOW.head)],
  ]
}

function doors(part: Part, shape: CabShape) {
  const { at } = shape
  const { back } = windowLimits(shape)
  const door: Contour = [
    [back - 0.07, at(0.06)],
    [back - 0.07, at(0.825)],
    [sideX(shape, pillarEdge, 0.82) + 0.02, at(0.825)],
    [sideX(shape, pillarEdge, 0.4) + 0.05, at(0.36)],
    [sideX(shape, pillarEdge, 0.1) + 0.03, at(0.06)],
  ]
  part.addPair('black', seam(lifted(shape.side, 0.001, shape.inside), door, 0.0065, 0.06, 0.06))
  const z = shape.halfWidth(at(0.36))
  part.addPair('black', box(0.2, 0.06, 0.02, 0.008), [back + 0.08, at(0.37), z])
  part.addPair('graphite', box(0.17, 0.022, 0.05, 0.008), [back + 0.08, at(0.375), z + 0.012])
}
