import { box, cylinder, prism, rod } from '../../../machines/kit/solids.ts'
import { Scenery } from '../kit/scenery.ts'
import { hung, type Load } from './load.ts'

export function slabs(): Load {
  // Marble slabs stand in an A-frame of steel.
  const frame = new Scenery()
  const [length, height] = [2.2, 1.35]
  for (const x of [-0.85, 0.85]) {
    frame.add('safety-steel', box(0.08, 0.08, 1.1, 0.01), [x, 0.04, 0])
    for (const side of [-1, 1])
      frame.add(
        'safety-steel',
        rod([x, 0.08, side * 0.4], [x, height + 0.12, side * 0.05], 0.035, 8),
      )
  }
  frame.add('safety-steel', rod([-1.0, height + 0.12, 0], [1.0, height + 0.12, 0], 0.04, 8))
  for (const side of [-1, 1])
    frame.add('safety-steel', box(2, 0.06, 0.08, 0.01), [0, 0.09, side * 0.46])
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++)
      frame.add(
        i % 2 ? 'marble-white' : 'marble-white',
        box(length - i * 0.05, height - i * 0.03, 0.024, 0.003),
        [0, 0.14 + height / 2, side * (0.27 + i * 0.029)],
        [-side * 0.27, 0, 0],
      )
  return hung(
    frame,
    height + 0.16,
    [
      [-0.85, 0, 0],
      [0.85, 0, 0],
    ],
    1.0,
    'chain',
  )
}

export function block(): Load {
  const piece = new Scenery().add('stone-rough', box(1.7, 1.05, 1.1, 0.04), [0, 0.525, 0])
  for (const x of [-0.5, 0.5]) piece.add('sling', box(0.07, 1.07, 1.12, 0.01), [x, 0.525, 0])
  return hung(
    piece,
    1.06,
    [
      [-0.5, 0, 0.4],
      [0.5, 0, 0.4],
      [-0.5, 0, -0.4],
      [0.5, 0, -0.4],
    ],
    1.1,
  )
}

export function logs(): Load {
  const piece = new Scenery()
  for (const [y, z, r] of [
    [0.2, -0.22, 0.2],
    [0.22, 0.22, 0.22],
    [0.55, 0, 0.19],
  ] as const) {
    piece.add('timber', cylinder('x', r, 3.8, 18, 0.01), [0, y, z])
    piece.add('sawn-end', cylinder('x', r * 0.94, 3.82, 18, 0.003), [0, y, z])
  }
  for (const x of [-0.8, 0.8])
    piece.add(
      'chain',
      prism(
        [
          [-0.47, -0.01],
          [0.47, -0.01],
          [0.2, 0.76],
          [-0.2, 0.76],
        ],
        0.03,
        { bevel: 0 },
      ).rotateY(Math.PI / 2),
      [x, 0, 0],
    )
  return hung(
    piece,
    0.75,
    [
      [-0.8, 0, 0],
      [0.8, 0, 0],
    ],
    1.1,
    'chain',
  )
}
