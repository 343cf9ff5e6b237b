import type { Product } from '../product.ts'
import { allColours } from '../colours.ts'
import { madeHere } from '../brand.ts'

export const woodpicker = {
  id: 'woodpicker',
  title: 'Woodpicker',
  subtitle: 'Knuckle crane for timber',
  family: 'knuckle',
  note: 'timber',
  description:
    'Woodpicker picks up logs and lays them on its own truck. A grapple takes the place of the hook: it closes around a bundle, turns it into line with the deck and lets it down between the stakes.',
  features: [
    {
      title: 'Log grapple',
      text: 'Two curved jaws close around one trunk or a bundle. Nobody has to sling the load by hand.',
    },
    {
      title: 'Rotator',
      text: 'The grapple turns under the boom tip, so that logs lie along the deck whichever way they were stacked.',
    },
    {
      title: 'Folding boom',
      text: 'The boom reaches down beside the truck and folds back over the load for the road.',
    },
    {
      title: 'Timber deck',
      text: 'Stakes along both sides hold the logs. The crane stands ahead of them, out of their way.',
    },
  ],
  applications: [
    'Logs from the felling site to the road',
    'Loading in timber depots and sawmill yards',
    'Plantation and estate work',
    'Poles and round timber',
  ],
  specifications: {
    'Crane Type': 'Hydraulic knuckle crane',
    Specialization: 'Timber handling with a log grapple',
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
    'For a quote, tell us the truck, the length and girth of the logs, and whether you load from the ground or from a stack.',
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
