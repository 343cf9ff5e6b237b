import type { Product } from '../product.ts'
import { allColours } from '../colours.ts'
import { madeHere } from '../brand.ts'

export const groundO = {
  id: 'ground-o',
  title: 'Ground-O',
  subtitle: 'Recovery vehicle with a bed that comes down flat',
  family: 'rollback-bed',
  note: 'level loading',
  description:
    'Ground-O sets its bed on the road. The whole deck comes down behind the truck and lies level, a vehicle rolls on without climbing, and the deck lifts back with it.',
  features: [
    {
      title: 'Down to the ground',
      text: 'The bed leaves the chassis and lies flat on the road behind the truck.',
    },
    {
      title: 'No ramp to climb',
      text: 'Vehicles without drive, brakes or clearance are rolled on, level.',
    },
    {
      title: 'Easy to load by hand',
      text: 'Two-wheelers, machines and pallets go on at ground height.',
    },
    {
      title: 'Lifts with its load',
      text: 'Hydraulic arms take the loaded deck up and draw it onto the chassis.',
    },
  ],
  applications: [
    'Cars with damaged axles or wheels',
    'Two-wheelers and three-wheelers',
    'Rollers and small plant',
    'Stalls, kiosks and machines on castors',
  ],
  specifications: {
    'Crane Type': 'Recovery crane, ground-level bed',
    Specialization: 'Level loading from the ground',
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
    'For a quote, tell us the truck, what rolls onto the bed, and how much room there is behind the truck.',
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
