import { rod } from '../../../machines/kit/solids.ts'
import { Scenery } from '../kit/scenery.ts'
import { bars, beams, bricks, cabin, waterTank } from './building.ts'
import { crate, pump } from './goods.ts'
import type { Load } from './load.ts'
import { bluePipes, concretePipe, lampPost, rings } from './municipal.ts'
import { block, logs, slabs } from './stone-and-timber.ts'

export const LOADS = {
  'steel-beams': beams,
  'marble-slabs': slabs,
  'stone-block': block,
  crate,
  'concrete-pipe': concretePipe,
  'blue-pipes': bluePipes,
  'water-tank': waterTank,
  bricks,
  'steel-bars': bars,
  'site-cabin': cabin,
  pump,
  logs,
  'lamp-post': lampPost,
  'well-rings': rings,
} as const satisfies Record<string, () => Load>

export type LoadName = keyof typeof LOADS

/** The load below a hook at the origin, with its slings. `lowest` is how far it reaches down. */
export function hangLoad(name: LoadName, degrees = 0): { piece: Scenery; lowest: number } {
  const { piece, height, slings, rise, sling = 'sling' }: Load = LOADS[name]()
  const whole = new Scenery()
  whole.set(piece, [0, -rise, 0])
  for (const [x, y, z] of slings)
    whole.add(sling, rod([0, 0.02, 0], [x, y - rise, z], sling === 'chain' ? 0.014 : 0.02, 7))
  const turned = new Scenery()
  turned.set(whole, [0, 0, 0], degrees)
  return { piece: turned, lowest: rise + height }
}
