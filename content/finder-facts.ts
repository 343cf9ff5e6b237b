import type { AnswerName, QuestionName } from './finder-questions.ts'
import type { Product } from './product.ts'
import type { Text } from './words/texts.ts'

/** Why a machine is an answer, and the words of its own texts which say so, both in English. */
export type FinderFact = readonly [reason: Text, words: string]

type MachineFacts = {
  [Name in QuestionName]?: { readonly [Answer in AnswerName<Name>]?: FinderFact }
}

/**
 * What decides which machine is proposed: by id, and nowhere else. No capacity, reach or weight decides. A fact holds as long as
 * the published texts of its machine have its words; `npm run content:report` names those which have lost them, and machines
 * without facts, which are found under their kind.
 */
export const finderFacts: Readonly<Record<string, MachineFacts>> = {
  wotan: {
    job: {
      building: ['works on building sites', 'Steel, blocks and formwork on building sites'],
      delivery: ['brings machines to the door', 'Machines delivered to the workshop door'],
      street: ['lays pipes along a road', 'Pipes and culvert sections along a road'],
    },
    lift: {
      steel: ['lifts steel and formwork', 'Steel, blocks and formwork on building sites'],
      goods: ['lifts blocks', 'Steel, blocks and formwork on building sites'],
      engines: ['lifts generators and tanks', 'Generators, tanks and transformers'],
    },
    grip: { hook: ['has a hook at the tip of its boom', 'with the hook at its tip'] },
    where: {
      site: ['works on building sites', 'Steel, blocks and formwork on building sites'],
      yard: ['delivers to the workshop door', 'Machines delivered to the workshop door'],
      road: ['works along a road', 'Pipes and culvert sections along a road'],
    },
  },
  woodpicker: {
    job: { timber: ['is made for timber', 'Knuckle crane for timber'] },
    lift: {
      logs: ['picks up one trunk or a bundle', 'close around one trunk or a bundle'],
      poles: ['carries poles', 'Poles and round timber'],
    },
    grip: { grapple: ['has a log grapple', 'Timber handling with a log grapple'] },
    where: {
      forest: ['brings logs from the felling site', 'Logs from the felling site to the road'],
      yard: ['loads in depots and sawmill yards', 'Loading in timber depots and sawmill yards'],
    },
  },
  swifty: {
    job: {
      delivery: ['is made for delivery rounds', 'Knuckle crane for delivery rounds'],
      building: ['brings bricks, cement and tiles', 'Bricks, cement and tiles to the site'],
    },
    lift: {
      goods: ['sets down pallets and crates', 'Pallets and crates where there is no forklift'],
      engines: ['carries water tanks', 'Water tanks and roofing sheets'],
    },
    where: {
      site: ['delivers to the site', 'Bricks, cement and tiles to the site'],
      road: ['is meant for trucks that stop often', 'meant for trucks that stop often'],
    },
  },
  scoot: {
    job: {
      lanes: ['is made for narrow streets', 'Knuckle crane for narrow streets'],
      street: ['does municipal and street work', 'Municipal and street work'],
      delivery: ['delivers in old town lanes', 'Deliveries in old town lanes'],
    },
    lift: { poles: ['lifts lights, poles and signs', 'Street lights, poles and signs'] },
    grip: { hook: ['has a hook at the tip of its boom', 'The boom tip takes a hook.'] },
    where: {
      narrow: ['goes where a large truck cannot', 'places where a large truck cannot turn'],
      city: ['delivers in old town lanes', 'Deliveries in old town lanes'],
    },
    truck: { light: ['is made for small trucks', 'Made for small trucks'] },
  },
  cuty: {
    job: { workshop: ['belongs on service trucks', 'Workshop and service trucks'] },
    lift: { engines: ['lifts engines and gearboxes', 'Engines, gearboxes and pumps'] },
    where: { yard: ['belongs on workshop trucks', 'Workshop and service trucks'] },
    truck: { light: ['is light enough for a small truck', 'light enough for a small truck'] },
  },
  brisky: {
    job: { stone: ['is made for stone and marble', 'Knuckle crane for stone and marble'] },
    lift: {
      slabs: ['lifts marble and granite slabs', 'Marble and granite slabs'],
      steel: ['lifts precast steps and lintels', 'Precast steps and lintels'],
    },
    grip: {
      hook: [
        'has a hook for slings or a clamp',
        'The hook takes slings, a spreader or a slab clamp',
      ],
      clamp: ['takes slings or a slab clamp', 'The hook takes slings, a spreader or a slab clamp'],
    },
    where: { yard: ['lifts from the rack', 'lifts slabs and blocks from the rack'] },
  },
  wheelift: {
    job: { towing: ['is made for towing', 'Wheel lift for towing'] },
    lift: { vehicle: ['tows a stranded vehicle', 'raises one axle of a stranded vehicle'] },
    grip: { tyres: ['holds the tyres', 'A yoke slides under the tyres and grips them'] },
    where: { road: ['works on the highway', 'Breakdown service on the highway'] },
  },
  swiftlift: {
    job: { towing: ['is made for towing in the city', 'Towing in the city'] },
    lift: { vehicle: ['raises either axle', 'Either axle can be raised'] },
    grip: { tyres: ['takes the wheels', 'takes the wheels from there'] },
    where: {
      city: ['is made for the city', 'Light wheel lift for the city'],
      narrow: ['reaches into parking rows', 'reaches into parking rows and basements'],
    },
    truck: { light: ['stands on a light truck', 'a wheel lift on a light truck'] },
  },
  flatbed: {
    job: {
      towing: ['collects damaged cars', 'Damaged and immobile cars'],
      cars: ['carries a car off the road', 'Carrying one vehicle off the road'],
    },
    lift: {
      damaged: ['draws it up by a winch', 'A vehicle that cannot roll by itself is drawn up'],
      vehicle: ['carries it off the road', 'carries a vehicle with all four wheels off the road'],
      plant: ['carries plant and forklifts', 'Small plant and forklifts'],
    },
    grip: { bed: ['has a rollback bed', 'Recovery vehicle with a rollback bed'] },
  },
  slider: {
    job: { cars: ['brings cars to the showroom', 'New cars to the showroom'] },
    lift: {
      low: ['carries low and sports cars', 'Low and sports cars'],
      vehicle: ['carries cars from yards', 'Used car yards and auctions'],
    },
    grip: { bed: ['has a sliding bed', 'Recovery vehicle with a sliding bed'] },
    where: { yard: ['collects from used car yards', 'Used car yards and auctions'] },
  },
  'ground-o': {
    job: {
      towing: ['takes cars with damaged axles', 'Cars with damaged axles or wheels'],
      cars: ['takes vehicles on level', 'a vehicle rolls on without climbing'],
    },
    lift: {
      damaged: ['takes them without a ramp', 'Vehicles without drive, brakes or clearance'],
      low: ['has no ramp to climb', 'Vehicles without drive, brakes or clearance'],
      wheels: ['takes two- and three-wheelers', 'Two-wheelers and three-wheelers'],
      plant: ['takes rollers and small plant', 'Rollers and small plant'],
    },
    grip: { bed: ['has a bed that comes down flat', 'a bed that comes down flat'] },
  },
}

/** All that a machine's page says, to look for a fact's words in. */
export function textsOf(product: Product): string {
  const { subtitle, description, note, features, applications, specifications } = product
  return [
    ...[subtitle, description, note],
    ...features.flatMap(({ title, text }) => [title, text]),
    ...applications,
    ...Object.values(specifications),
  ].join('\n')
}

/** The facts of a machine that its own texts, in English, have the words for: an editor may have changed them since. */
export function factsOf(product: Product) {
  const texts = textsOf(product)
  const known = Object.hasOwn(finderFacts, product.id) ? finderFacts[product.id]! : {}
  return (name: QuestionName): Map<string, Text> => {
    const facts = Object.entries(known[name] ?? {}) as [string, FinderFact][]
    const held = facts.filter(([, [, words]]) => texts.includes(words))
    return new Map(held.map(([answer, [reason]]) => [answer, reason]))
  }
}

/** What the finder lacks of a machine: facts, or words that its facts were taken from. */
export function finderLacks(product: Product): string[] {
  if (!Object.hasOwn(finderFacts, product.id))
    return ['Has no facts in content/finder-facts.ts: the finder knows its kind alone.']
  const texts = textsOf(product)
  return Object.values(finderFacts[product.id]!)
    .flatMap((answers) => Object.values(answers as Record<string, FinderFact>))
    .filter(([, words]) => !texts.includes(words))
    .map(
      ([reason, words]) => `Its page no longer says '${words}': the finder leaves out '${reason}'.`,
    )
}
