import * as z from 'zod'
import { allColours, colours, type ColourId } from '../../content/colours.ts'
import {
  families,
  slugOf,
  specificationLabels,
  type FeatureCallout,
  type Product,
  type Unconfirmed,
} from '../../content/product.ts'
import { calloutsIn, calloutText } from '../rules/callout-text.ts'
import { fieldWords } from './field-words.server.ts'
import {
  choice,
  labelledValues,
  line,
  lineIfAny,
  lines,
  oneFile,
  pictures,
  titledTexts,
} from './text-fields.server.ts'

const mostFeatures = 8

const paintNames = colours.map(({ name }) => name)
const idOfPaint = (name: string): ColourId | undefined =>
  colours.find((paint) => paint.name.toLowerCase() === name.toLowerCase())?.id

/** Names of paints, one below the other, in whatever order. */
const paints = z.codec(z.string(), z.array(z.enum(allColours)), {
  decode: (text, context) => {
    const names = text
      .split(/[\n,]/)
      .map((name) => name.trim())
      .filter(Boolean)
    const unknown = names.find((name) => !idOfPaint(name))
    if (unknown) {
      const message = `There is no paint ‘${unknown}’. There are: ${paintNames.join(', ')}.`
      context.issues.push({ code: 'custom', message, input: text })
      return z.NEVER
    }
    const ids = names.map((name) => idOfPaint(name)!)
    return allColours.filter((id) => ids.includes(id))
  },
  encode: (ids) => ids.map((id) => colours.find((paint) => paint.id === id)!.name).join('\n'),
})

const place = z.codec(z.string().trim(), z.int().min(1).max(999).optional(), {
  decode: (text, context) => {
    if (text === '') return undefined
    if (/^[1-9]\d{0,2}$/.test(text)) return Number(text)
    context.issues.push({
      code: 'custom',
      message: 'Write a number, as 3, or nothing.',
      input: text,
    })
    return z.NEVER
  },
  encode: (number) => (number === undefined ? '' : String(number)),
})

/** The last part of an address. */
export const nameOfPage = (maximum: number, empty: string) =>
  line(maximum, empty).refine(
    (title) => /^[a-z0-9]/.test(slugOf(title)) && slugOf(title) !== 'new',
    'Begin it with a Latin letter or a figure: the address of its page is made of it.',
  )

const callouts = z
  .codec(
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
        const twice = titles.find((title, index) => title && titles.indexOf(title) !== index)
        if (all.includes(undefined) || twice) {
          const message = twice
            ? `‘${twice}’ stands there twice.`
            : 'Write each as a feature’s title, a colon, and two numbers from 0 to 100: Long boom: 62 14. A - takes its number off.'
          context.issues.push({ code: 'custom', message, input: text })
          return z.NEVER
        }
        return all.length > 0 ? (all as FeatureCallout[]) : undefined
      },
      encode: (all) => calloutText(all ?? []),
    },
  )
  .refine((all) => (all ?? []).length <= mostFeatures * 2, 'These are more than it has features.')

/** A machine, and how the office's form writes it: the schema decodes a form and encodes a product. */
export const productSchema = z.object({
  title: nameOfPage(40, 'Write its name.').register(fieldWords, {
    label: 'Name',
    help: 'Without ‘Dino’. The address of its page follows it; links to the old one lead to the new.',
    input: 'text',
    maximum: 40,
  }),
  subtitle: line(90, 'Say in a few words what it is.').register(fieldWords, {
    label: 'What it is',
    help: 'In a few words, below its name.',
    input: 'sentence',
    maximum: 90,
  }),
  family: choice('Kind of machine', families, 'The group of the range that it stands in.'),
  note: lineIfAny(30).register(fieldWords, {
    label: 'Note in menus',
    help: 'What it is for, in two or three words beside its name. It may be empty.',
    input: 'text',
    maximum: 30,
  }),
  description: line(500, 'Describe it in a sentence or two.').register(fieldWords, {
    label: 'Description',
    input: 'sentence',
    maximum: 500,
  }),
  features: titledTexts(mostFeatures).register(fieldWords, {
    label: 'Key features',
    help: 'The title on one line, what it does below it, then an empty line before the next.',
    input: 'paragraphs',
    maximum: 4000,
  }),
  applications: lines(line(120, ''), 12).register(fieldWords, {
    label: 'Applications',
    help: 'One on each line.',
    input: 'lines',
    maximum: 1500,
  }),
  specifications: labelledValues(24).register(fieldWords, {
    label: 'Technical specifications',
    help: `One row on each line: its name, a colon, its value. The site’s own rows are ${specificationLabels.join(', ')}; others come after them. What is not known is ‘On request’.`,
    input: 'paragraphs',
    maximum: 3000,
  }),
  additionalDetails: lines(line(240, ''), 10).register(fieldWords, {
    label: 'Additional details',
    help: 'One on each line.',
    input: 'lines',
    maximum: 2500,
  }),
  price: line(60, 'Write what is said of the price.').register(fieldWords, {
    label: 'Price',
    input: 'text',
    maximum: 60,
  }),
  moq: line(40, 'Write the smallest order.').register(fieldWords, {
    label: 'Minimum order',
    input: 'text',
    maximum: 40,
  }),
  colours: paints.register(fieldWords, {
    label: 'Paints',
    help: `One on each line. There are: ${paintNames.join(', ')}.`,
    input: 'lines',
    maximum: 400,
  }),
  photos: pictures(
    'Photographs',
    12,
    'The first stands for the machine where there is no picture of ours.',
  ),
  callouts: callouts.register(fieldWords, {
    label: 'Numbers on the picture',
    help: 'One on each line: a feature’s title, a colon, how far its part is from the left and from the top of the picture, in hundredths: Long boom: 62 14. A - takes its number off.',
    ...{ input: 'callouts', of: 'features', on: 'photos' },
    maximum: 1500,
  }),
  manual: oneFile('Manual', 'paper', 'A PDF: then its page offers to download it.'),
  place: place.register(fieldWords, {
    label: 'Place in the range',
    help: 'Its number in lists. Leave it empty, and it stands where it came in.',
    input: 'text',
    maximum: 3,
  }),
}) satisfies z.ZodType<Partial<Product>>

/** What the form of another machine begins with. */
export const blankProduct: Product = {
  ...{ id: '', title: '', subtitle: '', family: 'knuckle', description: '' },
  ...{ features: [], applications: [], specifications: { Country: 'Made in India' } },
  ...{ price: 'Contact for Quote', moq: '1 Unit', additionalDetails: [] },
  ...{ colours: allColours, unconfirmed: [] },
}

/** What is said of it and the owner has not confirmed. */
export function claimsOf({ unconfirmed, specifications }: Product): Unconfirmed[] {
  return unconfirmed.filter((field) => {
    const label = rowOf(field)
    return label === undefined || specifications[label] !== undefined
  })
}

/** 'Capacity Range' of `specifications.Capacity Range`. */
const rowOf = (field: string) => /^specifications\.(.+)$/.exec(field)?.[1]

/** A claim in the words of the form. */
export function claimWords(field: Unconfirmed): string {
  const label = rowOf(field)
  if (label !== undefined) return label
  const schema = productSchema.shape[field as keyof typeof productSchema.shape]
  return fieldWords.get(schema)?.label ?? field
}
