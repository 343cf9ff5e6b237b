import { linspace } from '../../../machines/kit/curve.ts'
import { box, prism } from '../../../machines/kit/solids.ts'
import { Scenery } from '../kit/scenery.ts'
import type { SurfaceName } from '../kit/surfaces.ts'

/** A corrugated sheet in the XY plane, centred. */
export function corrugated(width: number, height: number, pitch = 0.19, depth = 0.035) {
  const points: [number, number][] = []
  const waves = Math.max(1, Math.round(width / pitch))
  for (let i = 0; i < waves; i++) {
    const x = -width / 2 + (i * width) / waves
    const p = width / waves
    points.push([x, 0], [x + p * 0.3, 0], [x + p * 0.42, depth], [x + p * 0.88, depth])
  }
  points.push([width / 2, 0])
  const contour = [
    ...points,
    ...points.map(([x, z]) => [x, z - 0.012] as [number, number]).reverse(),
  ]
  return prism(contour, height, { bevel: 0, crease: 20 }).rotateX(Math.PI / 2)
}

/** Sheet hoarding on posts, along X. */
export function hoarding(length: number, surface: SurfaceName = 'hoarding'): Scenery {
  const fence = new Scenery()
  fence.add(surface, corrugated(length, 2.2), [0, 1.2, 0])
  for (const x of linspace(-length / 2, length / 2, Math.max(2, Math.round(length / 2.4))))
    fence.add('plank', box(0.09, 2.5, 0.09, 0.005), [x, 1.25, -0.09])
  return fence
}

/** A shipping container, six metres, along X. */
export function container(surface: SurfaceName): Scenery {
  const boxed = new Scenery()
  const [l, w, h] = [6.06, 2.44, 2.59]
  for (const side of [-1, 1]) {
    boxed.add(
      surface,
      corrugated(l - 0.2, h - 0.3, 0.28, 0.04),
      [0, h / 2, side * (w / 2 - 0.02)],
      [0, side > 0 ? 0 : Math.PI, 0],
    )
    boxed.add(
      surface,
      corrugated(w - 0.2, h - 0.3, 0.28, 0.04),
      [side * (l / 2 - 0.02), h / 2, 0],
      [0, (side * Math.PI) / 2, 0],
    )
    for (const y of [0.08, h - 0.07]) {
      boxed.add(surface, box(l, 0.15, 0.12, 0.01), [0, y, side * (w / 2 - 0.06)])
      boxed.add(surface, box(0.12, 0.15, w, 0.01), [side * (l / 2 - 0.06), y, 0])
    }
    for (const x of [-1, 1])
      boxed.add(surface, box(0.15, h, 0.15, 0.01), [
        x * (l / 2 - 0.07),
        h / 2,
        side * (w / 2 - 0.07),
      ])
  }
  return boxed.add(surface, box(l - 0.1, 0.05, w - 0.1, 0.01), [0, h - 0.06, 0])
}
