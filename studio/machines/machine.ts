import { Box3, Vector3, type Group, type MeshPhysicalMaterial } from 'three'
import { knuckleCrane, type Crane } from './crane/knuckle.ts'
import { stiffCrane } from './crane/stiff.ts'
import { Part } from './kit/part.ts'
import { withFewTriangles, withSharpEdges } from './kit/solids.ts'
import { materialsFor, type MaterialName, type PaintName } from './materials.ts'
import type { Product } from './product.ts'
import { PRODUCTS, type ProductId } from './products.ts'
import { carrier } from './recovery/carriers.ts'
import { wheelLift } from './recovery/wheel-lift.ts'
import { Rig, type Pose } from './rig.ts'
import { body } from './truck/bodies.ts'
import { chassis } from './truck/chassis.ts'

export type Machine = {
  id: ProductId
  product: Product
  /** Metres, Y up, wheels on y = 0, facing +X, x = 0 at the front axle. */
  group: Group
  rig: Rig
  crane?: Crane
  /** By name; also those that no part of it wears. */
  materials: Record<MaterialName, MeshPhysicalMaterial>
  pose: (pose: Pose) => void
  bounds: () => Box3
}

export type MachineOptions = {
  paint?: PaintName
  pose?: Pose
  /** Without bevels: for line drawings. */
  sharp?: boolean
  /** `screen`: at most 40 000 triangles, for a page that turns it. Pictures are made of all. */
  detail?: 'full' | 'screen'
}

export function buildMachine(id: ProductId, options: MachineOptions = {}): Machine {
  if (options.detail === 'screen') return withFewTriangles(() => build(id, options))
  return options.sharp ? withSharpEdges(() => build(id, options)) : build(id, options)
}

function build(id: ProductId, { paint, pose }: MachineOptions): Machine {
  const product = PRODUCTS[id]
  const root = new Part(id)
  const rig = new Rig(root)
  chassis(root, product.truck)
  if (product.body) body(root, product.truck, product.body)
  const crane = buildCrane(root, rig, product)
  const { recovery } = product
  if (recovery?.kind === 'wheel-lift') wheelLift(root, rig, recovery, product.truck)
  else if (recovery) carrier(root, rig, recovery, product.truck)
  rig.fitRams()
  const materials = materialsFor(paint ?? product.signature)
  root.build(materials)
  rig.pose(pose ?? product.poses.work)
  return {
    id,
    product,
    group: root.group,
    rig,
    ...(crane && { crane }),
    materials,
    pose: (next) => rig.pose(next),
    bounds: () => new Box3().setFromObject(root.group, true),
  }
}

function buildCrane(root: Part, rig: Rig, { crane, truck }: Product): Crane | undefined {
  if (!crane) return undefined
  return crane.kind === 'knuckle'
    ? knuckleCrane(root, rig, crane, truck.frameTop)
    : stiffCrane(root, rig, crane, truck.frameTop)
}

/** Where a part's own point lies on the machine. */
export function pointOn(machine: Machine, part: Part, at: Vector3 = new Vector3()): Vector3 {
  machine.group.updateMatrixWorld(true)
  return machine.group.worldToLocal(part.group.localToWorld(at.clone()))
}
