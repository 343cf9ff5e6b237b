import type { Product } from '../product.ts'
import { allColours } from '../colours.ts'
import { madeHere } from '../brand.ts'

export const scoot = {
  id: 'scoot',
  title: 'Scoot',
  subtitle: 'Knuckle crane for narrow streets',
  family: 'knuckle',
  note: 'narrow streets',
  description:
    'Scoot brings a folding boom to places where a large truck cannot turn. It works close to its own column, beside walls, under branches and over a kerb.',
  features: [
    {
      title: 'Works close in',
      text: 'With the boom folded up, the hook hangs near the column and lifts right beside the truck.',
    },
    {
      title: 'Lifts over obstacles',
      text: 'The hinge lets the boom go up, over and down behind a wall or a parked car.',
    },
    {
      title: 'Made for small trucks',
      text: 'Column, booms and outriggers are laid out for a short chassis.',
    },
    {
      title: 'Hook or tool',
      text: 'The boom tip takes a hook. Ask us about the tool your work needs.',
    },
  ],
  applications: [
    'Street lights, poles and signs',
    'Drain covers and kerb stones',
    'Municipal stores and water works',
    'Deliveries in old town lanes',
  ],
  specifications: {
    'Crane Type': 'Hydraulic knuckle crane',
    Specialization: 'Municipal and street work',
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
    'For a quote, tell us the truck, the narrowest street it must enter, and the loads of a usual day.',
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
