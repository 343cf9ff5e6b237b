import type { Product } from '../product.ts'
import { allColours } from '../colours.ts'
import { madeHere } from '../brand.ts'

export const swiftlift = {
  id: 'swiftlift',
  title: 'Swiftlift',
  subtitle: 'Light wheel lift for the city',
  family: 'wheel-lift',
  note: 'city towing',
  description:
    'Swiftlift is a wheel lift on a light truck, for streets where a car has to be gone quickly. It backs up to the wheels, grips, lifts and drives off from a single stop.',
  features: [
    {
      title: 'Short and light',
      text: 'A small truck reaches into parking rows and basements that a large one cannot.',
    },
    {
      title: 'Works from the rear',
      text: 'The arm goes straight back under the bumper and takes the wheels from there.',
    },
    {
      title: 'Grips front or rear',
      text: 'Either axle can be raised, from whichever end can be reached.',
    },
    { title: 'Clear of the deck', text: 'Behind the cab there is room for a tool body.' },
  ],
  applications: [
    'Parking enforcement',
    'Breakdown service in the city',
    'Apartment and mall parking',
    'Fleet and taxi yards',
  ],
  specifications: {
    'Crane Type': 'Recovery crane, light wheel lift',
    Specialization: 'Towing in the city',
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
    'For a quote, tell us the truck, the vehicles you tow, and the lowest entrance it must pass.',
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
