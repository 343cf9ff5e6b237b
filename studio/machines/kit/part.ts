import { Euler, Group, Matrix4, Mesh, type BufferGeometry, type Material } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { MaterialName } from '../materials.ts'
import type { Vec3 } from './solids.ts'

/**
 * One rigid, named piece of a machine. Its solids are gathered by material and merged into one mesh
 * each, so a finished machine has few meshes while its joints keep their names.
 */
export class Part {
  readonly group = new Group()
  readonly children: Part[] = []
  readonly #solids = new Map<MaterialName, BufferGeometry[]>()

  constructor(name: string, parent?: Part, at: Vec3 = [0, 0, 0]) {
    this.group.name = name
    this.group.position.set(at[0], at[1], at[2])
    parent?.children.push(this)
    parent?.group.add(this.group)
  }

  get name() {
    return this.group.name
  }

  child(name: string, at: Vec3 = [0, 0, 0]) {
    return new Part(name, this, at)
  }

  add(material: MaterialName, solid: BufferGeometry, at: Vec3 = [0, 0, 0], turn: Vec3 = [0, 0, 0]) {
    const copy = solid.clone()
    copy.applyMatrix4(new Matrix4().makeRotationFromEuler(new Euler(turn[0], turn[1], turn[2])))
    copy.translate(at[0], at[1], at[2])
    const solids = this.#solids.get(material)
    if (solids) solids.push(copy)
    else this.#solids.set(material, [copy])
    return this
  }

  /** Adds the solid and its mirror image on the other side of the machine. Never for lettering. */
  addPair(
    material: MaterialName,
    solid: BufferGeometry,
    at: Vec3 = [0, 0, 0],
    turn: Vec3 = [0, 0, 0],
  ) {
    this.add(material, solid, at, turn)
    const placed = this.#solids.get(material)?.at(-1)
    if (placed) this.add(material, mirrored(placed))
    return this
  }

  /** Turns the gathered solids into meshes, here and in every child. */
  build(materials: Readonly<Record<MaterialName, Material>>): Group {
    for (const [material, solids] of this.#solids) {
      const mesh = new Mesh(mergeGeometries(solids), materials[material])
      mesh.name = `${this.name}-${material}`
      this.group.add(mesh)
    }
    this.#solids.clear()
    for (const child of this.children) child.build(materials)
    return this.group
  }
}

function mirrored(solid: BufferGeometry): BufferGeometry {
  const copy = solid.clone().scale(1, 1, -1)
  // Mirroring turns triangles inside out: swap two corners of each.
  for (const attribute of Object.values(copy.attributes)) {
    const values = attribute.array
    for (let i = 0; i < values.length; i += 9) {
      for (let k = 0; k < 3; k++) {
        const kept = values[i + 3 + k] ?? 0
        values[i + 3 + k] = values[i + 6 + k] ?? 0
        values[i + 6 + k] = kept
      }
    }
  }
  return copy
}
