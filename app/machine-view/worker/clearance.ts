import { Box3, Vector3, type Mesh } from 'three'
import type { Machine } from '@dino/studio/machines/machine.ts'
import { momentOf, secondsOf } from '@dino/studio/machines/motion.ts'
import { unfolding } from '@dino/studio/machines/unfold.ts'
import type { Touched } from '../messages.ts'
import { isCylinder, isShown, isWithin, meshesIn, type movedMeshes } from './moved-meshes.ts'
import { visitSurface } from './surface-points.ts'

/** Metres. What stands still is a grid of such cells, what moves a cloud of points that lie closer. */
const cell = 0.08
const spacing = 0.06
/** How far into the ground a foot or a tail may press. */
const pressed = 0.035

const touched: readonly (Touched | undefined)[] = [undefined, 'cab', 'body', 'truck']

interface Work {
  mesh: Mesh
  points: Float32Array
}

const corner = new Vector3()

/**
 * Whether what works, the boom with its tool and load or the bed and the arm, goes through the truck or the ground. All of it comes
 * from the model's own shapes.
 */
export class Clearance {
  readonly #machine: Machine
  readonly #bounds = new Box3()
  readonly #size: [number, number, number] = [0, 0, 0]
  #cells = new Uint8Array()
  readonly #clouds = new Map<Mesh, Float32Array>()
  readonly #working: (mesh: Mesh) => boolean

  constructor(machine: Machine, moved: ReturnType<typeof movedMeshes>) {
    this.#machine = machine
    const lifting = ['inner', 'outer', 'boom', 'extend']
    const isCrane = machine.crane !== undefined
    this.#working = (mesh) => {
      const by = moved.get(mesh) ?? lifting
      return (
        !isCylinder(mesh) && (isCrane ? by.some((one) => lifting.includes(one)) : by.length > 0)
      )
    }
    this.#standStill([...moved].filter(([, by]) => by.length === 0).map(([mesh]) => mesh))
    if (!isCrane) this.#makeWay()
  }

  /** What of the truck the machine's pose touches. */
  touched(): Touched | undefined {
    for (const work of this.#works()) {
      const found = this.#firstTouched(work)
      if (found) return found
    }
    return undefined
  }

  /** What works and is seen, as points: those of a fitting are made when it is put on. */
  #works(): Work[] {
    return meshesIn(this.#machine.group).flatMap((mesh) => {
      if (!this.#working(mesh) || !isShown(mesh)) return []
      const points = this.#clouds.get(mesh) ?? cloudOf(mesh)
      this.#clouds.set(mesh, points)
      return [{ mesh, points }]
    })
  }

  #firstTouched({ mesh: { matrixWorld }, points }: Work): Touched | undefined {
    const m = matrixWorld.elements
    for (let i = 0; i < points.length; i += 3) {
      const [x, y, z] = [points[i]!, points[i + 1]!, points[i + 2]!]
      const high = m[1]! * x + m[5]! * y + m[9]! * z + m[13]!
      if (high < -pressed) return 'ground'
      const at = this.#indexOf(
        m[0]! * x + m[4]! * y + m[8]! * z + m[12]!,
        high,
        m[2]! * x + m[6]! * y + m[10]! * z + m[14]!,
      )
      if (at >= 0 && this.#cells[at]) return touched[this.#cells[at]]
    }
    return undefined
  }

  #standStill(meshes: readonly Mesh[]) {
    const truck = meshes.filter((mesh) => !isWithin(mesh, 'crane-base'))
    for (const mesh of truck) this.#bounds.expandByObject(mesh)
    this.#bounds.expandByScalar(2 * cell)
    const size = this.#bounds.getSize(new Vector3()).toArray()
    size.forEach((extent, axis) => (this.#size[axis] = Math.ceil(extent / cell)))
    this.#cells = new Uint8Array(this.#size.reduce((product, count) => product * count, 1))
    for (const mesh of truck) {
      const kind = isWithin(mesh, 'cab') ? 1 : isWithin(mesh, 'body') ? 2 : 3
      visitSurface(mesh.geometry, spacing, (point) => {
        const { x, y, z } = corner.copy(point).applyMatrix4(mesh.matrixWorld)
        this.#cells[this.#indexOf(x, y, z)] = kind
      })
    }
  }

  /** A bed lies on the truck: where it slides when it goes to work, there is room. */
  #makeWay() {
    const { rig, product } = this.#machine
    const joints = [...rig.joints.values()]
    const kept = Object.fromEntries(joints.map(({ name, value }) => [name, value]))
    const motion = unfolding(product)
    const steps = 40
    const swept = new Uint8Array(this.#cells.length)
    for (let step = 0; step <= steps; step++) {
      this.#machine.pose(momentOf(motion, (secondsOf(motion) * step) / steps))
      for (const work of this.#works()) this.#sweep(work, swept)
    }
    this.#machine.pose(kept)
    for (const work of this.#works()) this.#sweep(work, swept)
    swept.forEach((is, at) => {
      if (is) this.#clearAround(at)
    })
  }

  #sweep({ mesh: { matrixWorld }, points }: Work, swept: Uint8Array) {
    for (let i = 0; i < points.length; i += 3) {
      const { x, y, z } = corner.fromArray(points, i).applyMatrix4(matrixWorld)
      const at = this.#indexOf(x, y, z)
      if (at >= 0) swept[at] = 1
    }
  }

  #clearAround(at: number) {
    const [, high, deep] = this.#size
    for (const i of [-1, 0, 1])
      for (const j of [-1, 0, 1])
        for (const k of [-1, 0, 1]) this.#cells[at + (i * high + j) * deep + k] = 0
  }

  #indexOf(x: number, y: number, z: number): number {
    const { min } = this.#bounds
    const [across, high, deep] = this.#size
    const i = Math.floor((x - min.x) / cell)
    const j = Math.floor((y - min.y) / cell)
    const k = Math.floor((z - min.z) / cell)
    const isInside = i >= 0 && j >= 0 && k >= 0 && i < across && j < high && k < deep
    return isInside ? (i * high + j) * deep + k : -1
  }
}

/** In the mesh's own place, one point for each small cell. */
function cloudOf({ geometry }: Mesh): Float32Array {
  const seen = new Map<string, number[]>()
  visitSurface(geometry, spacing, ({ x, y, z }) => {
    const key = [x, y, z].map((value) => Math.round(value / spacing)).join()
    if (!seen.has(key)) seen.set(key, [x, y, z])
  })
  return Float32Array.from([...seen.values()].flat())
}
