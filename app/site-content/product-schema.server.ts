import * as z from 'zod'
import { dimensionLetters, dimensionNames } from '../../content/dimensions.ts'
import type { Paints } from '../../content/paint.ts'
import {
  families,
  specificationLabels,
  type FeatureCallout,
  type Product,
  type Unconfirmed,
} from '../../content/product.ts'
import { calloutsIn, calloutText } from '../rules/callout-text.ts'
import { dimensionsIn, dimensionText } from '../rules/dimension-text.ts'
import { fieldWords } from './field-words.server.ts'
import {
  choice,
  idsOf,
  labelledValues,
  line,
  lineIfAny,
  lines,
  nameOfItem,
  oneFile,
  pictures,
  place,
  refuse,
  titledTexts,
} from './text-fields.server.ts'

const calloutMistake =
  'Write each as a feature’s title, a colon, and two numbers from 0 to 100: Long boom: 62 14. A - takes its number off.'

const callouts = z.codec(
  z.string(),
  z
    .array(
      z.object({
        feature: line(60, ''),
        place: z
          .object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) })
          .nullable(),
      }),
    )
    .optional(),
  {
    decode: (text, context) => {
      const all = calloutsIn(text)
      const titles = all.map((each) => each?.feature)
      const mistakes = all.flatMap((each, line) => {
        if (!each) return { message: calloutMistake, line }
        const isTwice = titles.indexOf(each.feature) < line
        return isTwice ? { message: `‘${each.feature}’ stands there twice.`, line } : []
      })
      if (mistakes.length > 0) return refuse(context, text, mistakes)
      return all.length > 0 ? (all as FeatureCallout[]) : undefined
    },
    encode: (all) => calloutText(all ?? []),
  },
)

const dimensions = z.codec(
  z.string(),
  z.partialRecord(z.enum(dimensionLetters), z.number().int()).optional(),
  {
    decode: (text, context) => {
      const { dimensions, mistakes } = dimensionsIn(text)
      if (mistakes.length > 0) return refuse(context, text, mistakes)
      return Object.keys(dimensions).length > 0 ? dimensions : undefined
    },
    encode: (read) => dimensionText(read ?? {}),
  },
)

/** A machine, and how the office's form writes it: the schema decodes a form and encodes a product. */
export const productSchema = z.object({
  title: nameOfItem(40, 'Write its name.').register(fieldWords, {
    label: 'Name',
    help: 'Without ‘Dino’. The address of its page follows it; links to the old one lead to the new.',
    input: 'text',
    maximum: 40,
  }),
  subtitle: line(90, 'Say in a few words what it is.').register(fieldWords, {
    label: 'What it is',
    help: 'In a few words, below its name.',
    input: 'sentence',
    translated: true,
    maximum: 90,
  }),
  family: choice('Kind of machine', families, 'The group of the range that it stands in.'),
  note: lineIfAny(30).register(fieldWords, {
    label: 'Note in menus',
    help: 'What it is for, in two or three words beside its name. It may be empty.',
    input: 'text',
    translated: true,
    maximum: 30,
  }),
  description: line(500, 'Describe it in a sentence or two.').register(fieldWords, {
    label: 'Description',
    input: 'sentence',
    translated: true,
    maximum: 500,
  }),
  features: titledTexts(8).register(fieldWords, {
    label: 'Key features',
    help: 'The title on one line, what it does below it, then an empty line before the next.',
    ...{ input: 'paragraphs', isSpaced: true },
    translated: true,
    maximum: 4000,
  }),
  applications: lines(line(120, ''), 12).register(fieldWords, {
    label: 'Applications',
    help: 'One on each line.',
    input: 'lines',
    translated: true,
    maximum: 1500,
  }),
  specifications: labelledValues(24).register(fieldWords, {
    label: 'Technical specifications',
    help: `One row on each line: its name, a colon, its value. The site’s own rows are ${specificationLabels.join(', ')}; others come after them. What is not known is ‘On request’.`,
    input: 'paragraphs',
    translated: true,
    maximum: 3000,
  }),
  dimensions: dimensions.register(fieldWords, {
    label: 'Confirmed dimensions',
    help: `Measured on the machine, in millimetres, one on each line: ${dimensionNames.A}: 7,450 mm. There are ${Object.values(dimensionNames).join(', ')}. What is not here is ‘On request’.`,
    input: 'paragraphs',
    maximum: 400,
  }),
  additionalDetails: lines(line(240, ''), 10).register(fieldWords, {
    label: 'Additional details',
    help: 'One on each line.',
    input: 'lines',
    translated: true,
    maximum: 2500,
  }),
  price: line(60, 'Write what is said of the price.').register(fieldWords, {
    label: 'Price',
    input: 'text',
    translated: true,
    maximum: 60,
  }),
  moq: line(40, 'Write the smallest order.').register(fieldWords, {
    label: 'Minimum order',
    input: 'text',
    translated: true,
    maximum: 40,
  }),
  colours: idsOf(40).register(fieldWords, {
    label: 'Paints',
    help: 'Paints are added and renamed under Site, Paints.',
    input: 'paints',
    maximum: 2000,
  }),
  photos: pictures(
    'Photographs',
    12,
    'The first stands for the machine where there is no picture of ours.',
  ),
  callouts: callouts.register(fieldWords, {
    label: 'Numbers on the picture',
    unit: 'hundredths',
    help: 'One on each line: a feature’s title, a colon, how far its part is from the left and from the top of the picture: Long boom: 62 14. A - takes its number off.',
    ...{ input: 'callouts', of: 'features', on: 'photos' },
    maximum: 1500,
  }),
  manual: oneFile('Manual', 'paper', 'A PDF: then its page offers to download it.'),
  place: place('Place in the range', 'Its number in lists.'),
}) satisfies z.ZodType<Partial<Product>>

/** What the form of another machine begins with. */
export const blankProduct: Product = {
  ...{ id: '', title: '', subtitle: '', family: 'knuckle', description: '' },
  ...{ features: [], applications: [], specifications: { Country: 'Made in India' } },
  ...{ price: 'Contact for Quote', moq: '1 Unit', additionalDetails: [] },
  ...{ colours: [], unconfirmed: [] },
}

/** A number leaves with its feature: on the picture only those that are left can be moved or taken off. */
export const withoutLostCallouts = ({ callouts = [], ...product }: Product): Product => {
  const titles = product.features.map(({ title }) => title)
  const left = callouts.filter(({ feature }) => titles.includes(feature))
  return left.length > 0 ? { ...product, callouts: left } : product
}

/** Paints that nobody has ever offered. One that is withdrawn stays with a machine, and comes back with it. */
export function paintsNotKnown(
  { colours }: Product,
  { known, offered }: Paints,
): Record<string, string> {
  const unknown = colours.find((id) => !known(id))
  if (unknown === undefined) return {}
  const names = offered.map(({ name }) => name).join(', ')
  return { colours: `There is no paint ‘${unknown}’. There are: ${names}.` }
}

/** What is said of it and the owner has not confirmed. */
export function claimsOf({ unconfirmed, specifications }: Product): Unconfirmed[] {
  return unconfirmed.filter((field) => {
    const label = rowOf(field)
    return label === undefined || specifications[label] !== undefined
  })
}

/** 'Capacity Range' of `specifications.Capacity Range`. */
export const rowOf = (field: string) => /^specifications\.(.+)$/.exec(field)?.[1]

/** A claim in the words of the form. */
export function claimWords(field: Unconfirmed): string {
  const label = rowOf(field)
  if (label !== undefined) return label
  const schema = productSchema.shape[field as keyof typeof productSchema.shape]
  return fieldWords.get(schema)?.label ?? field
}
