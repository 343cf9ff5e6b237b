import { dice } from '../kit/dice.ts'
import { another, Scenery } from '../kit/scenery.ts'
import { barrier, cone } from '../props/barriers.ts'
import { heap } from '../props/heaps.ts'
import { pipePile } from '../props/steel.ts'
import { awning, trench } from '../props/roads.ts'
import { street } from './street.ts'

/** Roadworks in a street: a trench along the kerb, earth beside it, barriers and cones round it all. */
export function roadWorks(seed: number): Scenery {
  const { between } = dice(seed)
  const works = street(seed)
  works.set(trench(9), [-5.5, 0, -1.3])
  works.set(heap('damp-earth', 1.7, 0.75, seed), [-12.2, 0, -1.2])
  works.set(heap('damp-earth', 1.4, 0.6, seed + 1), [-14.4, 0, -1.1])
  works.set(pipePile('pipe-concrete', 0.3, 2.2, 3, 2), [5.4, 0.02, -1.2], between(-4, 4))
  works.set(awning(), [9.8, 0.18, -3.9], between(-6, 6))
  const board = barrier().build()
  for (const [x, z, turn] of [
    [-17.4, -0.6, 80],
    [3.2, 4.6, 4],
    [-8.8, 4.7, -3],
    [8.2, -0.9, 96],
  ] as const)
    works.set(another(board), [x, 0, z], turn)
  const marker = cone().build()
  for (let i = 0; i < 7; i++)
    works.set(another(marker), [-14 + i * 3.1 + between(-0.3, 0.3), 0, 3.9 + between(-0.2, 0.2)])
  return works
}
