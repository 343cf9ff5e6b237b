import type { Product } from '../product.ts'
import { allColours } from '../colours.ts'
import { madeHere } from '../brand.ts'

export const slider = {
  id: 'slider',
  title: 'Slider',
  subtitle: 'Recovery vehicle with a sliding bed',
  family: 'rollback-bed',
  note: 'sliding bed',
  description:
    'Slider moves its whole bed along the chassis before it tilts. Sliding first brings the tail far back, which keeps the loading slope gentle for cars with little clearance.',
  features: [
    {
      title: 'Long slide',
      text: 'The bed runs back over the rear axle on guides before the tilt begins.',
    },
    {
      title: 'Gentle slope',
      text: 'The farther back the tail touches the ground, the flatter a car drives on.',
    },
    {
      title: 'Locked for the road',
      text: 'Drawn home, the bed rests on the chassis along its length.',
    },
    {
      title: 'Lashing points',
      text: 'Points along both edges hold wheel straps where the wheels come to stand.',
    },
  ],
  applications: [
    'New cars to the showroom',
    'Low and sports cars',
    'Used car yards and auctions',
    'Exhibition vehicles',
  ],
  specifications: {
    'Crane Type': 'Recovery crane, sliding bed',
    Specialization: 'Car transport with a low loading slope',
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
    'For a quote, tell us the truck, the cars you carry, and the ground clearance of the lowest.',
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
    'specifications.Crane Type',
    'specifications.Capacity Range',
    'specifications.Power Source',
    'specifications.Hydraulic System',
    'specifications.Safety Features',
  ],
} satisfies Product
