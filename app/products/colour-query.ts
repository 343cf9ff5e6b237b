/** A product page shows the machine in the colour that its address names: `?colour=dark-blue`. */
const parameter = 'colour'

/** One of these paints; any other is ignored. */
export function colourIn(search: string, paints: readonly { id: string }[]): string | undefined {
  const wanted = new URLSearchParams(search).get(parameter)
  return paints.find(({ id }) => id === wanted)?.id
}

export function withColour(search: string, colour: string): string {
  const parameters = new URLSearchParams(search)
  parameters.set(parameter, colour)
  return `?${parameters}`
}
