import { dice } from '../kit/dice.ts'
import { flat } from '../kit/ground.ts'
import { Scenery } from '../kit/scenery.ts'
import { openShed } from '../props/sheds.ts'
import { logStack, plankStack } from '../props/stocks.ts'
import { countryside, scrub } from './backdrop.ts'

/** A timber depot: stacks of logs, sawn planks drying, a saw shed, the wood close behind. */
export function timberYard(seed: number): Scenery {
  const { between } = dice(seed)
  const yard = new Scenery()
  yard.add(seed % 3 === 0 ? 'damp-earth' : 'laterite', flat(600, 600))
  const side = seed % 2 ? 1 : -1
  yard.set(logStack(seed, 5, 11, 6), [side * -11.5, 0, -8.5], between(-4, 4))
  yard.set(logStack(seed + 1, 5.4, 9, 5), [side * -4.5, 0, -9], between(-4, 4))
  yard.set(logStack(seed + 2, 4.6, 12, 7), [side * 17, 0, -10], between(-6, 6))
  yard.set(logStack(seed + 3, 6, 10, 5), [side * -19, 0, -6], side * 24)
  yard.set(
    openShed(16, 8, 4.4, seed % 2 ? 'sheet-rust' : 'sheet-grey', 'plank'),
    [side * 6.5, 0, -12.5],
    0,
  )
  for (let i = 0; i < 3; i++)
    yard.set(
      plankStack(seed + i, 9 + i * 3),
      [side * (2.2 + i * 4.4), 0, -14 + between(-0.5, 0.5)],
      between(-3, 3),
    )
  yard.set(plankStack(seed + 5, 12), [side * 10.5, 0, -7.4], between(60, 100))
  yard.set(logStack(seed + 6, 4.4, 3, 2), [side * 8, 0, 4.4], between(-14, -4))
  yard.set(scrub(seed, { from: -40, to: 40, z: -21, count: 150, depth: 3 }))
  return yard.set(countryside(seed, 22, 0.2))
}
