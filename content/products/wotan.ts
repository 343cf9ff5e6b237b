import type { Product } from '../product.ts'
import { allColours } from '../colours.ts'
import { madeHere } from '../brand.ts'

export const wotan = {
  id: 'wotan',
  title: 'Wotan',
  subtitle: 'Knuckle crane with a telescopic outer boom',
  family: 'knuckle',
  note: 'general lifting',
  description:
    'Wotan stands between the cab and the deck of the truck it loads. Two hinged booms raise the load, and a telescopic end carries it out over the side, so one machine lifts, drives and sets down.',
  features: [
    {
      title: 'Knuckle boom',
      text: 'Two booms joined by a hinge, each moved by its own hydraulic cylinder, so the load can be brought in close or reached far out.',
    },
    {
      title: 'Telescopic outer boom',
      text: 'The outer boom runs out section by section, with the hook at its tip.',
    },
    {
      title: 'Behind the cab',
      text: 'The column takes the space between cab and deck. The whole deck stays free for the load.',
    },
    {
      title: 'Outriggers',
      text: 'Two legs come down to the ground beside the column and carry the truck while the crane works.',
    },
  ],
  applications: [
    'Steel, blocks and formwork on building sites',
    'Machines delivered to the workshop door',
    'Pipes and culvert sections along a road',
    'Generators, tanks and transformers',
  ],
  specifications: {
    'Crane Type': 'Hydraulic knuckle crane',
    Specialization: 'General lifting',
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
    'For a quote, tell us the truck, the heaviest load, and how far from the column it must go.',
  ],
  colours: allColours,
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
