import { linspace } from '../../../machines/kit/curve.ts'
import { box, cylinder, rod, tube } from '../../../machines/kit/solids.ts'
import { flat } from '../kit/ground.ts'
import { Scenery } from '../kit/scenery.ts'
import type { SurfaceName } from '../kit/surfaces.ts'

/** A straight road along X with edge lines and a broken centre line. */
export function road(width: number, surface: SurfaceName = 'asphalt', length = 400): Scenery {
  const made = new Scenery()
  made.add(surface, flat(length, width), [0, 0.004, 0])
  for (const side of [-1, 1])
    made.add('road-paint', flat(length, 0.12), [0, 0.009, side * (width / 2 - 0.3)])
  for (let x = -90; x < 90; x += 6) made.add('road-paint', flat(3, 0.13), [x, 0.009, 0])
  return made
}

/** Painted kerb, black and white in turn, along X; the footpath lies on its -Z side. */
export function kerbAndPath(length: number, path: number): Scenery {
  const made = new Scenery()
  const block = 0.6
  for (let i = 0; i < length / block; i++)
    made.add(i % 2 ? 'kerb-white' : 'kerb-black', box(block - 0.01, 0.2, 0.16, 0.015), [
      -length / 2 + (i + 0.5) * block,
      0.1,
      0,
    ])
  return made.add('pavers', box(length, 0.18, path, 0.005), [0, 0.09, -path / 2 - 0.08])
}

/** Stripes across the road for people on foot. */
export function crossing(width: number): Scenery {
  const made = new Scenery()
  for (let z = -width / 2 + 0.6; z < width / 2 - 0.3; z += 0.95)
    made.add('road-paint', flat(2.8, 0.5), [0, 0.01, z])
  return made
}

export function guardRail(length: number): Scenery {
  const rail = new Scenery()
  for (const x of linspace(-length / 2, length / 2, Math.round(length / 2)))
    rail.add('galvanised', box(0.12, 0.8, 0.08, 0.01), [x, 0.4, -0.06])
  for (const y of [0.52, 0.68]) rail.add('galvanised', box(length, 0.12, 0.05, 0.02), [0, y, 0.01])
  return rail.add('galvanised', box(length, 0.07, 0.02, 0.005), [0, 0.6, -0.02])
}

/** White stone at the road's edge. */
export function kilometreStone(): Scenery {
  return new Scenery()
    .add('white', box(0.36, 0.6, 0.2, 0.05), [0, 0.3, 0])
    .add('floor-line', cylinder('z', 0.18, 0.2, 24, 0.02), [0, 0.6, 0])
}

/** A trench with its earth thrown up beside it and boards along the edge, along X. */
export function trench(length: number): Scenery {
  const dug = new Scenery()
  dug.add('damp-earth', box(length, 0.02, 0.9, 0), [0, 0.02, 0])
  dug.add('tank', box(length - 0.2, 0.02, 0.62, 0), [0, 0.032, 0])
  for (const side of [-1, 1])
    dug.add('plank', box(length, 0.16, 0.05, 0.005), [0, 0.09, side * 0.46])
  return dug
}

/** A blue tarpaulin over poles: shade for the people at work. */
export function awning(): Scenery {
  const made = new Scenery()
  for (const x of [-1.8, 1.8])
    for (const z of [-1.2, 1.2])
      made.add('plank', rod([x, 0, z], [x, z > 0 ? 2.2 : 2.5, z], 0.035, 7))
  made.add('tarpaulin', box(4, 0.015, 2.9, 0), [0, 2.38, 0], [0.1, 0, 0])
  return made
}

/** A hand railing of pipe along X. */
export function railing(length: number): Scenery {
  const rail = new Scenery()
  for (const x of linspace(-length / 2, length / 2, Math.round(length / 1.6)))
    rail.add('galvanised', rod([x, 0, 0], [x, 1, 0], 0.03, 7))
  for (const y of [0.5, 1])
    rail.add(
      'galvanised',
      tube(
        [
          [-length / 2, y, 0],
          [0, y, 0],
          [length / 2, y, 0],
        ],
        0.025,
        { sides: 7 },
      ),
    )
  return rail
}
