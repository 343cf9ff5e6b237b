import type { Part } from '../kit/part.ts'
import { cylinder, isCoarse, lathe, prism } from '../kit/solids.ts'
import type { Point } from '../kit/contour.ts'
import { CAR } from './car-shape.ts'

const SPOKES = 5

/** Both wheels of an axle: tyre, bright rim with five forked spokes, a brake disc in the dark behind them. */
export function wheels(part: Part, x: number) {
  const { wheelRadius: r, track, tyreWidth } = CAR
  const w = tyreWidth / 2
  const grooves: Point[] = [
    [r, -w * 0.3],
    [r - 0.008, -w * 0.27],
    [r - 0.008, -w * 0.17],
    [r, -w * 0.14],
    [r, w * 0.14],
    [r - 0.008, w * 0.17],
    [r - 0.008, w * 0.27],
    [r, w * 0.3],
  ]
  const bead: Point[] = [
    [0.262, w - 0.003],
    [0.25, w - 0.003],
    [0.244, w],
  ]
  const tyre = lathe(
    'z',
    [
      [0.2, -w * 0.9],
      [0.232, -w],
      [0.272, -w],
      [r - 0.012, -w * 0.9],
      [r, -w * 0.68],
      ...(isCoarse() ? [] : grooves),
      [r, w * 0.68],
      [r - 0.012, w * 0.9],
      [0.272, w],
      ...(isCoarse() ? [] : bead),
      [0.225, w],
      [0.2, w * 0.86],
    ],
    48,
    34,
  )
  const rim = lathe(
    'z',
    [
      [0.19, -w * 0.8],
      [0.186, w * 0.5],
      [0.198, w * 0.84],
      [0.208, w * 0.9],
      [0.211, w * 0.84],
      [0.2, w * 0.6],
    ],
    44,
    40,
  )
  const z = track / 2 + 0.045
  part.addPair('rubber', tyre, [x, r, z])
  part.addPair('rim', rim, [x, r, z])
  part.addPair('black', cylinder('z', 0.184, 0.01, 36, 0), [x, r, z - 0.03])
  part.addPair('steel', cylinder('z', 0.125, 0.014, 28, 0), [x, r, z])
  for (let i = 0; i < SPOKES; i++) {
    for (const fork of [-1, 1]) {
      const spoke = prism(
        [
          [fork * 0.004, 0.03],
          [fork * 0.03, 0.032],
          [fork * 0.066, 0.186],
          [fork * 0.034, 0.19],
        ],
        0.03,
        { bevel: 0.006 },
      ).rotateZ((i / SPOKES) * Math.PI * 2)
      part.addPair('rim', spoke, [x, r, z + 0.05])
    }
  }
  part.addPair('rim', cylinder('z', 0.055, 0.032, 28, 0.008), [x, r, z + 0.054])
  part.addPair('black', cylinder('z', 0.026, 0.036, 24, 0.004), [x, r, z + 0.054])
}
