import type { PaintName } from '../../machines/materials.ts'
import type { ProductId } from '../../machines/products.ts'
import type { Vec3 } from '../../machines/kit/solids.ts'
import type { Pose } from '../../machines/rig.ts'
import type { LightName } from './light.ts'
import type { LoadName } from './loads/loads.ts'
import type { PlaceName } from './places/places.ts'

/** A machine as it stands in a picture. */
export type Stand = {
  id: ProductId
  paint: PaintName
  /** Laid over the product's own working pose. */
  pose?: Pose
  /** Metres from the middle of the scene: along the machine in front, and to its right. */
  at?: readonly [x: number, z: number]
  turn?: number
  load?: LoadName
  /** Degrees that the load is turned on its slings. */
  loadTurn?: number
  /** A car that it carries or tows; the recovery machines of the range bring a silver one. */
  car?: string
  without?: readonly string[]
}

/** Where the camera stands. Azimuth 0 looks at the nose, -90 at the near (right) side, 180 at the tail. */
export type View = {
  /** A named part of the first machine, or the middle of all that stands in the picture. */
  look: string
  /** From there, in metres: forward, up, right. */
  offset?: Vec3
  /** Metres across the frame at that point. */
  span: number
  azimuth: number
  elevation: number
  /** Degrees across: about 12 flattens like the studio, 30 gives depth. */
  fov?: number
  /** How large the lens opening: 0 keeps all sharp. */
  blur?: number
}

type Common = {
  name: string
  machines: readonly [Stand, ...Stand[]]
  view: View
  size?: readonly [number, number]
}

/** Outdoors or in a hall. */
export type SceneShot = Common & {
  kind: 'scene'
  place: PlaceName
  /** Turns the place about the machines; 0 sets its backdrop square behind them. */
  placeTurn?: number
  placeAt?: readonly [x: number, z: number]
  seed?: number
  light: LightName
  /** Where the sun stands, in degrees to the right of the camera's back. */
  sunFrom?: number
  exposure?: number
}

/** On the studio's seamless ground. */
export type StudioShot = Common & {
  kind: 'studio'
  ground?: 'paper' | 'ground' | 'grey'
  exposure?: number
}

export type Shot = SceneShot | StudioShot

export const sizeOf = (shot: Shot): readonly [number, number] => shot.size ?? [1280, 854]
