import type { Product } from '../product.ts'
import { allColoursBut } from '../colours.ts'
import { madeHere } from '../brand.ts'

export const swifty = {
  id: 'swifty',
  title: 'Swifty',
  subtitle: 'Knuckle crane for delivery rounds',
  family: 'knuckle',
  note: 'delivery rounds',
  description:
    'Swifty is meant for trucks that stop often. The boom unfolds, sets down a pallet or a bundle and folds away again behind the cab, ready for the next address.',
  features: [
    {
      title: 'Folds behind the cab',
      text: 'Folded, the booms lie across the truck in the gap behind the cab and leave the deck open.',
    },
    {
      title: 'Short working cycle',
      text: 'Unfold, lift, set down, fold: one person does the round from one control stand.',
    },
    {
      title: 'Hydraulic throughout',
      text: 'Slewing, lifting, folding and the outriggers all run from one hydraulic circuit.',
    },
    {
      title: 'Outriggers at the column',
      text: 'The legs stand where the force is, next to the column, and come in within the width of the truck.',
    },
  ],
  applications: [
    'Bricks, cement and tiles to the site',
    'Pallets and crates where there is no forklift',
    'Water tanks and roofing sheets',
    'Hire fleets with changing drivers',
  ],
  specifications: {
    'Crane Type': 'Hydraulic knuckle crane',
    Specialization: 'Delivery with frequent stops',
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
    'For a quote, tell us the truck, the usual load of one stop, and how far from the roadside it must land.',
  ],
  colours: allColoursBut('light-green'),
  unconfirmed: [
    'subtitle',
    'note',
    'description',
    'features',
    'applications',
    'additionalDetails',
    'specifications.Specialization',
    'specifications.Capacity Range',
    'specifications.Power Source',
    'specifications.Hydraulic System',
    'specifications.Safety Features',
  ],
} satisfies Product
