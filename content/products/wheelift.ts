import type { Product } from '../product.ts'
import { allColours } from '../colours.ts'
import { madeHere } from '../brand.ts'

export const wheelift = {
  id: 'wheelift',
  title: 'Wheelift',
  subtitle: 'Wheel lift for towing',
  family: 'wheel-lift',
  note: 'wheel lift',
  description:
    'Wheelift raises one axle of a stranded vehicle and tows it on the other. A yoke slides under the tyres and grips them, so nothing has to be hooked to bumper or body.',
  features: [
    {
      title: 'Holds the tyres',
      text: 'The yoke carries the vehicle by its wheels. Bodywork and bumper are not touched.',
    },
    {
      title: 'Lift and tow',
      text: 'Two hydraulic movements: the arm tilts down and runs out, then lifts and draws in.',
    },
    { title: 'Folds up to drive', text: 'Empty, the arm folds against the rear of the truck.' },
    {
      title: 'Tool lockers',
      text: 'The body between cab and lift has room for straps, lights and cones.',
    },
  ],
  applications: [
    'Breakdown service on the highway',
    'Police and municipal towing',
    'Workshop collection',
    'Clearing accident sites',
  ],
  specifications: {
    'Crane Type': 'Recovery crane, wheel lift',
    Specialization: 'Towing on one axle',
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
    'For a quote, tell us the truck, the vehicles you recover most often, and the roads you work on.',
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
