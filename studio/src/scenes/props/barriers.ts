import { box, cylinder, rod } from '../../../machines/kit/solids.ts'
import { Scenery } from '../kit/scenery.ts'

export function cone(): Scenery {
  return new Scenery()
    .add('cone', box(0.36, 0.035, 0.36, 0.01), [0, 0.018, 0])
    .add('cone', taper(0.135, 0.095, 0.28), [0, 0.17, 0])
    .add('white', taper(0.096, 0.066, 0.16), [0, 0.39, 0])
    .add('cone', taper(0.066, 0.03, 0.2), [0, 0.57, 0])
}

function taper(low: number, high: number, height: number) {
  const solid = cylinder('y', 1, height, 22, 0)
  const position = solid.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const r = position.getY(i) < 0 ? low : high
    position.setX(i, position.getX(i) * r)
    position.setZ(i, position.getZ(i) * r)
  }
  solid.computeVertexNormals()
  return solid
}

/** A barrier board on two feet, striped. */
export function barrier(length = 1.8): Scenery {
  const board = new Scenery()
  const stripes = Math.round(length / 0.3)
  for (let i = 0; i < stripes; i++)
    board.add(i % 2 ? 'white' : 'cone', box(length / stripes, 0.2, 0.03, 0), [
      -length / 2 + ((i + 0.5) * length) / stripes,
      0.85,
      0,
    ])
  for (const x of [-length * 0.42, length * 0.42]) {
    board.add('machine-grey', rod([x, 0, 0.03], [x, 0.98, 0.03], 0.02, 6))
    board.add('machine-grey', box(0.07, 0.05, 0.6, 0.01), [x, 0.025, 0])
  }
  return board
}
