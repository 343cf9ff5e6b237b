import { box, cylinder, rod } from '../../../machines/kit/solids.ts'
import { Scenery } from '../kit/scenery.ts'
import { pipe } from '../props/steel.ts'
import { hung, type Load } from './load.ts'

export function concretePipe(): Load {
  const piece = new Scenery().add('pipe-concrete', pipe(0.46, 2.4))
  for (const x of [-0.6, 0.6]) piece.add('sling', cylinder('x', 0.468, 0.07, 26, 0), [x, 0, 0])
  const lowered = new Scenery().set(piece, [0, -0.46, 0])
  return {
    piece: lowered,
    height: 0.93,
    slings: [
      [-0.6, 0, 0],
      [0.6, 0, 0],
    ],
    rise: 0.95,
  }
}

export function bluePipes(): Load {
  const piece = new Scenery()
  for (const [y, z] of [
    [0.11, -0.22],
    [0.11, 0],
    [0.11, 0.22],
    [0.3, -0.11],
    [0.3, 0.11],
  ] as const)
    piece.add('pipe-blue', pipe(0.108, 4), [0, y, z])
  for (const x of [-0.9, 0.9]) piece.add('sling', box(0.05, 0.43, 0.68, 0.02), [x, 0.21, 0])
  return hung(
    piece,
    0.42,
    [
      [-0.9, 0, 0],
      [0.9, 0, 0],
    ],
    0.95,
  )
}

export function lampPost(): Load {
  const piece = new Scenery()
  piece.add('galvanised', rod([-2.8, 0.08, 0], [2.6, 0.06, 0], 0.075, 12))
  piece.add('galvanised', rod([2.6, 0.06, 0], [3.3, 0.06, 0.5], 0.045, 10))
  piece.add('machine-grey', box(0.62, 0.1, 0.24, 0.04), [3.5, 0.06, 0.66], [0, -0.62, 0])
  piece.add('galvanised', box(0.03, 0.36, 0.36, 0.005), [-2.8, 0.08, 0])
  for (const x of [-0.9, 0.9]) piece.add('sling', cylinder('x', 0.085, 0.07, 14, 0), [x, 0.07, 0])
  return hung(
    piece,
    0.15,
    [
      [-0.9, 0, 0],
      [0.9, 0, 0],
    ],
    0.95,
  )
}

export function rings(): Load {
  const piece = new Scenery()
  for (const y of [0.25, 0.76])
    piece.add('pipe-concrete', pipe(0.55, 0.5, 0.12).rotateZ(Math.PI / 2), [0, y, 0])
  return hung(
    piece,
    1.01,
    [
      [0.5, 0, 0],
      [-0.25, 0, 0.43],
      [-0.25, 0, -0.43],
    ],
    0.9,
    'chain',
  )
}
