import { Vector3 } from 'three'
import { curveThrough } from '../kit/curve.ts'
import type { Skin } from '../kit/surface.ts'

export type CabSpec = {
  /** Overall width, floor and roof heights, and where front and back walls stand. */
  width: number
  floor: number
  roof: number
  front: number
  back: number
  grille: 'bars' | 'slots' | 'hexagons'
  /** A lit sign or beacon bar on the roof. */
  beacon?: boolean
}

const BOW = 0.06
const REAR_RADIUS = 0.07

/**
 * The cab's skin. `around(u, y)` walks the right half of a level section: u 0..1 along the front from
 * the middle, 1..2 round the corner, 2..3 along the side, 3..4 along the back to the middle.
 */
export type CabShape = {
  spec: CabSpec
  at: (share: number) => number
  around: Skin
  /** The front face by arc length from the middle (negative is left). */
  front: Skin
  /** The right side by x. */
  side: Skin
  uOfFront: (s: number, y: number) => number
  uOfSide: (x: number, y: number) => number
  halfWidth: (y: number) => number
  frontX: (y: number) => number
  inside: Vector3
}

export function cabShape(spec: CabSpec): CabShape {
  const { floor, roof, front: f, back: b } = spec
  const half = spec.width / 2
  const at = (share: number) => floor + share * (roof - floor)
  const share = (y: number) => (y - floor) / (roof - floor)

  const frontOf = curveThrough([
    [0, f - 0.02],
    [0.14, f],
    [0.4, f - 0.012],
    [0.46, f - 0.03],
    [0.8, f - 0.17],
    [0.87, f - 0.24],
    [0.93, f - 0.36],
    [0.975, f - 0.56],
    [1, f - 0.78],
  ])
  const backOf = curveThrough([
    [0, b],
    [0.88, b],
    [0.95, b + 0.06],
    [1, b + 0.2],
  ])
  const widthOf = curveThrough([
    [0, half - 0.012],
    [0.2, half],
    [0.44, half - 0.006],
    [0.8, half - 0.055],
    [0.88, half - 0.085],
    [0.945, half - 0.16],
    [0.985, half - 0.29],
    [1, half - 0.48],
  ])
  const radiusOf = curveThrough([
    [0, 0.17],
    [0.4, 0.2],
    [0.85, 0.25],
    [1, 0.2],
  ])

  const section = (y: number) => {
    const t = share(y)
    return { f: frontOf(t), b: backOf(t), w: widthOf(t), r: radiusOf(t) }
  }
  // The whole section bows back towards the sides, most at the front and not at all at the back.
  const bowed = (x: number, y: number, z: number, s: ReturnType<typeof section>) =>
    new Vector3(x - BOW * (z / s.w) ** 2 * Math.max(0, (x - s.b) / (s.f - s.b)), y, z)

  const around: Skin = (u, y) => {
    const s = section(y)
    const flat = s.w - s.r
    if (u <= 1) return bowed(s.f, y, flat * u, s)
    if (u <= 2) {
      const angle = ((u - 1) * Math.PI) / 2
      return bowed(s.f - s.r + Math.cos(angle) * s.r, y, flat + Math.sin(angle) * s.r, s)
    }
    const from = s.f - s.r
    const to = s.b + REAR_RADIUS
    if (u <= 3) return bowed(from + (to - from) * (u - 2), y, s.w, s)
    const turn = Math.min(1, (u - 3) * 4)
    const angle = Math.PI / 2 + (turn * Math.PI) / 2
    const corner = bowed(
      to + Math.cos(angle) * REAR_RADIUS,
      y,
      s.w - REAR_RADIUS + Math.sin(angle) * REAR_RADIUS,
      s,
    )
    if (turn < 1) return corner
    const rest = (u - 3.25) / 0.75
    return new Vector3(s.b, y, (s.w - REAR_RADIUS) * (1 - rest))
  }

  const uOfFront = (s: number, y: number) => {
    const { w, r } = section(y)
    const flat = w - r
    return s <= flat ? s / flat : 1 + (s - flat) / ((r * Math.PI) / 2)
  }
  const front: Skin = (s, y) => {
    const point = around(uOfFront(Math.abs(s), y), y)
    if (s < 0) point.z = -point.z
    return point
  }
  const uOfSide = (x: number, y: number) => {
    const s = section(y)
    const from = s.f - s.r - BOW
    const to = s.b + REAR_RADIUS
    return 2 + (from - x) / (from - to)
  }
  const side: Skin = (x, y) => {
    const u = uOfSide(x, y)
    return around(Math.max(1, u), y)
  }

  return {
    spec,
    at,
    around,
    front,
    side,
    uOfFront,
    uOfSide,
    halfWidth: (y) => section(y).w,
    frontX: (y) => section(y).f,
    inside: new Vector3((f + b) / 2, at(0.5), 0),
  }
}
