import type { Product } from '../product.ts'
import { allColours } from '../colours.ts'
import { madeHere } from '../brand.ts'

export const brisky = {
  id: 'brisky',
  title: 'Brisky',
  subtitle: 'Knuckle crane for stone and marble',
  family: 'knuckle',
  note: 'stone, marble',
  description:
    'Brisky is the knuckle crane for loads that must not be bumped. It lifts slabs and blocks from the rack, swings them over the side board and lowers them to the deck slowly.',
  features: [
    {
      title: 'Slow when it has to be',
      text: 'The hydraulic booms follow the levers, so a slab comes down as slowly as the hand asks.',
    },
    {
      title: 'Two hinged booms',
      text: 'The hook can come straight down between racks instead of sweeping in from the side.',
    },
    {
      title: 'Slings or clamp',
      text: 'The hook takes slings, a spreader or a slab clamp, to suit the stone.',
    },
    {
      title: 'Stands on its legs',
      text: 'Outriggers take the truck off its springs, so the deck stays still while a slab comes down.',
    },
  ],
  applications: [
    'Marble and granite slabs',
    'Cut stone and monuments',
    'Glass and window crates',
    'Precast steps and lintels',
  ],
  specifications: {
    'Crane Type': 'Hydraulic knuckle crane',
    Specialization: 'Stone and marble handling',
    Installation: 'Truck mounted',
    'Capacity Range': 'On request',
    'Power Source': "The truck's power take-off",
    'Hydraulic System': 'On request',
    'Safety Features': 'On request',
    Country: 'Made in India',
  },
  price: 'Contact for Quote',
  moq: '1 Unit',
  additionalDetails: [
    madeHere,
    'Features and colours can be fitted to your work. Say what you need when you ask for a price.',
    'For a quote, tell us the truck, the size of the largest slab or block, and how it is stored in your yard.',
  ],
  colours: allColours,
  unconfirmed: [
    'subtitle',
    'note',
    'description',
    'features',
    'applications',
    'additionalDetails',
    'colours',
    'specifications.Specialization',
    'specifications.Capacity Range',
    'specifications.Power Source',
    'specifications.Hydraulic System',
    'specifications.Safety Features',
  ],
} satisfies Product
