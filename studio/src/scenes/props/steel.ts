import { box, prism, tube } from '../../../machines/kit/solids.ts'
import { dice } from '../kit/dice.ts'
import { Scenery } from '../kit/scenery.ts'
import type { SurfaceName } from '../kit/surfaces.ts'

/** Steel I-beams laid on bearers. */
export function beamStack(count: number, rows: number, length: number): Scenery {
  const stack = new Scenery()
  for (const x of [-length * 0.32, length * 0.32])
    stack.add('plank', box(0.12, 0.12, count * 0.26 + 0.2, 0.01), [x, 0.06, 0])
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < count - row; i++)
      stack.add('beam', iBeam(length, 0.3, 0.2), [
        0,
        0.27 + row * 0.3,
        (i - (count - row - 1) / 2) * 0.26,
      ])
  return stack
}

/** An I-beam along X, centred. */
export function iBeam(length: number, height: number, width: number) {
  const [h, w, web, flange] = [height / 2, width / 2, 0.008, 0.018]
  return prism(
    [
      [-w, -h],
      [w, -h],
      [w, flange - h],
      [web, flange - h],
      [web, h - flange],
      [w, h - flange],
      [w, h],
      [-w, h],
      [-w, h - flange],
      [-web, h - flange],
      [-web, flange - h],
      [-w, flange - h],
    ],
    length,
    { bevel: 0.003 },
  ).rotateY(Math.PI / 2)
}

export function rebarBundle(count: number, length: number, seed = 1): Scenery {
  const { between } = dice(seed)
  const bundle = new Scenery()
  for (let i = 0; i < count; i++) {
    const [y, z] = [between(0.02, 0.16), between(-0.16, 0.16)]
    bundle.add(
      'rebar',
      tube(
        [
          [-length / 2 + between(-0.15, 0.15), y, z],
          [0, y + between(-0.015, 0.015), z],
          [length / 2 + between(-0.15, 0.15), y, z],
        ],
        0.011,
        { steps: 6, sides: 5 },
      ),
    )
  }
  return bundle
}

/** Concrete or plastic pipes in a pile, lying along X. */
export function pipePile(
  surface: SurfaceName,
  radius: number,
  length: number,
  base: number,
  rows: number,
): Scenery {
  const pile = new Scenery()
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < base - row; i++)
      pile.add(surface, pipe(radius, length), [
        0,
        radius + row * radius * 1.75,
        (i - (base - row - 1) / 2) * radius * 2.04,
      ])
  for (const side of [-1, 1])
    pile.add('plank', box(0.1, 0.12, 0.14, 0.01), [
      length * 0.3,
      0.06,
      side * (base * radius + 0.02),
    ])
  return pile
}

/** An open pipe along X. */
export function pipe(radius: number, length: number, wall = 0.13) {
  const outer = Array.from(
    { length: 26 },
    (_, i) => [Math.cos((i / 26) * 6.2832) * radius, Math.sin((i / 26) * 6.2832) * radius] as const,
  )
  const inner = outer.map(([x, y]) => [x * (1 - wall), y * (1 - wall)] as const)
  return prism({ outer, holes: [inner] }, length, { bevel: 0.01, crease: 30 }).rotateY(Math.PI / 2)
}
