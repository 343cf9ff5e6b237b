import { Matrix4, Mesh, type Object3D } from 'three'
import type { Machine } from '@dino/studio/machines/machine.ts'

/** Which joints move each mesh, found by moving them: also what only follows, as cylinders and a towed car. */
export function movedMeshes(machine: Machine): Map<Mesh, string[]> {
  const meshes = meshesIn(machine.group)
  const moved = new Map<Mesh, string[]>(meshes.map((mesh) => [mesh, []]))
  const before = meshes.map(() => new Matrix4())
  for (const { name, value, min, max } of machine.rig.joints.values()) {
    meshes.forEach((mesh, i) => before[i]!.copy(mesh.matrixWorld))
    const small = (max - min) * 0.02
    machine.pose({ [name]: value + small > max ? value - small : value + small })
    meshes.forEach((mesh, i) => {
      if (isElsewhere(before[i]!, mesh.matrixWorld)) moved.get(mesh)!.push(name)
    })
    machine.pose({ [name]: value })
  }
  return moved
}

export function meshesIn(group: Object3D): Mesh[] {
  const meshes: Mesh[] = []
  group.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object)
  })
  return meshes
}

/** Whether the object is, or is carried by, one of that name. */
export function isWithin(object: Object3D | null, name: string): boolean {
  for (let at = object; at; at = at.parent) if (at.name === name) return true
  return false
}

/** The pose keeps cylinders between their pins: they are moved by what they move. */
export const isCylinder = ({ parent }: Mesh): boolean =>
  /-(barrel|piston)$/.test(parent?.name ?? '')

export function isShown(mesh: Mesh): boolean {
  for (let at: Mesh['parent'] = mesh; at; at = at.parent) if (!at.visible) return false
  return true
}

const isElsewhere = (one: Matrix4, other: Matrix4) =>
  one.elements.some((value, i) => Math.abs(value - other.elements[i]!) > 1e-4)
