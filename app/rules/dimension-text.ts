import {
  dimensionLetters,
  dimensionNames,
  dimensionValue,
  type DimensionLetter,
  type Dimensions,
} from '../../content/dimensions.ts'
import { linesIn } from './titled-texts.ts'

/** A machine is longer than a finger and shorter than a road allows; whoever types metres or centimetres is asked. */
const bounds = { least: 300, most: 40_000 }

const known = dimensionLetters.map((letter) => dimensionNames[letter]).join(', ')

export const dimensionMistake = `Write each on a line of its own, in millimetres: Overall length: 7,450 mm. There are: ${known}.`

/** What can't be read, and in which row, counted from 0; empty ones are passed over. */
interface Mistake {
  message: string
  line: number
}

/** Row by row, 'Overall length: 7,450 mm'; its letter says the same. */
export function dimensionsIn(text: string): { dimensions: Dimensions; mistakes: Mistake[] } {
  const dimensions: Dimensions = {}
  const mistakes = linesIn(text).flatMap((row, line) => {
    const message = readRow(row, dimensions)
    return message ? [{ message, line }] : []
  })
  return { dimensions, mistakes }
}

/** @returns why it is none */
function readRow(row: string, dimensions: Dimensions): string | undefined {
  const [, name = '', figure = ''] = /^([^:]+?)\s*:\s*([\d,]+)\s*(?:mm)?$/i.exec(row) ?? []
  const letter = letterOf(name)
  if (!letter || !figure) return dimensionMistake
  const millimetres = Number(figure.replaceAll(',', ''))
  if (millimetres < bounds.least || millimetres > bounds.most)
    return `${dimensionNames[letter]}: is it in millimetres? ${dimensionMistake}`
  if (dimensions[letter] !== undefined) return `‘${dimensionNames[letter]}’ stands there twice.`
  dimensions[letter] = millimetres
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
