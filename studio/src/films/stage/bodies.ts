import {
  BufferAttribute,
  BufferGeometry,
  Matrix4,
  Mesh,
  type MeshPhysicalMaterial,
  type Object3D,
} from 'three'
import { MeshoptSimplifier } from 'meshoptimizer'
import { mergeGeometries, mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js'

/** What stays rigid while a film runs, with its many small meshes merged: few draw calls, which cost most here. */
export type Body = {
  node: Object3D
  surfaces: { geometry: BufferGeometry; material: MeshPhysicalMaterial }[]
  /** Everything that throws a shadow, as bare corners. */
  solid: BufferGeometry | undefined
}

/** Sorts a model's meshes into rigid bodies by watching, at a few moments, which of its nodes move. */
export function rigidBodies(
  root: Object3D,
  moveTo: (time: number) => void,
  times: readonly number[],
  detail = 1,
): Body[] {
  const moving = new Set<Object3D>([root])
  const before = new Map<Object3D, Matrix4>()
  for (const time of times) {
    moveTo(time)
    root.updateMatrixWorld(true)
    root.traverse((node) => {
      const kept = before.get(node)
      if (!kept) before.set(node, node.matrix.clone())
      else if (!alike(kept, node.matrix)) moving.add(node)
    })
  }
  const owned = new Map<Object3D, Mesh[]>()
  root.traverse((node) => {
    if (!(node instanceof Mesh)) return
    let owner: Object3D = node
    while (!moving.has(owner) && owner.parent) owner = owner.parent
    owned.set(owner, [...(owned.get(owner) ?? []), node])
  })
  return [...owned].map(([node, meshes]) => bodyOf(node, meshes, detail))
}

const alike = (a: Matrix4, b: Matrix4) =>
  a.elements.every((value, i) => Math.abs(value - (b.elements[i] ?? 0)) < 1e-6)

function bodyOf(node: Object3D, meshes: readonly Mesh[], detail: number): Body {
  const home = node.matrixWorld.clone().invert()
  const byMaterial = new Map<string, { material: MeshPhysicalMaterial; parts: BufferGeometry[] }>()
  for (const mesh of meshes) {
    const placed = cornersAndNormals(mesh.geometry).applyMatrix4(
      home.clone().multiply(mesh.matrixWorld),
    )
    // Machines of the same paint share it here, though each brought its own.
    const material = mesh.material as MeshPhysicalMaterial
    const { name, color, roughness, opacity } = material
    const key = [name, color.getHexString(), roughness, opacity].join(' ')
    const kept = byMaterial.get(key) ?? { material, parts: [] }
    kept.parts.push(placed)
    byMaterial.set(key, kept)
  }
  const surfaces = [...byMaterial.values()].map(({ material, parts }) => {
    const whole = mergeVertices(mergeGeometries(parts), 1e-4)
    return { geometry: detail < 1 ? thinned(whole, detail) : whole, material }
  })
  const casting = surfaces.filter(({ material }) => material.userData['shadowless'] !== true)
  return {
    node,
    surfaces,
    solid: casting.length > 0 ? coarse(casting.map((s) => s.geometry)) : undefined,
  }
}

/** For machines far from the camera: this share of the triangles, within 12 mm of the shape. */
function thinned(geometry: BufferGeometry, share: number): BufferGeometry {
  const corners = geometry.getAttribute('position').array as Float32Array
  const index = new Uint32Array(geometry.index?.array ?? [])
  const error = 0.012 / Math.max(1e-6, MeshoptSimplifier.getScale(corners, 3))
  const wanted = Math.ceil((index.length * share) / 3) * 3
  const [kept] = MeshoptSimplifier.simplify(index, corners, 3, wanted, error)
  return geometry.setIndex(new BufferAttribute(kept, 1))
}

/** Merging wants the same attributes on all. */
function cornersAndNormals(geometry: BufferGeometry): BufferGeometry {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry
  const made = new BufferGeometry()
  for (const name of ['position', 'normal'])
    made.setAttribute(name, (flat.getAttribute(name) as BufferAttribute).clone())
  return made
}

/** A shadow shows none of a machine's bevels and bolts: within 15 mm of the shape, an eighth of its triangles do. */
function coarse(geometries: readonly BufferGeometry[]): BufferGeometry {
  const bare = geometries.map((geometry) => {
    const made = new BufferGeometry().setIndex(geometry.index)
    return made.setAttribute('position', geometry.getAttribute('position'))
  })
  const whole = mergeVertices(mergeGeometries(bare), 1e-3)
  const corners = whole.getAttribute('position').array as Float32Array
  const index = new Uint32Array(whole.index?.array ?? [])
  const wanted = Math.ceil(index.length / 8 / 3) * 3
  const error = 0.015 / Math.max(1e-6, MeshoptSimplifier.getScale(corners, 3))
  const [kept] = MeshoptSimplifier.simplify(index, corners, 3, wanted, error, ['Permissive'])
  return whole.setIndex(new BufferAttribute(kept, 1))
}
