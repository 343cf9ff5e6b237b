import { curveThrough } from '../kit/curve.ts'
import type { Vec3 } from '../kit/solids.ts'

/** A small hatchback of no make, facing +X, its wheels on y = 0, midway between the axles. */
export const CAR = {
  front: 1.92,
  back: -1.9,
  frontAxle: 1.23,
  rearAxle: -1.2,
  wheelRadius: 0.3,
  track: 1.47,
}

export const topOf = curveThrough([
  [-1.9, 0.66],
  [-1.86, 0.86],
  [-1.72, 0.97],
  [-1.2, 1.0],
  [0.7, 0.96],
  [1.1, 0.93],
  [1.6, 0.83],
  [1.82, 0.72],
  [1.92, 0.55],
])

export const bottomOf = curveThrough([
  [-1.9, 0.4],
  [-1.75, 0.25],
  [1.7, 0.22],
  [1.92, 0.34],
])

export const halfOf = curveThrough([
  [-1.9, 0.6],
  [-1.84, 0.7],
  [-1.5, 0.81],
  [-0.4, 0.845],
  [1.1, 0.835],
  [1.6, 0.77],
  [1.8, 0.68],
  [1.92, 0.52],
])

/** Shares of half-width and height round one half of a cross-section, from keel to middle of the bonnet. */
export const SECTION: readonly (readonly [width: number, height: number])[] = [
  [0, 0],
  [0.82, 0],
  [0.93, 0.06],
  [0.965, 0.2],
  [0.985, 0.4],
  [1, 0.58],
  [0.99, 0.7],
  [0.955, 0.84],
  [0.9, 0.93],
  [0.8, 0.98],
  [0.45, 1.01],
  [0, 1.02],
]

/** The point of the right side at x and height y. */
export function onSide(x: number, y: number): Vec3 {
  const share = (y - bottomOf(x)) / (topOf(x) - bottomOf(x))
  const i = SECTION.findIndex(([, height]) => height > share)
  const [a, b] = [SECTION[Math.max(0, i - 1)] ?? [1, 0], SECTION[i] ?? [1, 1]]
  const width = a[0] + ((b[0] - a[0]) * (share - a[1])) / (b[1] - a[1] || 1)
  return [x, y, halfOf(x) * width]
}
