import type { ColourId } from '../../content/colours.ts'

/** A product page shows the machine in the colour that its address names: `?colour=dark-blue`. */
const parameter = 'colour'

/** The colour, if there is a picture in it; any other is ignored. */
export function colourIn(search: string, shown: readonly ColourId[]): ColourId | undefined {
  const wanted = new URLSearchParams(search).get(parameter)
  return shown.find((colour) => colour === wanted)
}

export function withColour(search: string, colour: ColourId): string {
  const parameters = new URLSearchParams(search)
  parameters.set(parameter, colour)
  return `?${parameters}`
}
