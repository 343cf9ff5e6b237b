import type { Part } from '../kit/part.ts'
import { box, cylinder, prism } from '../kit/solids.ts'
import type { Rig } from '../rig.ts'
import { boomSection } from './boom-section.ts'
import type { KnuckleSpec } from './knuckle.ts'

/** Width and height of the outer boom (step 0) and of each section that slides out of it. */
export const sectionSize = (s: number, step: number) => ({
  width: (0.25 - 0.03 * step) * s,
  height: (0.31 - 0.037 * step) * s,
})

export function shapeExtensions(outer: Part, rig: Rig, spec: KnuckleSpec): Part {
  const { scale: s, extensions, extensionLength: length } = spec
  const y = -0.12 * s
  const peek = 0.12 * s
  let carrier = outer
  const sections: Part[] = []
  for (let i = 1; i <= extensions; i++) {
    const rest = (i === 1 ? spec.outerLength - length : 0) + peek
    const part = carrier.child(`extension-${i}`, [rest, 0, 0])
    const { width, height } = sectionSize(s, i)
    boomSection(part, width, height, length, y, 0.07 * s)
    sections.push(part)
    carrier = part
  }
  const [first, ...others] = sections
  if (!first) throw new Error(`${spec.name} needs at least one extension`)
  const travel = length - 0.56 * s
  rig.slide('extend', first, 'x', 0, travel)
  rig.follow(() => {
    const out = rig.joints.get('extend')?.value ?? 0
    for (const part of others) part.group.position.x = peek + out
  })
  outer.add('graphite', box(0.12 * s, 0.1 * s, 0.12 * s), [0.6 * s, 0.07 * s, 0.03 * s])
  first.add('graphite', box(0.07 * s, 0.2 * s, 0.11 * s), [length - 0.03 * s, 0.07 * s, 0.03 * s])
  rig.ram(
    'extend-ram',
    'extend',
    outer,
    [0.6 * s, 0.115 * s, 0.03 * s],
    first,
    [length - 0.03 * s, 0.115 * s, 0.03 * s],
    0.045 * s,
  )

  const { width, height } = sectionSize(s, extensions)
  const nose = prism(
    [
      [length - 0.2 * s, y - height / 2 - 0.01],
      [length + 0.02, y - height / 2 - 0.03],
      [length + 0.14 * s, y - 0.06 * s],
      [length + 0.14 * s, y + 0.06 * s],
      [length - 0.02, y + height / 2 + 0.012],
      [length - 0.2 * s, y + height / 2],
    ],
    width * 0.55,
    { radius: 0.04 },
  )
  carrier.add('paint', nose)
  carrier.add('steel', cylinder('z', 0.034 * s, width * 0.8, 16), [length + 0.07 * s, y, 0])
  return carrier
}
