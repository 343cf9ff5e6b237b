import {
  dimensionLetters,
  dimensionNames,
  dimensionValue,
  type DimensionLetter,
  type Dimensions,
} from '../../content/dimensions.ts'

/** A machine is longer than a finger and shorter than a road allows; whoever types metres or centimetres is asked. */
const bounds = { least: 300, most: 40_000 }

const known = dimensionLetters.map((letter) => dimensionNames[letter]).join(', ')

export const dimensionMistake = `Write each on a line of its own, in millimetres: Overall length: 7,450 mm. There are: ${known}.`

/** Row by row, 'Overall length: 7,450 mm'; its letter says the same. */
export function dimensionsIn(text: string): { dimensions: Dimensions } | { error: string } {
  const dimensions: Dimensions = {}
  for (const row of text.split('\n').filter((each) => each.trim())) {
    const [, name = '', figure = ''] = /^\s*([^:]+?)\s*:\s*([\d,]+)\s*(?:mm)?\s*$/i.exec(row) ?? []
    const letter = letterOf(name)
    if (!letter || !figure) return { error: dimensionMistake }
    const millimetres = Number(figure.replaceAll(',', ''))
    if (millimetres < bounds.least || millimetres > bounds.most)
      return { error: `${dimensionNames[letter]}: is it in millimetres? ${dimensionMistake}` }
    if (dimensions[letter] !== undefined)
      return { error: `‘${dimensionNames[letter]}’ stands there twice.` }
    dimensions[letter] = millimetres
  }
  return { dimensions }
}

export const dimensionText = (dimensions: Dimensions): string =>
  dimensionLetters
    .filter((letter) => dimensions[letter] !== undefined)
    .map((letter) => `${dimensionNames[letter]}: ${dimensionValue(dimensions, letter)}`)
    .join('\n')

function letterOf(name: string): DimensionLetter | undefined {
  const asked = name.toLowerCase()
  return dimensionLetters.find(
    (letter) => letter.toLowerCase() === asked || dimensionNames[letter].toLowerCase() === asked,
  )
}
