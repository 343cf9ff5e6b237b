import { Mesh, PerspectiveCamera, Vector3 } from 'three'
import type { Machine } from './machine.ts'

/** Every studio picture has this frame, in its own units; wheels stand on `groundLine`. */
export const FRAME = { width: 1600, height: 1120, groundLine: 985 }

/** One long lens for all machines; only the zoom differs, so that small machines do not look lost. */
const CAMERA = { azimuth: -52, elevation: 3.4, distance: 60 }
const MARGIN = { side: 105, top: 48 }
const MOST_PIXELS_PER_METRE = 190

export type Shot = {
  pixelsPerMetre: number
  /** The machine's own extent in the frame, without its shadow. */
  box: { x: number; y: number; width: number; height: number }
  camera: {
    target: [number, number, number]
    azimuth: number
    elevation: number
    distance: number
    fov: number
  }
  /** The part of the frame worth rendering, in shares from the bottom left: x0, x1, y0, y1. */
  border: [number, number, number, number]
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

function cameraFor(target: Vector3, fov: number): PerspectiveCamera {
  const [a, e] = [radians(CAMERA.azimuth), radians(CAMERA.elevation)]
  // Blender's azimuth turns from +X towards +Y, which is the model's -Z.
  const away = new Vector3(Math.cos(a) * Math.cos(e), Math.sin(e), -Math.sin(a) * Math.cos(e))
  const aspect = FRAME.width / FRAME.height
  const vertical = 2 * Math.atan(Math.tan(radians(fov) / 2) / aspect) * (180 / Math.PI)
  const camera = new PerspectiveCamera(vertical, aspect, 1, 500)
  camera.position.copy(target).addScaledVector(away, CAMERA.distance)
  camera.lookAt(target)
  camera.updateMatrixWorld(true)
  return camera
}

/** The camera of a finished shot. */
export function cameraOf({ camera }: Shot): PerspectiveCamera {
  // Blender's Z is the model's Y, its Y the model's -Z.
  const [x, minusZ, y] = camera.target
  return cameraFor(new Vector3(x, y, -minusZ), camera.fov)
}

function pixelBox(points: readonly Vector3[], camera: PerspectiveCamera) {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const point of points) {
    const p = point.clone().project(camera)
    const [x, y] = [((p.x + 1) / 2) * FRAME.width, ((1 - p.y) / 2) * FRAME.height]
    x0 = Math.min(x0, x)
    x1 = Math.max(x1, x)
    y0 = Math.min(y0, y)
    y1 = Math.max(y1, y)
  }
  return { x0, y0, x1, y1 }
}

function cornersOf(machine: Machine, every: number): Vector3[] {
  const points: Vector3[] = []
  machine.group.updateMatrixWorld(true)
  machine.group.traverse((object) => {
    if (!(object instanceof Mesh)) return
    const position = object.geometry.getAttribute('position')
    for (let i = 0; i < position.count; i += every)
      points.push(new Vector3().fromBufferAttribute(position, i).applyMatrix4(object.matrixWorld))
  })
  return points
}

/**
 * Aims and zooms so that the machine fills the frame and its near front wheel stands on the ground line.
 *
 * @param every how many corners to look at: of few triangles, each counts
 */
export function frameShot(machine: Machine, every = 7): Shot {
  const points = cornersOf(machine, every)
  const { truck } = machine.product
  const contact = new Vector3(0, 0, truck.cab.width / 2 - truck.wheel.width)
  const target = machine.bounds().getCenter(new Vector3())
  let fov = 12
  let box = pixelBox(points, cameraFor(target, fov))
  for (let i = 0; i < 8; i++) {
    const wide = (FRAME.width - MARGIN.side * 2) / (box.x1 - box.x0)
    const tall = (FRAME.groundLine + 25 - MARGIN.top) / (box.y1 - box.y0)
    const pixelsPerMetre = FRAME.width / (2 * CAMERA.distance * Math.tan(radians(fov) / 2))
    const zoom = Math.min(wide, tall, MOST_PIXELS_PER_METRE / pixelsPerMetre)
    fov = 2 * Math.atan(Math.tan(radians(fov) / 2) / zoom) * (180 / Math.PI)
    const camera = cameraFor(target, fov)
    const size = FRAME.width / (2 * CAMERA.distance * Math.tan(radians(fov) / 2))
    const middle = pixelBox(points, camera)
    const foot = pixelBox([contact], camera)
    const right = new Vector3(1, 0, 0).applyQuaternion(camera.quaternion)
    target.addScaledVector(right, ((middle.x0 + middle.x1) / 2 - FRAME.width / 2) / size)
    target.y += (FRAME.groundLine - foot.y0) / size
    box = pixelBox(points, cameraFor(target, fov))
  }
  const share = (value: number) => Math.min(1, Math.max(0, value))
  return {
    pixelsPerMetre:
      Math.round((FRAME.width / (2 * CAMERA.distance * Math.tan(radians(fov) / 2))) * 10) / 10,
    box: {
      x: Math.floor(box.x0),
      y: Math.floor(box.y0),
      width: Math.ceil(box.x1 - box.x0),
      height: Math.ceil(box.y1 - box.y0),
    },
    camera: { target: [target.x, -target.z, target.y], ...CAMERA, fov },
    border: [
      share((box.x0 - 120) / FRAME.width),
      share((box.x1 + 150) / FRAME.width),
      share(1 - (FRAME.groundLine + 105) / FRAME.height),
      share(1 - (box.y0 - 8) / FRAME.height),
    ],
  }
}
