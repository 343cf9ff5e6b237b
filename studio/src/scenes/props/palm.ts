import { Vector3, type Group } from 'three'
import { tube, type Vec3 } from '../../../machines/kit/solids.ts'
import { dice } from '../kit/dice.ts'
import { Scenery } from '../kit/scenery.ts'
import { Leaves } from './leaves.ts'

/** A coconut palm. */
export function palm(seed: number, height: number): Group {
  const { between } = dice(seed + 400)
  const tree = new Scenery()
  const [lean, turn] = [height * between(0.05, 0.2), between(0, 6.3)]
  const trunkAt = (t: number) =>
    new Vector3(Math.cos(turn) * lean * t * t, height * t, Math.sin(turn) * lean * t * t)
  for (const [from, to, radius] of [
    [0, 0.35, 0.17],
    [0.33, 0.7, 0.145],
    [0.68, 1, 0.12],
  ] as const) {
    const points = [0, 0.33, 0.66, 1].map(
      (k) => trunkAt(from + (to - from) * k).toArray() as unknown as Vec3,
    )
    tree.add('palm-trunk', tube(points, radius, { sides: 9 }))
  }
  const crown = trunkAt(1)
  const leaves = new Leaves()
  const fronds = 24
  for (let i = 0; i < fronds; i++) {
    const way = (i * 2.4 + between(-0.2, 0.2)) % 6.283
    const lift = 1.15 - (i / fronds) * 1.75 + between(-0.12, 0.12)
    const length = between(3.2, 4.2)
    frond(tree, leaves, crown, way, lift, length)
  }
  for (let i = 0; i < 7; i++)
    tree.add(
      'frond',
      tube(
        [
          [crown.x, crown.y - 0.1, crown.z],
          [crown.x + Math.cos(i) * 0.22, crown.y - 0.32, crown.z + Math.sin(i) * 0.22],
        ],
        0.11,
        { sides: 6 },
      ),
    )
  return tree.add('frond', leaves.geometry()).build()
}

function frond(
  tree: Scenery,
  leaves: Leaves,
  crown: Vector3,
  way: number,
  lift: number,
  length: number,
) {
  const out = new Vector3(Math.cos(way), 0, Math.sin(way))
  const side = new Vector3(-out.z, 0, out.x)
  const at = (t: number) => {
    const reach = length * (t - 0.16 * t * t)
    return crown
      .clone()
      .addScaledVector(out, reach * Math.cos(lift * 0.8))
      .add(new Vector3(0, reach * Math.sin(lift) - length * 0.42 * t * t, 0))
  }
  tree.add(
    'frond',
    tube(
      [0, 0.35, 0.7, 1].map((t) => at(t).toArray() as unknown as Vec3),
      0.022,
      { sides: 4 },
    ),
  )
  const pairs = 36
  for (let k = 3; k < pairs; k++) {
    const t = k / pairs
    const from = at(t)
    const forward = at(Math.min(1, t + 0.03))
      .sub(from)
      .normalize()
    const size = 0.95 * Math.sin(Math.PI * Math.min(0.93, 0.18 + t * 0.8))
    for (const hand of [-1, 1]) {
      const along = side
        .clone()
        .multiplyScalar(hand * 0.75)
        .addScaledVector(forward, 0.55)
        .add(new Vector3(0, -0.42, 0))
        .setLength(size)
      const across = forward.clone().setLength(0.045)
      const normal = new Vector3(0, 1, 0).addScaledVector(side, hand * 0.5).normalize()
      leaves.leaf(from, along, across, normal)
    }
  }
}
