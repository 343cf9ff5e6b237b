import { box } from '../../../machines/kit/solids.ts'
import { dice } from '../kit/dice.ts'
import { flat } from '../kit/ground.ts'
import { another, Scenery } from '../kit/scenery.ts'
import { broadleaf } from '../props/broadleaf.ts'
import { shopRow } from '../props/houses.ts'
import { powerPole, streetLamp } from '../props/street-furniture.ts'
import { crossing, kerbAndPath, railing, road } from '../props/roads.ts'
import { farHills } from './backdrop.ts'

type Weather = { surface: 'asphalt' | 'wet-asphalt'; lit: boolean }

/** A street of shop houses. The machine stands in the lane at z = 0; shops behind, a wall and trees across the road. */
export function street(
  seed: number,
  { surface, lit }: Weather = { surface: 'asphalt', lit: false },
): Scenery {
  const { between } = dice(seed)
  const made = new Scenery()
  made.add('gravel', flat(600, 600))
  made.set(road(9, surface), [0, 0, 2.4])
  made.set(kerbAndPath(160, 3.2), [0, 0, -2.3])
  made.set(shopRow(seed, 12, lit), [between(-3, 3), 0, -6.2])
  made.set(shopRow(seed + 3, 14, lit), [between(-3, 3), 6.5, -22])
  made.set(crossing(9), [seed % 2 ? 8.5 : -11, 0, 2.4])
  for (let i = -3; i <= 3; i++) made.set(powerPole(13), [i * 13 + 4, 0, -2.9])
  const lamp = streetLamp(lit).build()
  for (let i = -3; i <= 3; i++) made.set(another(lamp), [i * 13 - 2, 0.1, -2.75])
  if (seed % 2) made.set(railing(14), [-9, 0.18, -2.65])
  const shade = broadleaf(seed, 7)
  for (let i = 0; i < 3; i++)
    made.set(another(shade), [-19 + i * 17 + between(-1, 1), 0, -3.6], between(0, 360))
  made.add('laterite', box(1, 0.2, 1, 0.02), [-19, 0.12, -3.6])
  // Nothing tall on this side: here stands the camera, and from here comes the sun.
  made.set(kerbAndPath(160, 3), [0, 0, 7.2], 180)
  return made.set(farHills(seed))
}

export const cityStreet = (seed: number) => street(seed)
export const eveningStreet = (seed: number) => street(seed, { surface: 'wet-asphalt', lit: true })
export const rainyStreet = (seed: number) => street(seed, { surface: 'wet-asphalt', lit: false })
