import {
  BufferGeometry,
  Euler,
  Group,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Vec3 } from '../../../machines/kit/solids.ts'
import type { SurfaceName } from './surfaces.ts'

const materials = new Map<string, MeshStandardMaterial>()

/** Only the name matters: the renderer brings the surface itself. */
export function surfaceMaterial(name: string): MeshStandardMaterial {
  const made = materials.get(name) ?? new MeshStandardMaterial({ name })
  materials.set(name, made)
  return made
}

export const RADIANS = Math.PI / 180

/** A piece of the world round a machine: solids gathered by surface, and pieces set into it. Metres, Y up. */
export class Scenery {
  readonly group = new Group()
  readonly #solids = new Map<SurfaceName, BufferGeometry[]>()

  add(surface: SurfaceName, solid: BufferGeometry, at: Vec3 = [0, 0, 0], turn: Vec3 = [0, 0, 0]) {
    const copy = new BufferGeometry()
    const whole = solid.index ? solid.toNonIndexed() : solid.clone()
    for (const name of ['position', 'normal'] as const)
      copy.setAttribute(name, whole.getAttribute(name))
    copy.applyMatrix4(new Matrix4().makeRotationFromEuler(new Euler(turn[0], turn[1], turn[2])))
    copy.translate(at[0], at[1], at[2])
    const solids = this.#solids.get(surface)
    if (solids) solids.push(copy)
    else this.#solids.set(surface, [copy])
    return this
  }

  /** Sets a finished piece into this one, turned about its own upright. */
  set(piece: Scenery | Object3D, at: Vec3 = [0, 0, 0], degrees = 0) {
    const object = piece instanceof Scenery ? piece.build() : piece
    object.position.set(at[0], at[1], at[2])
    object.rotation.y = degrees * RADIANS
    this.group.add(object)
    return this
  }

  build(): Group {
    for (const [surface, solids] of this.#solids)
      this.group.add(new Mesh(mergeGeometries(solids), surfaceMaterial(surface)))
    this.#solids.clear()
    return this.group
  }
}

/** Another of the same: shares its meshes, so that a wood costs as little memory as a tree. */
export const another = (piece: Group): Group => piece.clone()
