import { Vector3, type Group } from 'three'
import { tube, type Vec3 } from '../../../machines/kit/solids.ts'
import { dice } from '../kit/dice.ts'
import { Scenery } from '../kit/scenery.ts'
import type { SurfaceName } from '../kit/surfaces.ts'
import { Leaves } from './leaves.ts'

/** A round-crowned tree of about `height` metres: branches that end in clouds of leaves. */
export function broadleaf(seed: number, height: number, surface: SurfaceName = 'leaf'): Group {
  const { between } = dice(seed)
  const tree = new Scenery()
  const leaves = new Leaves()
  const fork = height * between(0.28, 0.38)
  tree.add(
    'trunk',
    tube(
      [
        [0, -0.2, 0],
        [between(-0.2, 0.2), fork * 0.6, between(-0.2, 0.2)],
        [0, fork * 1.3, 0],
      ],
      height * 0.022,
      { sides: 9 },
    ),
  )
  const clouds = 13
  for (let i = 0; i < clouds; i++) {
    const turn = i * 2.4 + between(-0.4, 0.4)
    const rise = i === 0 ? 0.9 : between(0.42, 0.86)
    const out = height * between(0.1, 0.3) * (1.25 - rise * 0.7) * (i === 0 ? 0.2 : 1)
    const centre = new Vector3(Math.cos(turn) * out, height * rise, Math.sin(turn) * out)
    tree.add(
      'trunk',
      tube(
        [
          [0, fork * between(0.8, 1.15), 0],
          [centre.x * 0.45, (fork + centre.y) / 2, centre.z * 0.45],
          centre.toArray() as unknown as Vec3,
        ],
        height * 0.007,
        { sides: 5 },
      ),
    )
    const radius = height * between(0.11, 0.17)
    for (let k = 0; k < 520; k++) {
      const way = new Vector3(between(-1, 1), between(-1, 1), between(-1, 1)).normalize()
      const at = centre.clone().addScaledVector(way, radius * Math.cbrt(between(0.12, 1)))
      at.y -= radius * 0.25 * (1 - way.y)
      const along = new Vector3(between(-1, 1), between(-0.9, 0.5), between(-1, 1)).setLength(
        between(0.24, 0.42),
      )
      const across = new Vector3(between(-1, 1), between(-0.4, 0.4), between(-1, 1))
        .cross(along)
        .setLength(between(0.06, 0.11))
      // Leaves shade as part of their cloud, or the crown would look like confetti.
      const normal = way
        .clone()
        .addScaledVector(new Vector3(0, 1, 0), 0.35)
        .normalize()
      leaves.leaf(at, along, across, normal)
    }
  }
  return tree.add(surface, leaves.geometry()).build()
}
