import { box, rod } from '../../../machines/kit/solids.ts'
import { dice } from '../kit/dice.ts'
import { flat } from '../kit/ground.ts'
import { Scenery } from '../kit/scenery.ts'
import { hall, openShed } from '../props/sheds.ts'
import { compoundWall } from '../props/street-furniture.ts'
import { slabRack, stoneBlock } from '../props/stocks.ts'
import { countryside } from './backdrop.ts'

/** A stone yard: slabs standing in racks, rough blocks on timbers, a gantry, the cutting hall behind. */
export function marbleYard(seed: number): Scenery {
  const { between } = dice(seed)
  const yard = new Scenery()
  yard.add('gravel', flat(600, 600))
  yard.add('yard-slab', flat(54, 26), [0, 0.01, -3])
  const side = seed % 2 ? 1 : -1
  yard.set(openShed(22, 9, 5.2, 'sheet-blue', 'sheet-cream'), [side * 4, 0, -12.5])
  yard.set(hall(18, 12, 6.5, 'sheet-cream', 2), [side * -20, 0, -13], 0)
  const stones = ['marble-white', 'marble-green', 'granite', 'marble-white'] as const
  for (let i = 0; i < 5; i++)
    yard.set(
      slabRack(seed + i, stones[(i + seed) % 4] ?? 'granite', 7),
      [side * (-5.5 + i * 4.1), 0, -9.4 + between(-0.2, 0.2)],
      between(-5, 5),
    )
  for (let i = 0; i < 3; i++)
    yard.set(
      slabRack(seed + 9 + i, stones[i] ?? 'granite', 9),
      [side * (-2 + i * 5.4), 0, -15.5],
      between(-4, 4),
    )
  for (let i = 0; i < 4; i++)
    yard.set(
      stoneBlock(seed + i, i % 3 === 2 ? 'granite' : 'stone-rough'),
      [side * (-12.5 - (i % 2) * 2.9), 0, -7.2 - Math.floor(i / 2) * 2.2],
      between(-8, 8),
    )
  yard.set(stoneBlock(seed + 7), [side * 13.2, 0, -6.4], between(10, 30))
  yard.set(gantry(), [side * 17, 0, -9], 90)
  yard.set(compoundWall(80, 'weathered-wall', 2), [0, 0, -27])
  return yard.set(countryside(seed, 30, 0.5))
}

function gantry(): Scenery {
  const crane = new Scenery()
  for (const x of [-4, 4]) {
    for (const z of [-1.4, 1.4])
      crane.add('floor-line', rod([x, 0.3, z], [x, 5.4, z * 0.25], 0.12, 8))
    crane.add('machine-grey', box(0.3, 0.3, 3.4, 0.02), [x, 0.2, 0])
  }
  crane.add('floor-line', box(9.2, 0.7, 0.4, 0.02), [0, 5.6, 0])
  crane.add('machine-grey', box(0.8, 0.5, 0.7, 0.03), [-1, 5.1, 0])
  return crane.add('chain', rod([-1, 4.9, 0], [-1, 3.4, 0], 0.02, 6))
}
