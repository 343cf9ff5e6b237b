import type { Paint } from './paint.ts'

/** The paints of the range as delivered, in the order of the paint strip. The studio paints with these. */
export const colours = [
  { id: 'red', name: 'Red', swatch: '#b81216', coat: '#a81210', lettering: 'light' },
  { id: 'yellow', name: 'Yellow', swatch: '#f5b800', coat: '#f5b400', lettering: 'dark' },
  { id: 'white', name: 'White', swatch: '#fdfcf9', coat: '#d8d7d2', lettering: 'dark' },
  { id: 'black', name: 'Black', swatch: '#1a1b1d', coat: '#121315', lettering: 'light' },
  { id: 'light-green', name: 'Light green', swatch: '#86b552', coat: '#749f4c', lettering: 'dark' },
  { id: 'dark-blue', name: 'Dark blue', swatch: '#123373', coat: '#0c275f', lettering: 'light' },
  { id: 'light-blue', name: 'Light blue', swatch: '#55a3d3', coat: '#57a3d3', lettering: 'dark' },
  { id: 'maroon', name: 'Maroon', swatch: '#5c1220', coat: '#52101b', lettering: 'light' },
] as const satisfies readonly Paint[]

/** Of a paint that was delivered. Any other is a string. */
export type ColourId = (typeof colours)[number]['id']

export const allColours: ColourId[] = colours.map(({ id }) => id)

/** For a product that is painted in all of them with few exceptions. */
export function allColoursBut(...left: ColourId[]): ColourId[] {
  return allColours.filter((id) => !left.includes(id))
}
