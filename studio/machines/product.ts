import type { KnuckleSpec } from './crane/knuckle.ts'
import type { StiffSpec } from './crane/stiff.ts'
import type { PaintName } from './materials.ts'
import type { CarrierSpec } from './recovery/carriers.ts'
import type { WheelLiftSpec } from './recovery/wheel-lift.ts'
import type { Pose } from './rig.ts'
import type { BodySpec } from './truck/bodies.ts'
import type { TruckSpec } from './truck/chassis.ts'

/**
 * What tells one machine from another. These are shapes for pictures, not claims: no figure here is a
 * capacity, a reach or a weight of the real product.
 */
export type Product = {
  truck: TruckSpec
  crane?: KnuckleSpec | StiffSpec
  body?: BodySpec
  recovery?: CarrierSpec | WheelLiftSpec
  /**
   * `work` is the studio picture, `drawing` the elevations (boom in the machine's own plane), `parked` a boom laid over its
   * truck as low as it goes without touching it; a machine without a boom parks as it drives.
   */
  poses: { work: Pose; drawing: Pose; parked?: Pose }
  /** The paint it wears where only one picture is shown. */
  signature: PaintName
}
