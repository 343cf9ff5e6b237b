import { Mesh, PerspectiveCamera, Vector3, type Object3D } from 'three'
import { RADIANS } from './kit/scenery.ts'
import { machineBounds, type Staged } from './staging.ts'
import { sizeOf, type Shot } from './shot.ts'

/** As Blender wants it: metres with Z up, degrees. */
export type CameraSettings = {
  target: [number, number, number]
  azimuth: number
  elevation: number
  distance: number
  fov: number
  blur: number
}

const LONG_LENS = 14
const SCENE_LENS = 26

export function lookedAt(shot: Shot, staged: Staged): Vector3 {
  const [first] = staged.machines
  if (!first) throw new Error(`${shot.name} shows no machine`)
  const { look, offset = [0, 0, 0] } = shot.view
  const part = first.machine.group.getObjectByName(look)
  if (!part && look !== 'all') throw new Error(`${first.machine.id} has no part named ${look}`)
  const from = part
    ? part.getWorldPosition(new Vector3())
    : machineBounds(staged).getCenter(new Vector3())
  const turn = (first.stand.turn ?? 0) * RADIANS
  return from.add(new Vector3(...offset).applyAxisAngle(new Vector3(0, 1, 0), turn))
}

export function cameraSettings(shot: Shot, staged: Staged): CameraSettings {
  const { span, azimuth, elevation, blur = 0 } = shot.view
  const fov = shot.view.fov ?? (shot.kind === 'studio' ? LONG_LENS : SCENE_LENS)
  const target = lookedAt(shot, staged)
  const distance = span / 2 / Math.tan((fov * RADIANS) / 2)
  return { target: [target.x, -target.z, target.y], azimuth, elevation, distance, fov, blur }
}

/** The same camera in three.js, to ask what it sees. */
export function cameraOf(shot: Shot, staged: Staged): PerspectiveCamera {
  const { target, azimuth, elevation, distance, fov } = cameraSettings(shot, staged)
  const [width, height] = sizeOf(shot)
  const [a, e] = [azimuth * RADIANS, elevation * RADIANS]
  const away = new Vector3(Math.cos(a) * Math.cos(e), Math.sin(e), -Math.sin(a) * Math.cos(e))
  // Blender's angle is that of the longer side.
  const across = Math.tan((fov * RADIANS) / 2) / (width >= height ? width / height : 1)
  const camera = new PerspectiveCamera((2 * Math.atan(across)) / RADIANS, width / height, 0.1, 500)
  const point = new Vector3(target[0], target[2], -target[1])
  camera.position.copy(point).addScaledVector(away, distance)
  camera.lookAt(point)
  camera.updateMatrixWorld(true)
  return camera
}

/** The share of an object's corners that fall inside the frame. */
export function shareInFrame(object: Object3D, camera: PerspectiveCamera): number {
  let [seen, all] = [0, 0]
  const point = new Vector3()
  object.updateMatrixWorld(true)
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return
    const position = part.geometry.getAttribute('position')
    for (let i = 0; i < position.count; i += 31) {
      point.fromBufferAttribute(position, i).applyMatrix4(part.matrixWorld).project(camera)
      all++
      if (Math.abs(point.x) <= 1 && Math.abs(point.y) <= 1 && point.z < 1) seen++
    }
  })
  return all === 0 ? 0 : seen / all
}
