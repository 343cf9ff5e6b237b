import { linspace } from '../../../machines/kit/curve.ts'
import { box, cylinder, prism, tube } from '../../../machines/kit/solids.ts'
import { Scenery } from '../kit/scenery.ts'
import type { SurfaceName } from '../kit/surfaces.ts'

/** A low wall along X, with piers and a coping. */
export function compoundWall(
  length: number,
  surface: SurfaceName = 'laterite-block',
  height = 1.5,
): Scenery {
  const wall = new Scenery()
  wall.add(surface, box(length, height, 0.2, 0.005), [0, height / 2, 0])
  wall.add('new-concrete', box(length + 0.1, 0.09, 0.3, 0.01), [0, height + 0.04, 0])
  for (const x of linspace(-length / 2, length / 2, Math.max(2, Math.round(length / 4))))
    wall.add('weathered-wall', box(0.34, height + 0.2, 0.34, 0.01), [x, (height + 0.2) / 2, 0])
  return wall
}

/** Concrete electricity pole with insulators; wires run along X to the next one. */
export function powerPole(span = 0, height = 8.5): Scenery {
  const pole = new Scenery()
  pole.add(
    'new-concrete',
    prism(
      [
        [-0.14, 0],
        [0.14, 0],
        [0.09, height],
        [-0.09, height],
      ],
      0.2,
      { bevel: 0.01 },
    ),
    [0, 0, 0],
  )
  pole.add('galvanised', box(0.09, 0.09, 1.6, 0.01), [0, height - 0.5, 0])
  for (const z of [-0.7, -0.25, 0.25, 0.7]) {
    pole.add('white', cylinder('y', 0.05, 0.16, 12), [0, height - 0.38, z])
    if (span)
      pole.add(
        'rubber',
        tube(
          [
            [0, height - 0.3, z],
            [span / 2, height - 0.3 - span * 0.016, z],
            [span, height - 0.3, z],
          ],
          0.012,
          { steps: 14, sides: 4 },
        ),
      )
  }
  return pole
}

/** Street lamp with one arm towards +Z. */
export function streetLamp(lit = false): Scenery {
  const lamp = new Scenery()
  lamp.add(
    'galvanised',
    tube(
      [
        [0, 0, 0],
        [0, 3, 0],
        [0, 6.6, 0.05],
        [0, 7.4, 0.6],
        [0, 7.6, 1.6],
      ],
      0.06,
      { steps: 20, sides: 10 },
    ),
  )
  lamp.add('machine-grey', box(0.24, 0.09, 0.6, 0.03), [0, 7.6, 1.8])
  return lamp.add(lit ? 'lamp' : 'white', box(0.18, 0.02, 0.5, 0), [0, 7.545, 1.8])
}
