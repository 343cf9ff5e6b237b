import type { Product } from '../product.ts'
import { allColours } from '../colours.ts'
import { madeHere } from '../brand.ts'

export const flatbed = {
  id: 'flatbed',
  title: 'Flatbed',
  subtitle: 'Recovery vehicle with a rollback bed',
  family: 'rollback-bed',
  note: 'rollback bed',
  description:
    'Flatbed carries a vehicle with all four wheels off the road. The bed slides back, tilts until its end meets the ground, takes the vehicle over the tail and rolls forward again.',
  features: [
    {
      title: 'Slides and tilts',
      text: 'One hydraulic movement brings the bed back and down, the other brings it home, loaded.',
    },
    {
      title: 'Winch at the head',
      text: 'A vehicle that cannot roll by itself is drawn up along the bed.',
    },
    {
      title: 'Four wheels off the road',
      text: 'Nothing turns and nothing drags while it is carried, whichever axle drives.',
    },
    { title: 'Flat deck', text: 'Without a car on it, the bed carries machines and pallets.' },
  ],
  applications: [
    'Damaged and immobile cars',
    'Vehicles with all-wheel drive',
    'Small plant and forklifts',
    'Dealer and insurance collection',
  ],
  specifications: {
    'Crane Type': 'Recovery crane, rollback bed',
    Specialization: 'Carrying one vehicle off the road',
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
    'For a quote, tell us the truck, the longest and heaviest vehicle you carry, and whether you need a winch.',
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
