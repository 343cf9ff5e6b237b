import { Group, Mesh, PerspectiveCamera, Vector3, type Object3D } from 'three'
import { eased } from '../../../machines/motion.ts'
import { towards } from './light.ts'

/** Looking at a point from far away: degrees and metres; `across` is how many metres the frame's width shows. */
export type View = {
  target: Vector3
  azimuth: number
  elevation: number
  across: number
}

/** Something to film: `moveTo` puts everything where it is at that second, `view` says where from. */
export type Scene = {
  root: Object3D
  seconds: number
  moveTo: (second: number) => void
  view: (second: number) => View
  /** Machines on paper as in the studio, or a yard with its own ground under a morning sun. */
  place: 'studio' | 'yard'
  /** The ball outside of which no shadows fall; without it, one round everything. */
  shadows?: { middle: Vector3; radius: number }
  /** Share of the machines' triangles that are worth drawing from this far. */
  detail?: number
}

/** As far as the studio's camera: a long lens, so that films and stills share their perspective. */
const DISTANCE = 60

export function cameraFor({ target, azimuth, elevation, across }: View, aspect: number) {
  const fov = 2 * Math.atan(across / aspect / 2 / DISTANCE) * (180 / Math.PI)
  const camera = new PerspectiveCamera(fov, aspect, 5, 160)
  camera.position.copy(target).addScaledVector(towards(azimuth, elevation), DISTANCE)
  camera.lookAt(target)
  camera.updateMatrixWorld(true)
  return camera
}

export type Framing = {
  azimuth: number
  elevation: number
  /** Air at the sides and above, as shares of the frame. */
  air?: number
  /** Where the wheels stand, as a share of the frame's height from its top. */
  ground?: number
  times: readonly number[]
}

/** The view that holds everything that the scene does at these moments, wheels on one line. */
export function viewOfAll(
  { root, moveTo }: Pick<Scene, 'root' | 'moveTo'>,
  { azimuth, elevation, air = 0.055, ground = 0.84, times }: Framing,
  aspect = 3 / 2,
): View {
  const away = towards(azimuth, elevation)
  const right = new Vector3(0, 1, 0).cross(away).normalize()
  const up = away.clone().cross(right)
  let [x0, x1, y1] = [Infinity, -Infinity, -Infinity]
  for (const time of times) {
    moveTo(time)
    for (const corner of cornersOf(root)) {
      x0 = Math.min(x0, corner.dot(right))
      x1 = Math.max(x1, corner.dot(right))
      y1 = Math.max(y1, corner.dot(up))
    }
  }
  // The ground line is where the machine's middle stands.
  const across = Math.max((x1 - x0) / (1 - air * 2), (y1 * aspect) / (ground - air))
  const height = across / aspect
  const target = right
    .clone()
    .multiplyScalar((x0 + x1) / 2)
    .addScaledVector(up, height * (ground - 0.5))
  return { target, azimuth, elevation, across }
}

function cornersOf(root: Object3D): Vector3[] {
  const corners: Vector3[] = []
  root.updateMatrixWorld(true)
  root.traverse((node) => {
    if (!(node instanceof Mesh)) return
    const position = node.geometry.getAttribute('position')
    for (let i = 0; i < position.count; i += 11)
      corners.push(new Vector3().fromBufferAttribute(position, i).applyMatrix4(node.matrixWorld))
  })
  return corners
}

export function gathered(...things: Object3D[]): Group {
  const group = new Group()
  group.add(...things)
  return group
}

/** From one view to another while the machine works, so that its depth shows and it keeps filling the frame. */
export const moving =
  (from: View, to: View, seconds: number) =>
  (second: number): View => {
    const t = eased(second / seconds)
    const mix = (a: number, b: number) => a + (b - a) * t
    return {
      target: from.target.clone().lerp(to.target, t),
      azimuth: mix(from.azimuth, to.azimuth),
      elevation: mix(from.elevation, to.elevation),
      across: mix(from.across, to.across),
    }
  }
