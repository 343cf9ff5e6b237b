import type { Point } from '../kit/contour.ts'
import { linspace } from '../kit/curve.ts'
import type { Part } from '../kit/part.ts'
import { box, cylinder, prism, tube } from '../kit/solids.ts'
import { log } from '../loads/logs.ts'

/** A rotator and a log grapple closed round one log, which lies along the part's Z; of no length, round nothing. */
export function grapple(part: Part, scale: number, logLength: number): Part {
  const s = scale
  part.add('steel', cylinder('z', 0.035 * s, 0.2 * s, 16))
  part.add('graphite', box(0.13 * s, 0.2 * s, 0.12 * s, 0.03), [0, -0.12 * s, 0])
  part.add('graphite', cylinder('y', 0.13 * s, 0.2 * s, 26, 0.02), [0, -0.31 * s, 0])
  part.add('steel', cylinder('y', 0.1 * s, 0.05 * s, 24), [0, -0.43 * s, 0])
  const jaws = part.child('rotator')
  jaws.add('paint', box(0.46 * s, 0.15 * s, 0.3 * s, 0.03), [0, -0.52 * s, 0])
  const radius = 0.27 * s
  const centre: Point = [0, -0.95 * s]
  for (const side of [-1, 1]) {
    const blade = jaw(centre, radius, side, s)
    for (const z of side > 0 ? [-0.2, 0.2] : [-0.09, 0.09])
      jaws.add('paint', prism(blade, 0.05 * s, { bevel: 0.008 }), [0, 0, z * s])
    jaws.add('steel', cylinder('z', 0.04 * s, 0.52 * s, 16), [side * 0.2 * s, -0.55 * s, 0])
    jaws.add('graphite', cylinder('z', 0.03 * s, 0.44 * s, 12), [side * 0.35 * s, -0.86 * s, 0])
  }
  jaws.add('graphite', cylinder('x', 0.05 * s, 0.3 * s, 16), [-0.08 * s, -0.68 * s, 0])
  jaws.add('chrome', cylinder('x', 0.028 * s, 0.3 * s, 14), [0.16 * s, -0.68 * s, 0])
  for (const z of [-0.06, 0.06])
    jaws.add(
      'hose',
      tube(
        [
          [0, -0.1 * s, z],
          [0.22 * s, -0.3 * s, z * 1.6],
          [0.16 * s, -0.5 * s, z],
        ],
        0.013,
      ),
    )
  if (logLength > 0) log(jaws, [centre[0], centre[1], 0], radius * 0.82, logLength, 'z', 3)
  return jaws
}

/** A claw that grips from the pin down round the log to just past its underside. */
function jaw([cx, cy]: Point, radius: number, side: number, s: number): Point[] {
  const outer: Point[] = [
    [side * 0.13 * s, -0.5 * s],
    [side * 0.29 * s, -0.53 * s],
  ]
  const inner: Point[] = [[side * 0.13 * s, -0.66 * s]]
  for (const t of linspace(0, 1, 12)) {
    const angle = ((62 - t * 158) * Math.PI) / 180
    const thick = (0.13 - 0.1 * t) * s
    outer.push([
      cx + side * Math.cos(angle) * (radius + thick),
      cy + Math.sin(angle) * (radius + thick),
    ])
    inner.push([cx + side * Math.cos(angle) * radius, cy + Math.sin(angle) * radius])
  }
  const contour = [...outer, ...inner.reverse()]
  return side > 0 ? contour.reverse() : contour
}
