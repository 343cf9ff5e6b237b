import { FRAME } from '@dino/studio/machines/studio-camera.ts'
import type { Vector3 } from 'three'
import type { CanvasSize, Cut } from '../messages.ts'
import type { ViewState } from '../view-state.ts'
import { placeAround, type Place } from './view-camera.ts'

/** All of a canvas of this shape, in the studio's units. */
export const cutOf = ({ width, height }: Pick<CanvasSize, 'width' | 'height'>): Cut => ({
  ...{ x: 0, y: 0, width: FRAME.width },
  height: (FRAME.width * height) / width,
})

/** Where each machine, given by some of its corners, is seen from, so that a metre of one is as large as of every other: the largest of them fits. */
export function placesToScale(
  state: ViewState,
  machines: readonly (readonly Vector3[])[],
  cut: Cut,
): Place[] {
  const whole = { ...state, zoom: 1 }
  const scales = machines.map((corners) => placeAround(whole, corners, cut, Infinity).scale)
  return machines.map((corners) => placeAround(state, corners, cut, Math.min(...scales)))
}
