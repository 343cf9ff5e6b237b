import type { Contour } from '../kit/contour.ts'
import { tube, beam, box, type Vec3 } from '../kit/solids.ts'
import type { Part } from '../kit/part.ts'

/** The six-sided section of a telescopic boom, in the (z, y) plane. */
export function hexagon(width: number, height: number): Contour {
  const [a, b] = [width / 2, height / 2]
  return [
    [-a, -b + height * 0.3],
    [-a, b - height * 0.16],
    [-a + width * 0.24, b],
    [a - width * 0.24, b],
    [a, b - height * 0.16],
    [a, -b + height * 0.3],
    [a - width * 0.32, -b],
    [-a + width * 0.32, -b],
  ]
}

/** One telescopic section from x = 0 to `length`, its axis at height `y`, with a collar at the mouth. */
export function boomSection(
  part: Part,
  width: number,
  height: number,
  length: number,
  y: number,
  collar = 0.09,
) {
  part.add('paint', beam(hexagon(width, height), length, { bevel: 0.008 }), [0, y, 0])
  part.add('graphite', beam(hexagon(width + 0.045, height + 0.05), collar, { bevel: 0.008 }), [
    length - collar,
    y,
    0,
  ])
}

/** Parallel hoses through the points, side by side across the machine. */
export function hoses(
  part: Part,
  points: readonly Vec3[],
  count: number,
  spacing: number,
  radius = 0.013,
) {
  for (let i = 0; i < count; i++) {
    const z = (i - (count - 1) / 2) * spacing
    part.add(
      'hose',
      tube(
        points.map(([x, y, at]): Vec3 => [x, y, at + z]),
        radius,
        { sides: 6 },
      ),
    )
  }
}

/** A clamp that holds hoses down. */
export function clamp(part: Part, at: Vec3, width: number) {
  part.add('black', box(0.05, 0.045, width, 0.008), at)
}
