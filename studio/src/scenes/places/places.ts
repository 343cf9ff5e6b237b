import type { Scenery } from '../kit/scenery.ts'
import { constructionYard } from './construction.ts'
import { carYard, jetty, municipalYard, warehouseYard } from './depots.ts'
import { marbleYard } from './marble.ts'
import { countryRoad, hillRoad } from './road.ts'
import { cityStreet, eveningStreet, rainyStreet } from './street.ts'
import { timberYard } from './timber.ts'
import { roadWorks } from './works.ts'
import { workshop } from './workshop.ts'

/** A place's middle is open, its backdrop lies towards -Z. `along`: its road runs along X, and the machine with it. */
export type Place = { build: (seed: number) => Scenery; along?: boolean; indoors?: boolean }

const BUILT = {
  'construction-yard': { build: constructionYard },
  'timber-yard': { build: timberYard },
  'marble-yard': { build: marbleYard },
  'city-street': { build: cityStreet, along: true },
  'evening-street': { build: eveningStreet, along: true },
  'rainy-street': { build: rainyStreet, along: true },
  'road-works': { build: roadWorks, along: true },
  'country-road': { build: countryRoad, along: true },
  'hill-road': { build: hillRoad, along: true },
  'car-yard': { build: carYard },
  'warehouse-yard': { build: warehouseYard },
  jetty: { build: jetty, along: true },
  'municipal-yard': { build: municipalYard },
  workshop: { build: workshop, indoors: true },
} as const satisfies Record<string, Place>

export type PlaceName = keyof typeof BUILT

export const PLACES: Readonly<Record<PlaceName, Place>> = BUILT
