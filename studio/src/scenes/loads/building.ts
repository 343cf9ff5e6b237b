import { box, cylinder } from '../../../machines/kit/solids.ts'
import { Scenery } from '../kit/scenery.ts'
import { pallet } from '../props/heaps.ts'
import { container } from '../props/sheets.ts'
import { iBeam, rebarBundle } from '../props/steel.ts'
import { hung, type Load } from './load.ts'

export function beams(): Load {
  const piece = new Scenery()
  for (const z of [-0.21, 0, 0.21]) piece.add('beam', iBeam(4.2, 0.26, 0.18), [0, -0.13, z])
  for (const x of [-1.1, 1.1]) piece.add('sling', box(0.06, 0.29, 0.66, 0.01), [x, -0.13, 0])
  return {
    piece,
    height: 0.28,
    slings: [
      [-1.1, 0, 0],
      [1.1, 0, 0],
    ],
    rise: 1.15,
  }
}

export function bars(): Load {
  const piece = new Scenery().set(rebarBundle(46, 5.2, 5))
  for (const x of [-1.3, 1.3]) piece.add('sling', box(0.05, 0.2, 0.38, 0.02), [x, 0.09, 0])
  return hung(
    piece,
    0.2,
    [
      [-1.3, 0, 0],
      [1.3, 0, 0],
    ],
    1.15,
  )
}

export function bricks(): Load {
  return hung(
    pallet('clay-brick', 7, 4),
    0.94,
    [
      [-0.5, 0, 0.48],
      [0.5, 0, 0.48],
      [-0.5, 0, -0.48],
      [0.5, 0, -0.48],
    ],
    0.95,
  )
}

export function cabin(): Load {
  return hung(
    container('container-blue'),
    2.62,
    [
      [-2.9, 0, 1.1],
      [2.9, 0, 1.1],
      [-2.9, 0, -1.1],
      [2.9, 0, -1.1],
    ],
    1.7,
    'chain',
  )
}

export function waterTank(): Load {
  const piece = new Scenery().add('tank', cylinder('y', 0.62, 1.2, 40, 0.1), [0, 0.6, 0])
  for (const y of [0.2, 0.4, 0.6, 0.8, 1.0])
    piece.add('tank', cylinder('y', 0.645, 0.07, 40, 0.02), [0, y, 0])
  piece.add('tank', cylinder('y', 0.25, 0.12, 28, 0.02), [0, 1.24, 0])
  for (const turn of [0, Math.PI / 2])
    piece.add('sling', box(0.05, 1.24, 1.31, 0.02), [0, 0.6, 0], [0, turn, 0])
  return hung(
    piece,
    1.22,
    [
      [0, 0, 0.6],
      [0, 0, -0.6],
      [0.6, 0, 0],
      [-0.6, 0, 0],
    ],
    0.9,
  )
}
