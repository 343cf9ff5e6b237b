import type { Product } from '../product.ts'
import { allColours } from '../colours.ts'
import { madeHere } from '../brand.ts'

export const cuty = {
  id: 'cuty',
  title: 'Cuty',
  subtitle: 'Small stiff boom crane, up to 500 kg',
  family: 'stiff-boom',
  note: 'up to 500 kg',
  description:
    'Cuty is the small one: a stiff boom crane that lifts up to 500 kg. Its boom stays straight instead of folding, which keeps the machine simple and light enough for a small truck.',
  features: [
    {
      title: 'Stiff boom',
      text: 'A straight boom on a turning column. Few joints, easy to understand, easy to look after.',
    },
    {
      title: 'Up to 500 kg',
      text: 'Made for the loads that are too heavy for two people and too light for a large crane.',
    },
    {
      title: 'For light trucks',
      text: 'The crane takes little room behind the cab or at the corner of the deck.',
    },
    {
      title: 'Hydraulic lift',
      text: 'A cylinder under the boom raises and lowers the load evenly.',
    },
  ],
  applications: [
    'Engines, gearboxes and pumps',
    'Gas cylinders and drums',
    'Generators and compressors',
    'Workshop and service trucks',
  ],
  specifications: {
    'Crane Type': 'Stiff boom crane',
    Specialization: 'Light loads',
    Installation: 'Truck mounted',
    'Max Capacity': 'Up to 500 kg',
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
    'For a quote, tell us the truck, the heaviest single load, and where on the deck the crane should stand.',
  ],
  colours: allColours,
  unconfirmed: [
    'subtitle',
    'description',
    'features',
    'applications',
    'additionalDetails',
    'colours',
    'specifications.Specialization',
    'specifications.Power Source',
    'specifications.Hydraulic System',
    'specifications.Safety Features',
  ],
} satisfies Product
