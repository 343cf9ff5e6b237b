import { linspace } from '../../../machines/kit/curve.ts'
import { box, prism, rod } from '../../../machines/kit/solids.ts'
import { Scenery } from '../kit/scenery.ts'
import type { SurfaceName } from '../kit/surfaces.ts'
import { corrugated } from './sheets.ts'

/** An open-fronted shed of steel posts under a pitched sheet roof, its ridge along X, its front at z = 0. */
export function openShed(
  width: number,
  depth: number,
  height: number,
  roof: SurfaceName,
  back: SurfaceName = 'sheet-cream',
): Scenery {
  const shed = new Scenery()
  const bays = Math.max(2, Math.round(width / 5))
  const rise = depth * 0.17
  for (const x of linspace(-width / 2, width / 2, bays + 1)) {
    for (const z of [0, -depth])
      shed.add('machine-grey', box(0.22, height, 0.22, 0.01), [x, height / 2, z])
    for (const side of [-1, 1]) {
      shed.add(
        'machine-grey',
        rod([x, height, -depth / 2 + (side * depth) / 2], [x, height + rise, -depth / 2], 0.07, 6),
      )
      for (const t of [0.25, 0.5, 0.75]) {
        const z = -depth / 2 + (side * depth * (1 - t)) / 2
        shed.add('machine-grey', rod([x, height, z], [x, height + rise * t, z], 0.035, 5))
      }
    }
    shed.add('machine-grey', rod([x, height, 0], [x, height, -depth], 0.06, 6))
  }
  const slope = Math.atan2(rise, depth / 2)
  const sheet = corrugated(width + 1.2, Math.hypot(rise, depth / 2) + 0.7, 0.3, 0.05)
  shed.add(
    roof,
    sheet,
    [0, height + rise / 2 + 0.16, -depth / 4 + 0.1],
    [-Math.PI / 2 + slope, 0, 0],
  )
  shed.add(
    roof,
    sheet,
    [0, height + rise / 2 + 0.16, (-depth * 3) / 4 - 0.1],
    [-Math.PI / 2 - slope, 0, 0],
  )
  shed.add(back, corrugated(width, height, 0.3, 0.05), [0, height / 2, -depth])
  return shed
}

/** A closed industrial hall with roller doors along its front. */
export function hall(
  width: number,
  depth: number,
  height: number,
  walls: SurfaceName,
  doors: number,
): Scenery {
  const built = new Scenery()
  const plinth = 1.1
  built.add('weathered-wall', box(width, plinth, 0.25, 0.01), [0, plinth / 2, 0])
  built.add(walls, corrugated(width, height - plinth, 0.34, 0.05), [
    0,
    plinth + (height - plinth) / 2,
    0.02,
  ])
  for (const side of [-1, 1]) {
    built.add('weathered-wall', box(0.25, plinth, depth, 0.01), [
      side * (width / 2),
      plinth / 2,
      -depth / 2,
    ])
    built.add(
      walls,
      corrugated(depth, height - plinth, 0.34, 0.05),
      [side * (width / 2), plinth + (height - plinth) / 2, -depth / 2],
      [0, (side * Math.PI) / 2, 0],
    )
  }
  const rise = depth * 0.09
  built.add(
    'sheet-grey',
    prism(
      [
        [-depth / 2 - 0.5, 0],
        [0, rise],
        [depth / 2 + 0.5, 0],
        [depth / 2 + 0.5, 0.14],
        [0, rise + 0.14],
        [-depth / 2 - 0.5, 0.14],
      ],
      width + 0.8,
      { bevel: 0 },
    ).rotateY(Math.PI / 2),
    [0, height, -depth / 2],
  )
  built.add('machine-grey', box(width + 0.8, 0.22, 0.2, 0.02), [0, height + 0.02, 0.42])
  for (let i = 0; i < doors; i++) {
    const x = ((i + 0.5) / doors - 0.5) * width * 0.86
    built.add('shutter', corrugated(3.8, 4.2, 0.11, 0.02).rotateZ(Math.PI / 2), [x, 2.1, 0.14])
    for (const side of [-1, 1])
      built.add('floor-line', box(0.14, 4.3, 0.12, 0.01), [x + side * 2.2, 2.15, 0.16])
    built.add('machine-grey', box(4.6, 0.34, 0.3, 0.02), [x, 4.4, 0.18])
    built.add('lamp', box(0.3, 0.09, 0.16, 0.02), [x, 4.72, 0.26])
  }
  for (const x of linspace(-width / 2 + 1.5, width / 2 - 1.5, Math.round(width / 4)))
    built.add('dark-window', box(2.2, 0.8, 0.05, 0.005), [x, height - 1.1, 0.1])
  return built
}
