import { dice } from '../kit/dice.ts'
import { flat, terrain } from '../kit/ground.ts'
import { another, Scenery } from '../kit/scenery.ts'
import { tiledHouse } from '../props/houses.ts'
import { palm } from '../props/palm.ts'
import { compoundWall, powerPole } from '../props/street-furniture.ts'
import { guardRail, kilometreStone, road } from '../props/roads.ts'
import { farHills, scrub, treeLine } from './backdrop.ts'

/** A country road between paddy fields: palms along the far bank, hills at the end of the view. */
export function countryRoad(seed: number): Scenery {
  const { between } = dice(seed)
  const made = new Scenery()
  made.add('paddy', flat(700, 700), [0, -0.5, 0])
  made.add('laterite', flat(500, 15), [0, -0.01, 1.8])
  made.set(road(7.2), [0, 0, 2.2])
  if (seed % 2) made.set(guardRail(70), [0, 0, -2.9])
  made.set(kilometreStone(), [seed % 2 ? 5.6 : 6.4, 0, -2.5], between(-8, 8))
  made.set(scrub(seed, { from: -45, to: 45, z: -4.6, count: 170, depth: 0.9, plants: 0.03 }))
  made.add('grass', flat(500, 60), [0, 0.0, 38])
  made.set(scrub(seed + 1, { from: -30, to: 30, z: 8.6, count: 60, depth: 0.8, plants: 0 }))
  for (let i = -4; i <= 4; i++) made.set(powerPole(17), [i * 17 + between(-0.4, 0.4), 0, -6.4])
  const trees = [palm(seed, 11), palm(seed + 1, 9)] as const
  for (let i = 0; i < 9; i++)
    made.set(
      another(trees[i % 2] ?? trees[0]),
      [-46 + i * 11 + between(-2.5, 2.5), -0.3, -15 - between(0, 9)],
      between(0, 360),
    )
  made.set(
    tiledHouse(seed % 2 ? 'plaster' : 'plaster-blue'),
    [seed % 2 ? -19 : 17, -0.3, -26],
    between(-15, 15),
  )
  made.set(compoundWall(16), [seed % 2 ? -19 : 17, -0.4, -20])
  made.set(treeLine(seed, { from: -90, to: 90, z: -58, count: 34, palms: 0.55, depth: 10 }))
  return made.set(farHills(seed, 95))
}

/** A cutting in the hills: the bank rises behind the road, forest above it. */
export function hillRoad(seed: number): Scenery {
  const { between } = dice(seed)
  const made = new Scenery()
  made.add('grass', flat(700, 700), [0, -0.2, 0])
  made.add('laterite', flat(500, 13), [0, -0.01, 1.4])
  made.set(road(7, 'wet-asphalt'), [0, 0, 2])
  made.set(guardRail(80), [0, 0, 6.6])
  made.set(compoundWall(90, 'laterite-block', 1.1), [0, 0, -4.6])
  made.set(
    scrub(seed, { from: -40, to: 40, z: -6.2, count: 160, depth: 0.8, plants: 0.03 }),
    [0, 0.6, 0],
  )
  const bank = (_: number, z: number) => 0.62 + Math.max(0, -z - 6.5) * 0.42
  made.add('grass', terrain([-160, 160], [-60, -4.8], [2, 20], bank))
  for (let row = 0; row < 4; row++)
    made.set(
      treeLine(seed + row, {
        from: -60,
        to: 60,
        z: -12 - row * 8,
        count: 20,
        palms: 0.12,
        depth: 3,
        height: [8, 13],
      }),
      [0, row * 3.2, 0],
    )
  for (let i = -3; i <= 3; i++) made.set(powerPole(18, 7.5), [i * 18 + between(-0.4, 0.4), 0, -4])
  return made.set(farHills(seed, 150))
}
