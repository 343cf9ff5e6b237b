import { box } from '../../../machines/kit/solids.ts'
import { dice } from '../kit/dice.ts'
import { terrain } from '../kit/ground.ts'
import { Scenery } from '../kit/scenery.ts'
import type { SurfaceName } from '../kit/surfaces.ts'

/** A pallet of bricks or blocks, stacked in courses. */
export function pallet(surface: SurfaceName, courses: number, seed = 1): Scenery {
  const { between, chance } = dice(seed)
  const load = new Scenery()
  for (const z of [-0.4, 0, 0.4]) load.add('plank', box(1.1, 0.09, 0.1, 0.005), [0, 0.05, z])
  for (const x of [-0.48, -0.24, 0, 0.24, 0.48])
    load.add('plank', box(0.14, 0.025, 1, 0.004), [x, 0.11, 0])
  const size =
    surface === 'pipe-concrete' || surface === 'new-concrete'
      ? ([0.39, 0.19, 0.19] as const)
      : ([0.24, 0.11, 0.115] as const)
  const [columns, ranks] = [
    Math.floor(1.08 / (size[0] + 0.01)),
    Math.floor(0.98 / (size[2] + 0.008)),
  ]
  for (let course = 0; course < courses; course++)
    for (let i = 0; i < columns; i++)
      for (let k = 0; k < ranks; k++) {
        if (course === courses - 1 && chance(0.12)) continue
        const x = (i - (columns - 1) / 2) * (size[0] + 0.01) + between(-0.006, 0.006)
        load.add(
          surface,
          box(size[0], size[1], size[2], 0.006),
          [
            x,
            0.125 + size[1] / 2 + course * (size[1] + 0.004),
            (k - (ranks - 1) / 2) * (size[2] + 0.008),
          ],
          [0, between(-0.02, 0.02), 0],
        )
      }
  return load
}

/** A heap of sand or earth. */
export function heap(surface: SurfaceName, radius: number, height: number, seed = 1): Scenery {
  const { between } = dice(seed)
  const [a, b] = [between(0, 6), between(0, 6)]
  const shape = (x: number, z: number) => {
    const d = Math.hypot(x, z * 1.2) / radius
    const rough = 0.09 * Math.sin(x * 2.1 + a) * Math.cos(z * 1.7 + b) + 0.04 * Math.sin(x * 6 + b)
    return Math.max(-0.1, height * Math.max(0, 1 - d) ** 0.95 - 0.06 + rough * Math.max(0, 1 - d))
  }
  return new Scenery().add(surface, terrain([-radius, radius], [-radius, radius], [44, 44], shape))
}
