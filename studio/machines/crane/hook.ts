import type { Point } from '../kit/contour.ts'
import { linspace } from '../kit/curve.ts'
import type { Part } from '../kit/part.ts'
import { box, cylinder, prism, rod } from '../kit/solids.ts'

/** A swivel hook hanging below its part's origin; the throat opens towards +X. Returns how far down it lifts. */
export function swivelHook(part: Part, scale: number): number {
  const s = scale
  part.add('steel', cylinder('y', 0.028 * s, 0.14 * s, 14), [0, -0.07 * s, 0])
  part.add('graphite', box(0.13 * s, 0.15 * s, 0.12 * s, 0.03 * s), [0, -0.19 * s, 0])
  part.add('steel', cylinder('y', 0.034 * s, 0.09 * s, 16), [0, -0.3 * s, 0])
  return hookBody(part, s, -0.32 * s)
}

/** A sheave block with a hook, hanging on its rope from `drop` above. */
export function ropeBlock(part: Part, scale: number, drop: number): number {
  const s = scale
  for (const z of [-0.035 * s, 0.035 * s])
    part.add('steel', rod([0, 0, z], [0, -drop, z], 0.009, 8))
  const y = -drop - 0.08 * s
  part.addPair(
    'paint',
    prism(
      [
        [-0.11 * s, -0.16 * s],
        [0.11 * s, -0.16 * s],
        [0.13 * s, 0.06 * s],
        [0, 0.15 * s],
        [-0.13 * s, 0.06 * s],
      ],
      0.018,
      { radius: 0.05 * s },
    ),
    [0, y, 0.045 * s],
  )
  part.add('steel', cylinder('z', 0.1 * s, 0.05 * s, 24), [0, y, 0])
  part.add('steel', cylinder('y', 0.03 * s, 0.09 * s, 14), [0, y - 0.19 * s, 0])
  return hookBody(part, s, y - 0.22 * s)
}

function hookBody(part: Part, s: number, top: number): number {
  const centre: Point = [-0.015 * s, top - 0.2 * s]
  const outer: Point[] = []
  const inner: Point[] = []
  // From the shank (95°) round the back and bottom to the tip (-335° is past horizontal on the open side).
  for (const t of linspace(0, 1, 18)) {
    const angle = ((100 + t * 245) * Math.PI) / 180
    const thick =
      (0.036 + 0.042 * Math.sin(Math.PI * Math.min(1, t * 1.25))) * s * (t > 0.9 ? 0.7 : 1)
    const r = 0.085 * s
    outer.push([
      centre[0] + Math.cos(angle) * (r + thick),
      centre[1] + Math.sin(angle) * (r + thick),
    ])
    inner.push([centre[0] + Math.cos(angle) * r, centre[1] + Math.sin(angle) * r])
  }
  const shank: Point[] = [
    [0.03 * s, top],
    [-0.03 * s, top],
  ]
  const neck: Point = [0.028 * s, top - 0.1 * s]
  const contour = [...shank, ...outer.slice(1), ...inner.slice(2).reverse(), neck]
  part.add('hookPaint', prism(contour, 0.055 * s, { bevel: 0.014 * s, crease: 50 }))
  part.add('steel', rod([0.02 * s, top - 0.09 * s, 0], [0.075 * s, top - 0.235 * s, 0], 0.009 * s))
  return -(centre[1] - 0.085 * s)
}
