import { Box3, Mesh, type Material, type Object3D } from 'three'
import type { Machine } from './machine.ts'
import { momentOf } from './motion.ts'
import type { Pose } from './rig.ts'
import { unfolding } from './unfold.ts'

/** As it stands where nobody works with it. */
export function parkedPose({ rig, product }: Pick<Machine, 'rig' | 'product'>): Pose {
  const still = [...rig.joints.values()].map(({ name, min, max }) => {
    return [name, Math.min(max, Math.max(min, 0))] as const
  })
  return {
    ...Object.fromEntries(still),
    ...momentOf(unfolding(product), 0),
    ...product.poses.parked,
  }
}

/** Whether it is only carried, as the car on a bed. */
export const isCarried = (object: Object3D): boolean => isWithin(object, 'load-car')

/**
 * What can be measured on any truck as it stands: its length with the body and what is fixed to it but no crane, its width
 * without mirrors, its height over the cab. The ground is at 0.
 */
export function truckBox({ group }: Pick<Machine, 'group'>): Box3 {
  const [truck, across, cab] = [new Box3(), new Box3(), new Box3()]
  group.updateMatrixWorld(true)
  group.traverseVisible((object) => {
    if (!(object instanceof Mesh) || isCarried(object) || isWithin(object, 'crane-base')) return
    const box = new Box3().setFromObject(object, true)
    truck.union(box)
    const isCab = isWithin(object, 'cab')
    if (isCab) cab.union(box)
    // Mirrors are among the cab's other materials.
    if (!isCab || (object.material as Material).name === 'paint') across.union(box)
  })
  truck.min.setY(0).setZ(across.min.z)
  truck.max.setY(cab.max.y).setZ(across.max.z)
  return truck
}

function isWithin(object: Object3D, name: string): boolean {
  for (let at: Object3D | null = object; at; at = at.parent) if (at.name === name) return true
  return false
}
