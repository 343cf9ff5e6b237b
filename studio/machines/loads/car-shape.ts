import { Vector3 } from 'three'
import { curveThrough } from '../kit/curve.ts'
import type { Skin } from '../kit/surface.ts'

/** A small hatchback of no make, facing +X, its wheels on y = 0, midway between the axles. */
export const CAR = {
  front: 1.92,
  back: -1.9,
  frontAxle: 1.23,
  rearAxle: -1.2,
  wheelRadius: 0.3,
  tyreWidth: 0.19,
  track: 1.47,
  /** The wheel arch is a circle round the hub. */
  archRadius: 0.348,
  /** How far in from the middle the wheel's well reaches. */
  wellFrom: 0.5,
}

export const AXLES = [CAR.frontAxle, CAR.rearAxle] as const

/** Where the bonnet, the waist and the tailgate end, and the underside. */
const topOf = curveThrough([
  [-1.9, 0.62],
  [-1.885, 0.82],
  [-1.82, 0.94],
  [-1.7, 0.985],
  [-1.2, 1.0],
  [0.7, 0.972],
  [1.1, 0.945],
  [1.5, 0.885],
  [1.72, 0.825],
  [1.85, 0.755],
  [1.9, 0.68],
  [1.92, 0.58],
])

export const bottomOf = curveThrough([
  [-1.9, 0.4],
  [-1.84, 0.28],
  [-1.72, 0.235],
  [1.66, 0.22],
  [1.84, 0.255],
  [1.92, 0.36],
])

const halfOf = curveThrough([
  [-1.9, 0.6],
  [-1.86, 0.7],
  [-1.76, 0.765],
  [-1.5, 0.815],
  [-0.4, 0.845],
  [1.1, 0.835],
  [1.5, 0.805],
  [1.72, 0.75],
  [1.85, 0.665],
  [1.9, 0.59],
  [1.92, 0.52],
])

/** Height shares of the line along the doors that catches the light, and of the shoulder above it. */
export const CREASE = 0.6
export const SHOULDER = 0.9

/** Share of the half-width at a share of the height: tucked in at the sill, out to the crease, in to the shoulder. */
const widthAt = curveThrough([
  [0, 0.93],
  [0.1, 0.966],
  [0.3, 0.972],
  [0.52, 0.986],
  [CREASE, 1],
  [0.64, 0.99],
  [0.78, 0.972],
  [SHOULDER, 0.94],
  [0.96, 0.87],
  [0.99, 0.75],
  [1.01, 0.45],
  [1.016, 0],
])

/** The body's right half by x and the share of its height there, from the sill (0) to the middle of the bonnet. */
export const body: Skin = (x, share) => {
  const [low, high] = [bottomOf(x), topOf(x)]
  const y = low + (high - low) * share
  return new Vector3(x, y, halfOf(x) * widthAt(Math.min(share, 1.016)) + flare(x, y))
}

/** The lips of the arches stand out a little. */
function flare(x: number, y: number): number {
  const near = (axle: number) => {
    const away = Math.hypot(x - axle, y - CAR.wheelRadius) - CAR.archRadius
    return 0.016 * Math.exp(-((Math.max(0, away) / 0.05) ** 2))
  }
  return y > 0.78 ? 0 : near(CAR.frontAxle) + near(CAR.rearAxle)
}

export const shareAt = (x: number, y: number) =>
  Math.max(0, (y - bottomOf(x)) / (topOf(x) - bottomOf(x)))

/** The right side by x and height. */
export const side: Skin = (x, y) => body(x, shareAt(x, y))

/** The nose and the tail by distance from the middle and height: where the body is as wide as that. */
export const nose: Skin = (z, y) => end(z, y, 1.1, CAR.front)
export const tail: Skin = (z, y) => end(z, y, -1.1, CAR.back)

function end(z: number, y: number, from: number, to: number): Vector3 {
  let [wide, narrow] = [from, to]
  for (let i = 0; i < 26; i++) {
    const x = (wide + narrow) / 2
    const reaches = y < topOf(x) && y > bottomOf(x) && side(x, y).z > Math.abs(z)
    if (reaches) wide = x
    else narrow = x
  }
  return new Vector3(wide, y, z)
}

/** The lower edge of the side: the sill, or the arch over a wheel. */
export function lowerEdge(x: number): number {
  for (const axle of AXLES) {
    const across = Math.abs(x - axle)
    if (across < CAR.archRadius)
      return CAR.wheelRadius + Math.sqrt(CAR.archRadius ** 2 - across ** 2)
  }
  return bottomOf(x)
}
