import { Mesh, type Material, type Object3D } from 'three'
import type { Fitting } from '../../../content/fittings.ts'
import { linspace } from '../kit/curve.ts'
import type { Point } from '../kit/contour.ts'
import { Part } from '../kit/part.ts'
import { box, cylinder, prism, rod, withFewTriangles } from '../kit/solids.ts'
import type { Machine } from '../machine.ts'
import type { MaterialName } from '../materials.ts'
import type { Product } from '../product.ts'
import { grapple } from './grapple.ts'
import { swivelHook } from './hook.ts'
import { operatorSeat } from './operator-seat.ts'

/** What hangs on the boom: one at a time. */
export const tools = ['hook', 'grapple', 'bucket', 'fork'] as const satisfies readonly Fitting[]

/** With what a model can be shown besides what it has: none but cranes, and of those a rope carries no tool. */
export function fittingsFor({ crane }: Product): Fitting[] {
  if (!crane) return []
  if (crane.kind === 'stiff') return ['guard']
  return [
    ...tools.filter((tool) => tool !== crane.tool),
    ...(crane.seat ? [] : ['seat' as const]),
    'guard',
  ]
}

/** The tool that the model has by itself. */
export function ownTool({ crane }: Product): Fitting | undefined {
  return crane?.kind === 'knuckle' ? crane.tool : undefined
}

/** Shows the machine with these and no others: of few triangles, and of tools the last in place of its own. */
export function fit(
  machine: Machine,
  wanted: readonly Fitting[],
  materials: Readonly<Record<MaterialName, Material>>,
): void {
  takeOff(machine)
  const possible = wanted.filter((one) => fittingsFor(machine.product).includes(one))
  const tool = possible.findLast(isTool)
  for (const mesh of ownToolOf(machine)) mesh.visible = tool === undefined
  for (const one of possible) {
    if (isTool(one) && one !== tool) continue
    const part = new Part(`fitting-${one}`)
    withFewTriangles(() => shapes[one](part, machine))
    carrierOf(machine, one).add(part.build(materials))
  }
  machine.pose({})
}

export const isTool = (one: Fitting): boolean => (tools as readonly Fitting[]).includes(one)

function takeOff({ group }: Machine) {
  const worn: Object3D[] = []
  group.traverse((object) => {
    if (object.name.startsWith('fitting-') && !(object instanceof Mesh)) worn.push(object)
  })
  for (const one of worn) {
    one.traverse((object) => {
      if (object instanceof Mesh) object.geometry.dispose()
    })
    one.removeFromParent()
  }
}

function ownToolOf(machine: Machine): Mesh[] {
  if (!ownTool(machine.product)) return []
  const own = [machine.crane!.hook.group, machine.rig.joints.get('rotator')?.part.group]
  return own.flatMap((group) => group?.children.filter((child) => child instanceof Mesh) ?? [])
}

function carrierOf({ group, crane, rig }: Machine, fitting: Fitting) {
  if (fitting === 'guard') return group
  if (fitting === 'seat') return crane!.column.group
  return rig.joints.get('rotator')?.part.group ?? crane!.hook.group
}

const scaleOf = ({ product }: Machine) => product.crane?.scale ?? 1

const shapes: Readonly<Record<Fitting, (part: Part, machine: Machine) => void>> = {
  hook: (part, machine) => void swivelHook(part, scaleOf(machine) * 1.1),
  grapple: (part, machine) => void grapple(part, scaleOf(machine) * 0.9, 0),
  bucket: (part, machine) => clamshell(part, scaleOf(machine)),
  fork: (part, machine) => palletFork(part, scaleOf(machine)),
  seat: (part, machine) => {
    const { crane } = machine.product
    // Without the ladder: where it would stand is the cab.
    if (crane) operatorSeat(part, crane.columnHeight, crane.scale, false)
  },
  guard: cabGuard,
}

/** The swivel that a tool turns on. */
function swivel(part: Part, s: number) {
  part.add('steel', cylinder('z', 0.035 * s, 0.2 * s, 16))
  part.add('graphite', box(0.13 * s, 0.2 * s, 0.12 * s, 0.03), [0, -0.12 * s, 0])
  part.add('graphite', cylinder('y', 0.13 * s, 0.2 * s, 26, 0.02), [0, -0.31 * s, 0])
}

/** Two shells that close like a mussel, on a short frame with the cylinder. */
function clamshell(part: Part, s: number) {
  swivel(part, s)
  part.add('paint', box(0.56 * s, 0.14 * s, 0.34 * s, 0.03), [0, -0.48 * s, 0])
  part.add('graphite', cylinder('x', 0.05 * s, 0.4 * s, 16), [0, -0.6 * s, 0])
  for (const side of [-1, 1]) {
    const shell: Point[] = [
      [side * 0.02 * s, -1.12 * s],
      ...linspace(0, 1, 6).map((t): Point => {
        const angle = (-90 + t * 95) * (Math.PI / 180)
        return [side * (0.1 + Math.cos(angle) * 0.42) * s, (-0.72 + Math.sin(angle) * 0.4) * s]
      }),
      [side * 0.3 * s, -0.5 * s],
      [side * 0.2 * s, -0.5 * s],
      [side * 0.02 * s, -0.78 * s],
    ]
    const face = side > 0 ? shell : shell.toReversed()
    part.add('paint', prism(face, 0.72 * s, { bevel: 0.01 }))
    for (const z of [-0.38, 0.38]) part.add('graphite', prism(face, 0.04 * s), [0, 0, z * s])
    part.add('steel', cylinder('z', 0.045 * s, 0.5 * s, 14), [side * 0.23 * s, -0.53 * s, 0])
  }
  part.add('steel', box(0.08 * s, 0.05 * s, 0.8 * s, 0), [0, -1.12 * s, 0])
}

/** A tall C: hung by its upper arm over the middle of the pallet, two tines below. */
function palletFork(part: Part, s: number) {
  swivel(part, s)
  const [back, low] = [-0.62 * s, -1.5 * s]
  part.add('paint', box(0.95 * s, 0.13 * s, 0.16 * s, 0.02), [back + 0.44 * s, -0.46 * s, 0])
  part.add('paint', box(0.13 * s, 1.08 * s, 0.16 * s, 0.02), [back, -0.97 * s, 0])
  part.add('graphite', box(0.1 * s, 0.12 * s, 0.86 * s, 0.015), [back, low + 0.22 * s, 0])
  part.add('graphite', box(0.1 * s, 0.12 * s, 0.86 * s, 0.015), [back, low + 0.62 * s, 0])
  for (const z of [-0.33, 0.33]) {
    part.add('steel', box(0.07 * s, 0.75 * s, 0.13 * s, 0.01), [back + 0.07 * s, low + 0.38 * s, z * s]) // prettier-ignore
    part.add('steel', box(1.15 * s, 0.06 * s, 0.13 * s, 0.01), [back + 0.62 * s, low + 0.03 * s, z * s]) // prettier-ignore
  }
  part.add('graphite', rod([back, -0.9 * s, 0], [back + 0.45 * s, -0.46 * s, 0], 0.04 * s))
}

/** A frame with bars behind the cab, a little higher than its roof. */
function cabGuard(part: Part, { product }: Machine) {
  const { cab, frameTop } = product.truck
  const x = cab.back - 0.075
  const top = cab.roof + 0.16
  const half = cab.width / 2 - 0.12
  for (const z of [-half, half])
    part.add('graphite', box(0.08, top - frameTop, 0.08, 0.012), [x, (top + frameTop) / 2, z])
  for (const y of [top, cab.floor + (cab.roof - cab.floor) * 0.42])
    part.add('graphite', box(0.08, 0.08, 2 * half + 0.08, 0.012), [x, y, 0])
  const low = cab.floor + (cab.roof - cab.floor) * 0.42
  for (const z of linspace(-half, half, 13).slice(1, -1))
    part.add('graphite', box(0.03, top - low, 0.03, 0), [x, (top + low) / 2, z])
}
