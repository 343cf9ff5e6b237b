import { box, cylinder, rod } from '../../../machines/kit/solids.ts'
import { dice } from '../kit/dice.ts'
import { Scenery } from '../kit/scenery.ts'
import type { SurfaceName } from '../kit/surfaces.ts'

/** Logs stacked along X, each a little different, sawn ends showing. */
export function logStack(seed: number, length: number, base: number, rows: number): Scenery {
  const { between } = dice(seed)
  const stack = new Scenery()
  const radius = 0.24
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < base - row; i++) {
      const r = radius * between(0.84, 1.08)
      const at = [
        between(-0.18, 0.18),
        radius + row * radius * 1.74,
        (i - (base - row - 1) / 2) * radius * 2.06 + between(-0.02, 0.02),
      ] as const
      const long = length * between(0.95, 1.04)
      stack.add('timber', cylinder('x', r, long, 15, 0.012), at, [
        0,
        between(-0.012, 0.012),
        between(-0.01, 0.01),
      ])
      stack.add('sawn-end', cylinder('x', r * 0.93, long + 0.012, 15, 0.003), at)
    }
  }
  return stack
}

/** Sawn planks stacked with sticks between the layers, to dry. */
export function plankStack(seed: number, layers: number, length = 3.6): Scenery {
  const { between } = dice(seed)
  const stack = new Scenery()
  for (const x of [-length * 0.35, 0, length * 0.35])
    stack.add('plank', box(0.14, 0.14, 1.3, 0.01), [x, 0.07, 0])
  for (let k = 0; k < layers; k++) {
    const y = 0.17 + k * 0.085
    for (let i = 0; i < 6; i++)
      stack.add('sawn-timber', box(length + between(-0.08, 0.08), 0.055, 0.19, 0.004), [
        between(-0.04, 0.04),
        y,
        (i - 2.5) * 0.205,
      ])
    for (const x of [-length * 0.35, 0, length * 0.35])
      stack.add('plank', box(0.04, 0.03, 1.26, 0.003), [x, y + 0.043, 0])
  }
  return stack
}

/** An A-frame rack of polished slabs, seen edge on and from the side; lies along X. */
export function slabRack(seed: number, surface: SurfaceName, slabs: number, length = 2.7): Scenery {
  const { between } = dice(seed)
  const rack = new Scenery()
  const height = 1.7
  for (const x of [-length * 0.36, length * 0.36]) {
    rack.add('machine-grey', box(0.1, 0.1, 1.6, 0.01), [x, 0.05, 0])
    for (const side of [-1, 1])
      rack.add('machine-grey', rod([x, 0.1, side * 0.5], [x, height + 0.1, side * 0.04], 0.045, 8))
  }
  rack.add(
    'machine-grey',
    rod([-length * 0.4, height + 0.1, 0], [length * 0.4, height + 0.1, 0], 0.05, 8),
  )
  for (const side of [-1, 1])
    for (let i = 0; i < slabs; i++)
      rack.add(
        surface,
        box(length + between(-0.25, 0.1), height + between(-0.2, 0.1), 0.028, 0.003),
        [between(-0.1, 0.1), 0.12 + height / 2, side * (0.33 + i * 0.034)],
        [-side * 0.26, 0, 0],
      )
  return rack
}

/** Quarry blocks, drilled edges and all. */
export function stoneBlock(seed: number, surface: SurfaceName = 'stone-rough'): Scenery {
  const { between } = dice(seed)
  const block = new Scenery()
  const [l, h, d] = [between(1.8, 2.5), between(1.0, 1.4), between(1.1, 1.5)]
  block.add(surface, box(l, h, d, 0.05), [0, 0.14 + h / 2, 0])
  for (const x of [-l * 0.3, l * 0.3]) block.add('plank', box(0.18, 0.14, d, 0.01), [x, 0.07, 0])
  return block
}

export function crateStack(seed: number, count: number): Scenery {
  const { between, chance } = dice(seed)
  const stack = new Scenery()
  const one = () => {
    const crate = new Scenery()
    crate.add('crate', box(1.2, 0.85, 0.95, 0.01), [0, 0.48, 0])
    for (const z of [-0.49, 0.49])
      for (const y of [0.11, 0.85]) crate.add('crate', box(1.22, 0.1, 0.03, 0.004), [0, y, z])
    for (const z of [-0.49, 0.49])
      for (const x of [-0.55, 0.55]) crate.add('crate', box(0.1, 0.84, 0.03, 0.004), [x, 0.48, z])
    return crate
  }
  for (let i = 0; i < count; i++) {
    stack.set(one(), [i * 1.35, 0, 0], between(-5, 5))
    if (chance(0.5)) stack.set(one(), [i * 1.35, 0.91, 0], between(-7, 7))
  }
  return stack
}

/** Drums standing together. */
export function drums(seed: number, count: number): Scenery {
  const { between, pick } = dice(seed)
  const group = new Scenery()
  for (let i = 0; i < count; i++) {
    const at = [(i % 4) * 0.64, 0.44, Math.floor(i / 4) * 0.64 + between(-0.03, 0.03)] as const
    const colour = pick<SurfaceName>(['deep-blue', 'safety-steel', 'machine-green'])
    group.add(colour, cylinder('y', 0.29, 0.88, 26, 0.015), at)
    for (const y of [-0.15, 0.15])
      group.add(colour, cylinder('y', 0.297, 0.03, 26, 0.008), [at[0], at[1] + y, at[2]])
  }
  return group
}

/** A heap of worn tyres. */
export function tyres(seed: number, count: number): Scenery {
  const { between } = dice(seed)
  const pile = new Scenery()
  for (let i = 0; i < count; i++) {
    const column = Math.floor(i / 4)
    pile.add('rubber', cylinder('y', 0.42, 0.22, 26, 0.06), [
      column * 0.9 + between(-0.05, 0.05),
      0.12 + (i % 4) * 0.23,
      between(-0.06, 0.06),
    ])
  }
  return pile
}
