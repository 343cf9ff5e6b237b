import type { Part } from '../kit/part.ts'
import { box, cylinder, prism, rod } from '../kit/solids.ts'
import { fittedHeight, letterBothSides } from '../lettering/letters.ts'
import type { Rig } from '../rig.ts'
import { craneBase, type OutriggerSpec } from './base.ts'
import { boomSection } from './boom-section.ts'
import { ropeBlock } from './hook.ts'
import type { Crane } from './knuckle.ts'

export type StiffSpec = {
  kind: 'stiff'
  name: string
  at: number
  scale: number
  columnHeight: number
  boomLength: number
  extensions: number
  outriggers: OutriggerSpec
  /** Rope paid out from the boom tip to the hook block. */
  rope: number
}

/** A stiff boom crane: one straight telescopic boom, a single lifting cylinder, a rope and winch. */
export function stiffCrane(root: Part, rig: Rig, spec: StiffSpec, frameTop: number): Crane {
  const { scale: s, columnHeight: h, boomLength: length } = spec
  const base = root.child('crane-base', [spec.at, frameTop, 0])
  const top = craneBase(base, rig, { ...spec.outriggers, scale: s, frameTop })
  const column = base.child('column', [0, top, 0])
  rig.turn('slew', column, 'y', -30, 390)
  column.add('paint', cylinder('y', 0.21 * s, h * 0.72, 32, 0.02), [0, h * 0.36, 0])
  column.add('graphite', cylinder('y', 0.26 * s, 0.07, 32), [0, 0.04, 0])
  column.addPair(
    'paint',
    prism(
      [
        [-0.36 * s, h * 0.62],
        [0.2 * s, h * 0.5],
        [0.24 * s, h * 0.66],
        [-0.02 * s, h + 0.13 * s],
        [-0.3 * s, h + 0.13 * s],
        [-0.4 * s, h * 0.9],
      ],
      0.05 * s,
      { radius: 0.08 },
    ),
    [0, 0, 0.19 * s],
  )
  column.addPair(
    'paint',
    prism(
      [
        [0.0, 0.05],
        [0.42 * s, 0.1],
        [0.42 * s, 0.32 * s],
        [0, 0.42 * s],
      ],
      0.05 * s,
      { radius: 0.05 },
    ),
    [0, 0, 0.12 * s],
  )
  column.add('steel', cylinder('z', 0.045 * s, 0.36 * s, 16), [0.34 * s, 0.2 * s, 0])
  column.addPair('graphite', cylinder('z', 0.09 * s, 0.05 * s, 24), [-0.18 * s, h, 0.23 * s])
  letterBothSides(column, { word: 'DINO', height: 0.1 * s, at: [-0.09 * s, h * 0.8, 0.216 * s] })

  const boom = column.child('boom', [-0.18 * s, h, 0])
  rig.turn('boom', boom, 'z', -2, 68)
  const [w, b] = [0.26 * s, 0.33 * s]
  boomSection(boom, w, b, length, 0, 0.1 * s)
  boom.add('graphite', cylinder('z', 0.11 * s, 0.34 * s, 24))
  boom.addPair(
    'paint',
    prism(
      [
        [-0.24 * s, 0.1 * s],
        [0.24 * s, 0.1 * s],
        [0.07 * s, -0.1 * s],
        [-0.07 * s, -0.1 * s],
      ],
      0.035 * s,
      { radius: 0.05 },
    ),
    [length * 0.42, -0.22 * s, 0.1 * s],
  )
  boom.add('steel', cylinder('z', 0.04 * s, 0.26 * s, 14), [length * 0.42, -0.25 * s, 0])
  letterBothSides(boom, {
    word: spec.name,
    height: fittedHeight(spec.name, 0.19 * s, length * 0.5),
    at: [length * 0.55, 0.01, w / 2 + 0.002],
  })
  rig.ram(
    'lift-ram',
    'boom',
    column,
    [0.34 * s, 0.2 * s, 0],
    boom,
    [length * 0.42, -0.25 * s, 0],
    0.085 * s,
  )

  // The winch sits on the boom's root.
  boom.addPair(
    'paint',
    prism(
      [
        [-0.06 * s, 0.1 * s],
        [0.5 * s, 0.14 * s],
        [0.42 * s, 0.42 * s],
        [0.02 * s, 0.42 * s],
      ],
      0.03 * s,
      { radius: 0.06 },
    ),
    [0, 0, 0.15 * s],
  )
  boom.add('steel', cylinder('z', 0.1 * s, 0.27 * s, 24), [0.22 * s, 0.3 * s, 0])
  boom.addPair('graphite', cylinder('z', 0.15 * s, 0.02, 24), [0.22 * s, 0.3 * s, 0.125 * s])
  boom.add('graphite', cylinder('z', 0.09 * s, 0.2 * s, 20, 0.02), [0.22 * s, 0.3 * s, 0.26 * s])

  const reach = length * 0.86
  let carrier = boom
  const sections: Part[] = []
  for (let i = 1; i <= spec.extensions; i++) {
    const part = carrier.child(`extension-${i}`, [(i === 1 ? length - reach : 0) + 0.1 * s, 0, 0])
    boomSection(part, w - 0.035 * s * i, b - 0.042 * s * i, reach, 0, 0.07 * s)
    sections.push(part)
    carrier = part
  }
  const [first, ...others] = sections
  if (!first) throw new Error(`${spec.name} needs at least one extension`)
  rig.slide('extend', first, 'x', 0, reach - 0.45 * s)
  const tipX = reach + 0.1 * s
  const rope = boom.child('rope')
  rope.add('steel', rod([0, 0, 0], [1, 0, 0], 0.009, 6))
  rig.follow(() => {
    const out = rig.joints.get('extend')?.value ?? 0
    for (const part of others) part.group.position.x = 0.1 * s + out
    const start = 0.3 * s
    const end = length - reach + 0.1 * s + out + others.length * (0.1 * s + out) + tipX
    rope.group.position.set(start, 0.4 * s, 0)
    const rise = b * 0.5 + 0.1 * s - 0.4 * s - 0.05 * s * spec.extensions
    rope.group.rotation.z = Math.atan2(rise, end - start)
    rope.group.scale.x = Math.hypot(rise, end - start)
  })
  const tipHeight = b / 2 - 0.021 * s * spec.extensions
  carrier.addPair(
    'paint',
    prism(
      [
        [reach - 0.2 * s, -tipHeight],
        [reach + 0.06 * s, -tipHeight - 0.02],
        [reach + 0.2 * s, 0],
        [reach + 0.16 * s, tipHeight + 0.1 * s],
        [reach - 0.1 * s, tipHeight + 0.04],
      ],
      0.025 * s,
      { radius: 0.05 },
    ),
    [0, 0, 0.07 * s],
  )
  carrier.add('steel', cylinder('z', 0.095 * s, 0.06 * s, 24), [tipX, tipHeight - 0.02 * s, 0])
  carrier.add('steel', cylinder('z', 0.03 * s, 0.2 * s, 14), [tipX, tipHeight - 0.02 * s, 0])
  carrier.add('graphite', box(0.05, 0.05, 0.05), [reach - 0.05, 0, 0])
  const hook = carrier.child('hook', [tipX + 0.095 * s, tipHeight - 0.02 * s, 0])
  rig.keepPlumb(hook)
  return { base, column, hook, hookDrop: ropeBlock(hook, s * 1.1, spec.rope) }
}
