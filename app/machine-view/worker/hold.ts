import { Raycaster, Vector2, Vector3, type Camera, type Mesh } from 'three'
import type { Joint } from '@dino/studio/machines/rig.ts'
import type { Machine } from '@dino/studio/machines/machine.ts'
import type { Spot } from '../messages.ts'
import type { Pose } from '../view-state.ts'
import { spotOf } from './handles.ts'
import { isShown, meshesIn } from './moved-meshes.ts'
import { pulled, type Lever } from './pull.ts'

interface Held {
  machine: Machine
  moved: ReadonlyMap<Mesh, readonly string[]>
  camera: Camera
  /** Height of the canvas for each of its width: what is far across counts as far as what is far up. */
  tall: number
}

/** In shares of the canvas: from the press outwards, as a finger is no point. */
const around = [0, 0.008, 0.02]

/** A point of the machine that somebody holds, and the joints that can bring it to where it is pulled. */
export class Hold {
  readonly #held: Held
  readonly #mesh: Mesh
  readonly #point: Vector3
  readonly #levers: Lever[]
  readonly #joints: Joint[]

  private constructor(held: Held, mesh: Mesh, point: Vector3) {
    this.#held = held
    this.#mesh = mesh
    this.#point = mesh.worldToLocal(point.clone())
    this.#joints = jointsFor(held, mesh)
    this.#levers = this.#joints.map(({ name, kind, value, min, max }) => ({
      ...{ value, min, max },
      step: kind === 'turn' ? 40 : 1,
      ease: name === 'slew' && this.#joints.length > 1 ? easeOfSlew(held, point) : 1,
    }))
  }

  /** Nothing where the press is not on a part that a joint moves. */
  static at(held: Held, spot: Spot): Hold | undefined {
    const meshes = meshesIn(held.machine.group).filter(isShown)
    const ray = new Raycaster()
    for (const far of around)
      for (const [x, y] of far ? ring : [[0, 0] as const]) {
        const [across, down] = [spot[0] + x * far, spot[1] + (y * far) / held.tall]
        ray.setFromCamera(new Vector2(across * 2 - 1, 1 - down * 2), held.camera)
        const [first] = ray.intersectObjects(meshes, false)
        const mesh = first?.object as Mesh | undefined
        if (first && mesh && held.moved.get(mesh)?.length) return new Hold(held, mesh, first.point)
      }
    return undefined
  }

  /** Where the joints come to lie when the point is pulled to that spot. It moves the machine about, and leaves it anywhere. */
  pullTo(spot: Spot): Pose {
    const { machine, camera, tall } = this.#held
    const poseOf = (values: readonly number[]): Pose =>
      Object.fromEntries(this.#joints.map(({ name }, i) => [name, values[i]!]))
    const placeOf = (values: readonly number[]): Spot => {
      machine.pose(poseOf(values))
      const [x, y] = spotOf(this.#mesh.localToWorld(this.#point.clone()), camera)
      return [x, y * tall]
    }
    const values = pulled(this.#levers, placeOf, [spot[0], spot[1] * tall])
    return poseOf(values)
  }

  /** The next pull goes on from there. */
  stay(pose: Pose): void {
    this.#joints.forEach(({ name }, i) => {
      this.#levers[i]!.value = pose[name] ?? this.#levers[i]!.value
    })
  }
}

const ring = [[1, 0], [0, 1], [-1, 0], [0, -1]] as const // prettier-ignore

/** All that lead to it. What turns about its own middle only does so where nothing else would move it. */
function jointsFor({ machine, moved }: Held, mesh: Mesh): Joint[] {
  const all = (moved.get(mesh) ?? []).flatMap((name) => machine.rig.joints.get(name) ?? [])
  const carrying = all.filter(({ name }) => name !== 'rotator')
  return carrying.length > 0 ? carrying : all
}

/**
 * A boom that is seen from its side stays in its own plane; seen from the front, the rear or above it follows to the side. So a pull
 * never does what the eye cannot follow.
 */
function easeOfSlew({ machine, camera }: Held, point: Vector3): number {
  const { crane } = machine
  if (!crane) return 1
  const column = crane.column.group.getWorldPosition(new Vector3())
  const out = point.clone().sub(column).setY(0).normalize()
  const across = out.cross(new Vector3(0, 1, 0))
  const seen = Math.abs(across.dot(camera.getWorldDirection(new Vector3())))
  return Math.min(1, Math.max(0, (0.72 - seen) / 0.3))
}
