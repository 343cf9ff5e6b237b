import { TRUCKS } from '../../media/models/trucks.ts'
import { dimensionNames, type DimensionLetter, type Dimensions } from '../../content/dimensions.ts'

/** What is measured on the model of a truck, in its millimetres: without crane and load, the width without mirrors. */
export interface TruckSize {
  length: number
  width: number
  height: number
}

/** Along the truck, upwards and across: the axes of the files. */
export type Scale = [x: number, y: number, z: number]

/** How a model gets the confirmed measures, or why nobody is shown it in their yard. */
export type YardFit = { scale: Scale } | { reason: string }

const needed = [
  ['A', 'length'],
  ['E', 'height'],
  ['F', 'width'],
] as const satisfies [DimensionLetter, keyof TruckSize][]

/** Beyond this the machine would be seen in a wrong shape: wheels look oval. */
const mostStretch = 1.1
/** Beyond these a figure is another than it says: the models are as large as such trucks are. */
const likely = { least: 0.6, most: 1.6 }

/** Whether this machine can be seen in a yard, by what was confirmed of it. */
export const yardFitOf = ({ id, dimensions }: { id: string; dimensions?: Dimensions }): YardFit =>
  // A machine may be called as one of an object's own parts.
  yardFit(Object.hasOwn(TRUCKS, id) ? TRUCKS[id] : undefined, dimensions)

/**
 * The file has the confirmed length, width and height to the millimetre. Each axis has its own scale, and these differ little: in
 * another shape it would mislead.
 */
export function yardFit(model: TruckSize | undefined, dimensions: Dimensions = {}): YardFit {
  if (!model) return { reason: 'there is no 3D model of it' }
  const missing = needed.filter(([letter]) => !dimensions[letter])
  if (missing.length > 0) {
    const names = missing.map(([letter]) => nameOf(letter))
    return { reason: `${listed(names)} ${names.length > 1 ? 'are' : 'is'} not confirmed` }
  }
  const scales = needed.map(([letter, side]) => ({
    letter,
    scale: dimensions[letter]! / model[side],
  }))
  const odd = scales.find(({ scale }) => scale < likely.least || scale > likely.most)
  if (odd) {
    const size = odd.scale > 1 ? 'large' : 'small'
    return { reason: `${nameOf(odd.letter)} is unlikely ${size} for such a truck` }
  }
  const [least, , most] = [...scales].sort((a, b) => a.scale - b.scale)
  const stretch = most!.scale / least!.scale
  if (stretch > mostStretch) {
    const percent = Math.round((stretch - 1) * 100)
    return {
      reason: `beside ${nameOf(least!.letter)}, ${nameOf(most!.letter)} is ${percent} percent more than on our model: it would be shown in a wrong shape`,
    }
  }
  const [x, y, z] = scales.map(({ scale }) => scale)
  return { scale: [x!, y!, z!] }
}

const nameOf = (letter: DimensionLetter) => `‘${dimensionNames[letter]}’`

function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
}
