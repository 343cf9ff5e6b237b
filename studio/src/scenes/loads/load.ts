import type { Vec3 } from '../../../machines/kit/solids.ts'
import { Scenery } from '../kit/scenery.ts'
import type { SurfaceName } from '../kit/surfaces.ts'

/** What hangs on a hook: the load with its top at y = 0 and the points where slings take hold. */
export type Load = {
  piece: Scenery
  height: number
  slings: readonly Vec3[]
  /** From load to hook. */ rise: number
  sling?: SurfaceName
}

/** A piece that stands on y = 0, moved down so that its top is at 0. */
export function hung(
  piece: Scenery,
  height: number,
  slings: readonly Vec3[],
  rise: number,
  sling: SurfaceName = 'sling',
): Load {
  const lowered = new Scenery()
  lowered.set(piece, [0, -height, 0])
  return { piece: lowered, height, slings, rise, sling }
}
