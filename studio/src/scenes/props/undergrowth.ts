import { Vector3, type Group } from 'three'
import { tube } from '../../../machines/kit/solids.ts'
import { dice } from '../kit/dice.ts'
import { Scenery } from '../kit/scenery.ts'
import { Leaves } from './leaves.ts'

/** A clump of grass or young scrub. */
export function tuft(seed: number, height: number): Group {
  const { between } = dice(seed + 900)
  const leaves = new Leaves()
  for (let i = 0; i < 46; i++) {
    const turn = between(0, 6.3)
    const at = new Vector3(between(-0.3, 0.3), 0, between(-0.3, 0.3))
    const along = new Vector3(
      Math.cos(turn) * between(0.1, 0.5),
      1,
      Math.sin(turn) * between(0.1, 0.5),
    ).setLength(height * between(0.5, 1))
    const across = new Vector3(-Math.sin(turn), 0, Math.cos(turn)).setLength(0.018)
    leaves.leaf(at, along, across, new Vector3(along.x, 0.6, along.z).normalize())
  }
  return new Scenery().add('blade', leaves.geometry()).build()
}

/** A banana plant: a few broad leaves that arch from one stem. */
export function banana(seed: number, height: number): Group {
  const { between } = dice(seed + 700)
  const plant = new Scenery()
  const leaves = new Leaves()
  plant.add(
    'frond',
    tube(
      [
        [0, -0.1, 0],
        [0.02, height * 0.3, 0],
        [0, height * 0.55, 0],
      ],
      0.11,
      { sides: 8 },
    ),
  )
  for (let i = 0; i < 9; i++) {
    const way = i * 2.4 + between(-0.3, 0.3)
    const out = new Vector3(Math.cos(way), 0, Math.sin(way))
    const side = new Vector3(-out.z, 0, out.x)
    const lift = between(0.5, 1.15)
    const length = height * between(0.5, 0.68)
    const at = (t: number) =>
      new Vector3(0, height * 0.52, 0)
        .addScaledVector(out, length * t * Math.cos(lift))
        .add(new Vector3(0, length * (t * Math.sin(lift) - 0.6 * t * t), 0))
    for (let k = 0; k < 14; k++) {
      const t = 0.12 + (k / 14) * 0.88
      const [a, b] = [at(t), at(t + 0.075)]
      for (const hand of [-1, 1]) {
        const along = side
          .clone()
          .multiplyScalar(hand * 0.36 * Math.sin(Math.PI * Math.min(0.97, t * 0.9 + 0.08)))
          .add(new Vector3(0, 0.06, 0))
          .addScaledVector(out, 0.12)
        leaves.leaf(
          a,
          along,
          b.clone().sub(a).multiplyScalar(0.75),
          new Vector3(0, 1, 0).addScaledVector(side, hand * 0.4).normalize(),
        )
      }
    }
  }
  return plant.add('frond', leaves.geometry()).build()
}
