import { box } from '../../../machines/kit/solids.ts'
import { dice } from '../kit/dice.ts'
import { flat } from '../kit/ground.ts'
import { another, Scenery } from '../kit/scenery.ts'
import { cone } from '../props/barriers.ts'
import { concreteFrame, scaffolding } from '../props/concrete-frame.ts'
import { heap, pallet } from '../props/heaps.ts'
import { container, hoarding } from '../props/sheets.ts'
import { beamStack, pipePile, rebarBundle } from '../props/steel.ts'
import { countryside } from './backdrop.ts'

/** A building site: the frame going up behind, materials laid out in front of it, earth underfoot. */
export function constructionYard(seed: number): Scenery {
  const { between, chance } = dice(seed)
  const yard = new Scenery()
  yard.add('laterite', flat(600, 600))
  const side = seed % 2 ? 1 : -1
  yard.set(concreteFrame(seed, 5 + (seed % 2), 3), [side * between(3, 6), 0, -13], between(-4, 4))
  yard.set(scaffolding(8, 3), [side * between(-3, 1), 0, -12.4], 0)
  yard.set(hoarding(16), [side * -17, 0, -11], side * 12)
  yard.set(
    container(chance(0.5) ? 'container-green' : 'container-blue'),
    [side * -13, 0, -8],
    side * between(2, 16),
  )
  yard.set(beamStack(5, 2, 5), [side * between(-3, -1), 0, -7.6], between(-6, 6))
  yard.set(heap('sand', 3.4, 1.7, seed), [side * between(7, 9), 0, -7.5])
  for (let i = 0; i < 3; i++) {
    yard.set(
      pallet('clay-brick', 6, seed + i),
      [side * (3.4 + i * 1.5), 0, -8.6 + between(-0.3, 0.3)],
      between(-8, 8),
    )
  }
  yard.set(pallet('new-concrete', 5, seed + 9), [side * -7.5, 0, -6.6], between(-20, 20))
  yard.set(pipePile('pipe-concrete', 0.4, 2.4, 3, 2), [side * 12.5, 0, -6], between(10, 30))
  yard.set(rebarBundle(60, 6.5, seed), [side * 0.5, 0.02, -6.1], between(-3, 3))
  const marker = cone().build()
  for (let i = 0; i < 4; i++)
    yard.set(another(marker), [-7 + i * 3.4 + between(-0.3, 0.3), 0, 3.4 + between(-0.4, 0.4)])
  yard.add('plank', box(2.6, 0.05, 0.28, 0.005), [side * -4.2, 0.03, -5], [0, 0.4, 0])
  return yard.set(countryside(seed, 27))
}
