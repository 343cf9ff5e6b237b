import type { Part } from '../kit/part.ts'
import type { Rig } from '../rig.ts'
import { craneBase, type OutriggerSpec } from './base.ts'
import { shapeExtensions } from './extensions.ts'
import { grapple } from './grapple.ts'
import { swivelHook } from './hook.ts'
import { LIFT_PIN, shapeColumn, shapeInner, shapeOuter } from './knuckle-shapes.ts'
import { operatorSeat } from './operator-seat.ts'

export type KnuckleSpec = {
  kind: 'knuckle'
  name: string
  /** Where the column stands on the truck (x), and the size of everything beside the booms. */
  at: number
  scale: number
  columnHeight: number
  innerLength: number
  outerLength: number
  extensions: number
  extensionLength: number
  outriggers: OutriggerSpec
  tool: 'hook' | 'grapple'
  /** Timber cranes are worked from a seat on the column. */
  seat?: boolean
}

export type Crane = { column: Part; hook: Part; hookDrop: number; base: Part }

/** A knuckle boom crane: column, inner boom, outer boom that folds at the knuckle, telescopic extensions. */
export function knuckleCrane(root: Part, rig: Rig, spec: KnuckleSpec, frameTop: number): Crane {
  const { scale: s } = spec
  const base = root.child('crane-base', [spec.at, frameTop, 0])
  const top = craneBase(base, rig, { ...spec.outriggers, scale: s, frameTop })
  const column = base.child('column', [0, top, 0])
  rig.turn('slew', column, 'y', -30, 390)
  const inner = column.child('inner-boom', [-0.08 * s, spec.columnHeight, 0])
  rig.turn('inner', inner, 'z', 8, 74)
  const outer = inner.child('outer-boom', [spec.innerLength, 0.1 * s, 0])
  rig.turn('outer', outer, 'z', -128, 8)
  shapeColumn(column, spec)
  shapeInner(inner, spec)
  shapeOuter(outer, spec)
  const tip = shapeExtensions(outer, rig, spec)
  if (spec.seat) operatorSeat(column, spec.columnHeight, s)

  rig.ram(
    'lift-ram',
    'inner',
    column,
    [0.3 * s, 0.18 * s, 0],
    inner,
    [spec.innerLength * LIFT_PIN, -0.27 * s, 0],
    0.088 * s,
  )
  rig.ram(
    'knuckle-ram',
    'outer',
    inner,
    [spec.innerLength * 0.2, 0.31 * s, 0],
    outer,
    [-0.06 * s, 0.33 * s, 0],
    0.078 * s,
  )

  const hook = tip.child('hook', [spec.extensionLength + 0.07 * s, -0.12 * s, 0])
  rig.keepPlumb(hook)
  if (spec.tool === 'hook') return { base, column, hook, hookDrop: swivelHook(hook, s * 1.1) }
  const jaws = grapple(hook, s * 0.95, 3.4)
  rig.turn('rotator', jaws, 'y', -180, 180)
  return { base, column, hook, hookDrop: 1.2 * s }
}
