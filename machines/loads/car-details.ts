import { linspace } from '../kit/curve.ts'
import type { Part } from '../kit/part.ts'
import { box, lathe, prism, tube, type Vec3 } from '../kit/solids.ts'
import { CAR, onSide } from './car-shape.ts'

export function details(part: Part) {
  part.addPair('black', box(0.2, 0.13, 0.32, 0.04), [1.755, 0.665, 0.56], [0, 0.5, -0.25])
  part.addPair('lampClear', box(0.22, 0.095, 0.28, 0.035), [1.792, 0.672, 0.575], [0, 0.5, -0.25])
  part.add('black', box(0.06, 0.1, 0.8, 0.03), [1.9, 0.6, 0])
  part.add('black', box(0.08, 0.14, 1.0, 0.04), [1.87, 0.38, 0])
  part.addPair('lampRed', box(0.16, 0.22, 0.2, 0.05), [-1.79, 0.84, 0.6], [0, 0.45, 0])
  part.add('black', box(0.08, 0.16, 1.1, 0.04), [-1.87, 0.38, 0])
  part.add('tapeWhite', box(0.02, 0.1, 0.42, 0.005), [-1.905, 0.62, 0])
  part.addPair('black', box(0.16, 0.12, 0.16, 0.04), [0.62, 1.0, 0.87])
  const seams: Vec3[][] = [
    [onSide(0.78, 0.92), onSide(0.82, 0.6), onSide(0.72, 0.34)],
    [onSide(-0.32, 0.94), onSide(-0.32, 0.6), onSide(-0.3, 0.34)],
    [onSide(-1.05, 0.95), onSide(-0.98, 0.72), onSide(-0.8, 0.5)],
  ]
  for (const line of seams) part.addPair('black', tube(line, 0.005, { steps: 10, sides: 4 }))
  for (const x of [-0.16, -0.92])
    part.addPair('graphite', box(0.16, 0.028, 0.03, 0.01), [x, 0.85, onSide(x, 0.85)[2] + 0.008])
  part.addPair('black', box(1.75, 0.09, 0.06, 0.02), [0.01, 0.275, 0.79])
  part.add('black', box(3.0, 0.1, 1.2, 0.03), [0, 0.22, 0])
}

export function wheels(part: Part, x: number) {
  const { wheelRadius: r, track } = CAR
  const tyre = lathe(
    'z',
    [
      [0.19, -0.095],
      [0.265, -0.1],
      [r - 0.02, -0.09],
      [r, -0.06],
      [r, 0.06],
      [r - 0.02, 0.09],
      [0.265, 0.1],
      [0.19, 0.095],
    ],
    36,
    34,
  )
  const dish = lathe(
    'z',
    [
      [0, 0.07],
      [0.05, 0.075],
      [0.14, 0.06],
      [0.185, 0.085],
      [0.2, 0.09],
      [0.2, 0.04],
    ],
    30,
    40,
  )
  // The dark of the wheel arch: a disc without its foot, a little proud of the body side.
  const arch = linspace(-28, 208, 24).map(
    (a) =>
      [
        Math.cos((a * Math.PI) / 180) * (r + 0.065),
        Math.sin((a * Math.PI) / 180) * (r + 0.065),
      ] as const,
  )
  part.addPair('black', prism(arch, 0.26, { bevel: 0.006 }), [x, r + 0.01, 0.712])
  const z = track / 2 + 0.05
  part.addPair('rubber', tyre, [x, r, z])
  part.addPair('rim', dish, [x, r, z + 0.015])
  for (let i = 0; i < 5; i++) {
    const slot = box(0.045, 0.085, 0.02, 0.015)
      .translate(0, 0.125, 0.078)
      .rotateZ((i / 5) * Math.PI * 2)
    part.addPair('black', slot, [x, r, z + 0.015])
  }
}
