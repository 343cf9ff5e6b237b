/** The paints of the range. `paint` is how a swatch shows them on screen. */
export const colours = [
  { id: 'red', name: 'Red', paint: '#b81216' },
  { id: 'yellow', name: 'Yellow', paint: '#f5b800' },
  { id: 'white', name: 'White', paint: '#fdfcf9' },
  { id: 'black', name: 'Black', paint: '#1a1b1d' },
  { id: 'light-green', name: 'Light green', paint: '#86b552' },
  { id: 'dark-blue', name: 'Dark blue', paint: '#123373' },
  { id: 'light-blue', name: 'Light blue', paint: '#55a3d3' },
  { id: 'maroon', name: 'Maroon', paint: '#5c1220' },
] as const

export type Colour = (typeof colours)[number]
export type ColourId = Colour['id']

export const allColours: ColourId[] = colours.map((colour) => colour.id)

export function findColour(id: string): Colour | undefined {
  return colours.find((colour) => colour.id === id)
}
