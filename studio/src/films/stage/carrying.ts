import { buildMachine } from '../../../machines/machine.ts'
import type { PaintName } from '../../../machines/materials.ts'
import { momentOf, reach, secondsOf, type Motion } from '../../../machines/motion.ts'
import type { ProductId } from '../../../machines/products.ts'
import type { Load } from './loads.ts'

export type Carrying = {
  /** `radius`, `height` of the hook's saddle and `slew`; what else is named goes to the joints as it is. */
  path: Motion
  stand: Record<string, number>
  load?: Load
}

/** A crane whose hook follows a path while the boom works out how. */
export function carrying(id: ProductId, paint: PaintName, { path, stand, load }: Carrying) {
  const machine = buildMachine(id, { paint })
  const { crane } = machine
  if (!crane) throw new Error(`${id} has no crane`)
  if (load) {
    // Hung on the plumbed hook, so that it keeps level and square with the truck.
    load.part.group.position.y = -crane.hookDrop - load.height
    crane.hook.group.add(load.part.group)
  }
  const { radius, height, ...joints } = path
  if (!radius || !height) throw new Error('A path needs a radius and a height')
  machine.pose(stand)
  const moveTo = (second: number) => {
    const wanted = momentOf({ radius, height }, second)
    const missed = reach(machine, wanted, { ...stand, ...momentOf(joints, second) })
    if (missed > 0.01)
      throw new Error(`${id} misses its path by ${missed.toFixed(2)} m at ${second} s`)
  }
  return { machine, moveTo, seconds: secondsOf(path) }
}

/** Legs out this far, feet on the ground. */
export const standing = (reachOut: number) => ({
  'outrigger-left': -reachOut,
  'outrigger-right': reachOut,
  'jack-left': -0.36,
  'jack-right': -0.36,
})
