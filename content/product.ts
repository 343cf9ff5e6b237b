import { t } from './language/t.ts'
import type { Dimensions } from './dimensions.ts'
import type { FileRef } from './files.ts'
import type { Swatch } from './paint.ts'

/** The labels a specification may have (seed section 3), in the order they are shown. */
export const specificationLabels = [
  'Crane Type',
  'Specialization',
  'Installation',
  'Max Capacity',
  'Capacity Range',
  'Power Source',
  'Hydraulic System',
  'Safety Features',
  'Country',
] as const
export type SpecificationLabel = (typeof specificationLabels)[number]

export const families = {
  knuckle: 'Knuckle crane',
  'stiff-boom': 'Stiff boom crane',
  'rollback-bed': 'Recovery bed',
  'wheel-lift': 'Wheel lift',
} as const
export type Family = keyof typeof families

/** Where the number of a feature stands on the product's picture. It belongs to the feature by its title. */
export interface FeatureCallout {
  feature: string
  /** Hundredths of the picture's width and height, from its upper left corner; null where it was taken off. */
  place: { x: number; y: number } | null
}

/** By label: those of `specificationLabels`, and what the maker adds. */
export type Specifications = Partial<Record<SpecificationLabel, string>> & Record<string, string>

export interface Feature {
  title: string
  text: string
}

export interface Product {
  /** `slugOf(title)` when it came into the range: the name of its pictures, for ever. */
  id: string
  /** The last part of its page's address, where that is not its id: it was given another title since. */
  slug?: string
  title: string
  /** What it is, in a few words. */
  subtitle: string
  description: string
  /** The kind of machine: chooses the words and the stand-in drawing. */
  family: Family
  /** What it is for, in two or three words beside its name in menus. */
  note?: string
  features: Feature[]
  applications: string[]
  /** An unknown value is left out or 'On request'; never a guess. */
  specifications: Specifications
  /** Those that the maker has confirmed; the others are 'On request'. */
  dimensions?: Dimensions
  price: string
  moq: string
  additionalDetails: string[]
  /** Ids of its paints; the catalogue has those that are offered, in the order of the strip. */
  colours: string[]
  /** In the range, counted from 1; without one it stands where it came in. */
  place?: number
  /** Photographs that were uploaded: the first stands for the machine where nobody has made a picture of it. */
  photos?: FileRef[]
  /** Of the numbers on its picture those that the owner moved: on ours, or on the first photograph. */
  callouts?: FeatureCallout[]
  /** An uploaded PDF. */
  manual?: string
  manualUrl?: string
  /** What the specification of the site doesn't state: `npm run content:report` asks the owner about it. */
  unconfirmed: Unconfirmed[]
}

export type Unconfirmed =
  | 'subtitle'
  | 'note'
  | 'description'
  | 'features'
  | 'applications'
  | 'additionalDetails'
  | 'colours'
  | `specifications.${string}`

export interface ProductGroup {
  title: string
  products: Product[]
}

/** What lists, menus and cards show of a product. */
export type ProductSummary = Pick<Product, 'id' | 'slug' | 'title' | 'subtitle' | 'note'>

export function summaryOf({ id, slug, title, subtitle, note }: Product): ProductSummary {
  return { id, ...(slug && { slug }), title, subtitle, note }
}

/**
 * The part of a product's URL that names it (seed section 2): lower case, spaces to hyphens, and
 * nothing but word characters and hyphens.
 */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(' ', '-')
    .replaceAll(/[^\w-]/g, '')
}

/** 'the Dino Swifty in light blue': without the paint as long as none was chosen. */
export function inColour({ title }: Pick<Product, 'title'>, chosen?: Pick<Swatch, 'name'>): string {
  return chosen
    ? t('the Dino {title} in {paint}', { title, paint: chosen.name.toLowerCase() })
    : t('the Dino {title}', { title })
}

/** Its specification as rows: the site's labels in their order, then the maker's own. */
export function specificationRows(product: Pick<Product, 'specifications'>) {
  const { specifications } = product
  const known: readonly string[] = specificationLabels
  const own = Object.keys(specifications).filter((label) => !known.includes(label))
  return [...known, ...own].flatMap((label) => {
    const value = specifications[label]
    return value === undefined ? [] : [{ label, value }]
  })
}

/** As many of a text's first sentences as fit: search engines show no more of a description. */
export function wholeSentences(text: string, most: number): string {
  const sentences = text.match(/[^.!?।]+[.!?।]+\s*/g) ?? [text]
  let kept = sentences[0]!
  for (const sentence of sentences.slice(1)) {
    if ((kept + sentence).trim().length > most) break
    kept += sentence
  }
  return kept.trim()
}
