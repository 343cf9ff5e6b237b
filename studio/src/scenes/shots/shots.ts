import type { Shot } from '../shot.ts'
import { CONSTRUCTION } from './construction.ts'
import { CRANE_DETAILS } from './crane-details.ts'
import { MATERIALS } from './materials.ts'
import { RECOVERY } from './recovery.ts'
import { RECOVERY_DETAILS } from './recovery-details.ts'
import { TOWN } from './town.ts'
import { WORKSHOP } from './workshop.ts'

export { FACILITY, NEWS } from './workshop.ts'

/** Every rendered picture of the gallery. Titles come from the names: keep them plain and true. */
export const SHOTS: readonly Shot[] = [
  ...CONSTRUCTION,
  ...MATERIALS,
  ...TOWN,
  ...RECOVERY,
  ...WORKSHOP,
  ...CRANE_DETAILS,
  ...RECOVERY_DETAILS,
]
