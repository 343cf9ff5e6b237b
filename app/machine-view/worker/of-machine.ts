import { fittingsFor, isTool, ownTool } from '@dino/studio/machines/crane/fittings.ts'
import type { Machine } from '@dino/studio/machines/machine.ts'
import type { Offered } from '../messages.ts'
import type { JointLimits, Pose } from '../view-state.ts'

export const jointsOf = ({ rig }: Machine): JointLimits[] =>
  [...rig.joints.values()].map(({ name, kind, min, max }) => ({ name, kind, min, max }))

export const poseOf = ({ rig }: Machine): Pose =>
  Object.fromEntries([...rig.joints.values()].map(({ name, value }) => [name, value]))

export function offeredBy({ product, crane }: Machine): Offered {
  const fittings = fittingsFor(product)
  return {
    ownTool: ownTool(product),
    tools: fittings.filter(isTool),
    others: fittings.filter((one) => !isTool(one)),
    hasCrane: crane !== undefined,
  }
}
