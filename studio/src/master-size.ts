import { FRAME } from '../machines/studio-camera.ts'

/** Pixels of a rendered master for each unit of the frame: enough for a wide screen with two pixels to a point. */
export const MASTER_SCALE = 1.25

/** The frame as Blender renders it. */
export const MASTER_SIZE = {
  width: FRAME.width * MASTER_SCALE,
  height: FRAME.height * MASTER_SCALE,
}
