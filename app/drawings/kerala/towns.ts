import type { Text } from '../../../content/words/texts.ts'
import type { Place } from './projection.ts'

/** Kodimatha, by the boat jetty of Kottayam. */
export const workshop: Place = [9.579, 76.519]

/** The towns a visitor finds the way by. `beside` is where the name stands. */
export const towns: { name: Text; at: Place; beside: 'left' | 'right'; minor?: boolean }[] = [
  { name: 'Kasaragod', at: [12.5, 74.99], beside: 'left', minor: true },
  { name: 'Kannur', at: [11.87, 75.37], beside: 'left' },
  { name: 'Kozhikode', at: [11.255, 75.785], beside: 'left' },
  { name: 'Palakkad', at: [10.775, 76.655], beside: 'left', minor: true },
  { name: 'Thrissur', at: [10.525, 76.215], beside: 'right', minor: true },
  { name: 'Kochi', at: [9.97, 76.28], beside: 'right' },
  { name: 'Kollam', at: [8.885, 76.595], beside: 'left', minor: true },
  { name: 'Thiruvananthapuram', at: [8.505, 76.95], beside: 'left' },
]
