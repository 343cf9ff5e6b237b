import { box, cylinder } from '../../../machines/kit/solids.ts'
import { Scenery } from '../kit/scenery.ts'
import { hung, type Load } from './load.ts'

export function crate(): Load {
  const piece = new Scenery()
  piece.add('crate', box(1.5, 1.0, 1.1, 0.01), [0, 0.55, 0])
  for (const z of [-0.56, 0.56]) {
    for (const y of [0.12, 0.98]) piece.add('crate', box(1.54, 0.12, 0.03, 0.005), [0, y, z])
    for (const x of [-0.71, 0, 0.71]) piece.add('crate', box(0.12, 1.0, 0.03, 0.005), [x, 0.55, z])
  }
  for (const x of [-0.76, 0.76]) {
    for (const y of [0.12, 0.98]) piece.add('crate', box(0.03, 0.12, 1.14, 0.005), [x, y, 0])
    for (const z of [-0.5, 0.5]) piece.add('crate', box(0.03, 1.0, 0.12, 0.005), [x, 0.55, z])
  }
  for (const z of [-0.4, 0.4]) piece.add('plank', box(1.4, 0.1, 0.1, 0.005), [0, 0.03, z])
  for (const x of [-0.4, 0.4]) piece.add('sling', box(0.06, 1.1, 1.19, 0.01), [x, 0.545, 0])
  return hung(
    piece,
    1.1,
    [
      [-0.4, 0, 0.5],
      [0.4, 0, 0.5],
      [-0.4, 0, -0.5],
      [0.4, 0, -0.5],
    ],
    0.95,
  )
}

export function pump(): Load {
  // A pump on its base plate.
  const piece = new Scenery()
  piece.add('machine-grey', box(1.5, 0.12, 0.6, 0.01), [0, 0.06, 0])
  piece.add('machine-green', cylinder('x', 0.27, 0.62, 28, 0.03), [-0.32, 0.42, 0])
  for (let i = 0; i < 7; i++)
    piece.add('machine-green', cylinder('x', 0.29, 0.02, 28, 0), [-0.53 + i * 0.07, 0.42, 0])
  piece.add('deep-blue', cylinder('z', 0.3, 0.24, 30, 0.03), [0.42, 0.44, 0])
  piece.add('deep-blue', cylinder('y', 0.12, 0.4, 24, 0.02), [0.42, 0.78, 0])
  piece.add('machine-grey', cylinder('y', 0.19, 0.05, 24, 0.01), [0.42, 0.98, 0])
  piece.add('chain', cylinder('x', 0.06, 0.4, 16), [0.12, 0.42, 0])
  return hung(
    piece,
    0.6,
    [
      [-0.66, -0.48, 0.24],
      [0.68, -0.48, 0.24],
      [-0.66, -0.48, -0.24],
      [0.68, -0.48, -0.24],
    ],
    1.1,
    'chain',
  )
}
