import { linspace } from '../../../machines/kit/curve.ts'
import { box, cylinder, prism, rod } from '../../../machines/kit/solids.ts'
import { dice } from '../kit/dice.ts'
import { Scenery } from '../kit/scenery.ts'
import type { SurfaceName } from '../kit/surfaces.ts'
import { corrugated } from './sheets.ts'

/** A row of two- and three-storey shop houses, shutters below, windows above. Fronts at z = 0. */
export function shopRow(seed: number, count: number, lit = false): Scenery {
  const { between, pick, chance } = dice(seed)
  const row = new Scenery()
  let x = -(count * 6) / 2
  for (let i = 0; i < count; i++) {
    const width = between(5.2, 7)
    const floors = chance(0.45) ? 3 : 2
    row.set(
      shopHouse(
        seed * 10 + i,
        width,
        floors,
        pick(['plaster', 'plaster-blue', 'plaster-rose', 'plaster-green', 'weathered-wall']),
        lit,
      ),
      [x + width / 2, 0, between(-0.5, 0)],
    )
    x += width + 0.02
  }
  return row
}

function shopHouse(
  seed: number,
  width: number,
  floors: number,
  walls: SurfaceName,
  lit: boolean,
): Scenery {
  const { between, chance, pick } = dice(seed)
  const house = new Scenery()
  const [storey, depth] = [3.3, 9]
  const height = floors * storey
  house.add(walls, box(width, height, depth, 0.02), [0, height / 2, -depth / 2])
  house.add('new-concrete', box(width + 0.1, 0.5, 0.14, 0.01), [0, height + 0.2, -0.02])
  // Shop below: shutters, one open and dark inside.
  const shops = width > 6 ? 2 : 1
  for (let i = 0; i < shops; i++) {
    const x = ((i + 0.5) / shops - 0.5) * width
    const wide = width / shops - 0.5
    const open = chance(0.5)
    house.add(
      open ? (lit ? 'lit-window' : 'dark-window') : 'shutter',
      open ? box(wide, 2.4, 0.06, 0.01) : corrugated(2.4, wide, 0.1, 0.02).rotateZ(Math.PI / 2),
      [x, 1.35, 0.03],
    )
    house.add('concrete', box(wide + 0.2, 0.15, 0.7, 0.02), [x, 0.08, 0.3])
    // A plain awning or a sunshade of concrete.
    if (chance(0.6))
      house.add(
        pick(['sheet-blue', 'sheet-green', 'sheet-rust', 'sheet-grey']),
        corrugated(wide + 0.3, 1.5, 0.2, 0.03),
        [x, 2.95, 0.62],
        [-1.25, 0, 0],
      )
    else house.add('new-concrete', box(width / shops, 0.1, 0.9, 0.01), [x, 2.85, 0.45])
    // The board above the shop carries no name.
    house.add(
      pick(['deep-blue', 'safety-steel', 'hoarding', 'white']),
      box(wide, 0.55, 0.08, 0.01),
      [x, 3.35, 0.06],
    )
  }
  for (let floor = 1; floor < floors; floor++) {
    const count = Math.round(width / 2.2)
    for (let i = 0; i < count; i++) {
      const x = ((i + 0.5) / count - 0.5) * width
      const y = floor * storey + 1.7
      house.add('white', box(1.2, 1.3, 0.06, 0.005), [x, y, 0.01])
      house.add(lit && chance(0.4) ? 'lit-window' : 'dark-window', box(1.06, 1.16, 0.06, 0.005), [
        x,
        y,
        0.025,
      ])
      house.add('white', box(0.05, 1.16, 0.03, 0), [x, y, 0.06])
      house.add('new-concrete', box(1.5, 0.08, 0.5, 0.01), [x, y + 0.78, 0.25])
    }
    if (chance(0.4)) {
      house.add('new-concrete', box(width - 0.4, 0.12, 1, 0.01), [0, floor * storey + 0.2, 0.5])
      for (const x of linspace(-width / 2 + 0.3, width / 2 - 0.3, 12))
        house.add(
          'machine-grey',
          rod([x, floor * storey + 0.26, 0.96], [x, floor * storey + 1.15, 0.96], 0.014, 5),
        )
      house.add(
        'machine-grey',
        rod(
          [-width / 2 + 0.25, floor * storey + 1.15, 0.96],
          [width / 2 - 0.25, floor * storey + 1.15, 0.96],
          0.022,
          6,
        ),
      )
    }
  }
  if (chance(0.6)) {
    const x = between(-1.2, 1.2)
    house.add('tank', cylinder('y', 0.6, 1.15, 24, 0.08), [x, height + 1.0, -2.2])
    for (const dx of [-0.4, 0.4])
      house.add('new-concrete', box(0.15, 0.5, 1, 0.01), [x + dx, height + 0.2, -2.2])
  }
  return house
}

/** A tiled house with a verandah, as in a village by the road. */
export function tiledHouse(walls: SurfaceName): Scenery {
  const house = new Scenery()
  house.add(walls, box(8, 2.8, 5, 0.02), [0, 1.5, -3.5])
  house.add('concrete', box(9, 0.25, 7.2, 0.02), [0, 0.12, -3])
  house.add(
    'roof-tile',
    prism(
      [
        [-4.2, 0],
        [0, 2.1],
        [4.2, 0],
        [4.2, 0.14],
        [0, 2.28],
        [-4.2, 0.14],
      ],
      9.6,
      { bevel: 0 },
    ).rotateY(Math.PI / 2),
    [0, 2.75, -3.1],
  )
  house.add(
    walls,
    prism(
      [
        [-2.5, 0],
        [2.5, 0],
        [0, 1.25],
      ],
      7.9,
      { bevel: 0 },
    ).rotateY(Math.PI / 2),
    [0, 2.85, -3.5],
  )
  for (const x of linspace(-3.9, 3.9, 5))
    house.add('white', cylinder('y', 0.11, 2.6, 14), [x, 1.5, 0.1])
  for (const x of [-2.4, 2.4]) house.add('dark-window', box(1.3, 1.2, 0.06, 0.005), [x, 1.7, -0.98])
  house.add('plank', box(1.1, 2.1, 0.08, 0.01), [0, 1.3, -0.97])
  return house
}
