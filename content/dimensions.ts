import { t } from './language/t.ts'

/** What the letters of a data sheet measure, in English; those of a side elevation stand in it. */
export const dimensionNames = {
  A: 'Overall length',
  B: 'Wheelbase',
  C: 'Reach from the column',
  D: 'Height of the hook',
  E: 'Height over the cab',
  F: 'Width without mirrors',
} as const
export type DimensionLetter = keyof typeof dimensionNames
export const dimensionLetters = Object.keys(dimensionNames) as DimensionLetter[]

/** Millimetres, as the maker measured them on the machine: never those of our model. */
export type Dimensions = Partial<Record<DimensionLetter, number>>

/** '7,450 mm', or that one has to ask. */
export function dimensionValue(dimensions: Dimensions | undefined, letter: DimensionLetter) {
  const millimetres = dimensions?.[letter]
  return millimetres === undefined
    ? t('On request')
    : t('{n} mm', { n: millimetres.toLocaleString('en-IN') })
}

/** One that was confirmed, as it is read. */
export interface Measure {
  letter: DimensionLetter
  name: string
  value: string
}

export const measuresOf = (dimensions: Dimensions = {}): Measure[] =>
  dimensionLetters
    .filter((letter) => dimensions[letter])
    .map((letter) => ({
      ...{ letter, name: t(dimensionNames[letter]) },
      value: dimensionValue(dimensions, letter),
    }))
