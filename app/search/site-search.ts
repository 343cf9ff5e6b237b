import { t } from '../../content/language/t.ts'
import type { ListedPage } from '../../content/site-pages.ts'
import { families } from '../../content/product.ts'
import type { KnownProduct } from '../page/fetch-catalogue.ts'
import { exactly, isOneOf, roughly, wholly, type Compare } from './compare-words.ts'
import { remembering } from './remembering.ts'
import { askedWords, isCapacity, isLoad, shadeOf, wordsOf } from './search-words.ts'
import { productPath } from '../../content/site.ts'

export interface Found {
  title: string
  to: string
  /** What matched, or what it is. */
  note: string
}

/** A page, and words that lead to it. */
export interface SearchedPage extends ListedPage {
  about: string
}

interface Searchable {
  products: KnownProduct[]
  /** The same in other languages than the page's: people mix them. */
  others?: KnownProduct[][]
  pages: SearchedPage[]
}

/** What a match in each part of an entry is worth. */
const worth = { title: 12, subtitle: 5, use: 3, text: 1, paint: 0.5, otherShade: 0.25 }

interface Part {
  words: string[]
  worth: number
  note?: string | undefined
}

interface Entry extends Found {
  parts: Part[]
}

/** How well a word fits an entry, and which part of it. */
interface Fit {
  value: number
  part?: Part
}

/**
 * Products and pages, best first: in their names, then in what they are, what they are used for,
 * and everything else. Each word of the query is found somewhere, where need be with a slip of the
 * finger. What has them all comes alone; where nothing does, as with 'wotan price', what has the
 * fewest others share. Nothing is found for an empty query.
 */
export const searchSite = (query: string, searchable: Searchable): Found[] =>
  searching(searchable, shadeOf(query))(query)

/** Remembers what a word fits: it may be asked for again, without the others. */
function searching({ products, others = [], pages }: Searchable, shade: string) {
  const entries = [
    ...products.map((product) => productEntry(product, others.flat(), shade)),
    ...pages.map(pageEntry),
  ]
  const fits = remembering((word) => evenly(fitsOf(word, entries), products.length))
  return (query: string): Found[] => {
    const asked = askedWords(query).filter((word) => !isCapacity(word))
    if (asked.length === 0) return []
    // A name in other letters than its own is only ever like it, and its words are other words too: 'ലിഫ്റ്റ്' is any lift.
    const isInOtherLetters = /[\u0900-\u0d7f]/.test(query)
    const rankedBy = (compare: Compare) =>
      ranked(entries, asked, {
        names: named(entries, asked, isInOtherLetters ? roughly : compare),
        fits,
      })
    const exact = rankedBy(exactly)
    return exact.length > 0 ? exact : rankedBy(roughly)
  }
}

/** What was found, and the words of the query that nothing is known of. */
export interface Answer {
  found: Found[]
  missing: string[]
}

/** Where a word is known of nothing that is searched, the others are searched without it. */
export function searchKnown(query: string, searchable: Searchable): Answer {
  const searched = searching(searchable, shadeOf(query))
  const found = searched(query)
  if (found.length > 0) return { found, missing: [] }
  const asked = askedWords(query)
  const telling = asked.filter((word) => !isLoad(word))
  const missing = telling.filter((word) => searched(word).length === 0)
  if (missing.length === telling.length) return { found, missing }
  const known = asked.filter((word) => !missing.includes(word))
  return { found: searched(known.join(' ')), missing }
}

/** 'ground-o' is one word to a visitor who types 'groundo', and 'woodpicker' two to another. */
const named = (entries: Entry[], asked: string[], compare: Compare): number[] =>
  entries.map(({ title }) => {
    const joinedTitle = title.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
    return worth.title * compare(asked.join(''), joinedTitle) * asked.length
  })

interface Fitting {
  /** How well each entry has the whole query as its name. */
  names: number[]
  /** How well a word fits each entry. */
  fits: (word: string) => Fit[]
}

function ranked(entries: Entry[], asked: string[], { names, fits: fitsOfWord }: Fitting): Found[] {
  const telling = asked.filter((word) => !isLoad(word))
  const required = (telling.length > 0 ? telling : asked).map(fitsOfWord)
  const loads = telling.length > 0 ? asked.filter(isLoad).map(fitsOfWord) : []
  const isKnown = required.every((fits) => fits.some(isFit))

  const withAll = entries.map((_, i) => {
    if (names[i]! > 0) return { score: names[i]! }
    const own = required.map((fits) => fits[i]!)
    if (!own.every(isFit)) return { score: 0 }
    const load = loads.map((fits) => fits[i]!)
    return scoreOf(load.every(isFit) ? [...own, ...load] : own)
  })
  const isFound = withAll.some(({ score }) => score > 0)
  const scores =
    isFound || !isKnown || telling.length === 0
      ? withAll
      : entries.map((_, i) =>
          scoreOf(
            required.map((fits) => {
              const own = fits[i]!
              return { ...own, value: own.value / fits.filter(isFit).length }
            }),
          ),
        )

  return entries
    .map((entry, i) => ({ entry, ...scores[i]! }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry: { title, to, note }, matched }) => ({ title, to, note: matched ?? note }))
}

const isFit = ({ value }: Fit) => value > 0

/** A paint is what matched unless a word says more of the entry, as in its name: 'green timber' is about timber. */
function scoreOf(fits: Fit[]): { score: number; matched?: string | undefined } {
  const saysMore = fits.some(({ part }) => part && part.worth > worth.text)
  const [noted] = fits
    .filter(({ part }) => part?.note && (!saysMore || part.worth > worth.text))
    .sort((a, b) => b.value - a.value)
  return { score: fits.reduce((sum, { value }) => sum + value, 0), matched: noted?.part?.note }
}

/** How well a word fits each entry: roughly where it fits none exactly, as slips are made in one word and not in the other. */
function fitsOf(word: string, entries: Entry[]): Fit[] {
  const isPaint = entries.some(({ parts }) =>
    parts.some(({ worth: value, words }) => value <= worth.paint && isOneOf(word, words)),
  )
  const exact = entries.map(({ parts }) => bestOf(word, parts, isPaint ? wholly : exactly))
  return exact.some(isFit) ? exact : entries.map(({ parts }) => bestOf(word, parts, roughly))
}

/**
 * A word that (nearly) every machine has, such as 'truck', tells them apart only where it says what they are, as 'crane' does.
 * That one is used on 'service trucks' puts it before no other: the order of the range decides.
 */
function evenly(fits: Fit[], machines: number): Fit[] {
  const isOfAll = fits.slice(0, machines).filter(isFit).length >= 0.9 * machines
  return fits.map((fit, i) => {
    const own = fit.part?.worth
    if (!isOfAll || !own || i >= machines) return fit
    return { ...fit, value: own === worth.use ? worth.text : own }
  })
}

function bestOf(word: string, parts: Part[], compare: Compare): Fit {
  let best: Fit = { value: 0 }
  for (const part of parts) {
    const fits = part.words.map((candidate) => compare(word, candidate))
    const value = part.worth * Math.max(0, ...fits)
    if (value > best.value) best = { value, part }
  }
  return best
}

function productEntry(product: KnownProduct, others: KnownProduct[], shade: string): Entry {
  const { title, subtitle } = product
  return {
    title,
    to: productPath(product),
    note: subtitle,
    parts: [product, ...others.filter(({ id }) => id === product.id)].flatMap((texts) => [
      part(texts.title, worth.title),
      part(texts.subtitle, worth.subtitle),
      ...texts.applications.map((text, i) =>
        part(text, worth.use, product.applications[i] ?? text),
      ),
      part(
        [
          texts.description,
          families[texts.family],
          ...texts.features.flatMap((feature) => [feature.title, feature.text]),
          ...Object.values(texts.specifications),
        ].join(' '),
        worth.text,
      ),
      ...texts.colours.map(({ name }, i) => ({
        words: paintWords(name),
        worth: paintShade(name) === shade ? worth.paint : worth.otherShade,
        note: product.colours[i]?.name ?? name,
      })),
    ]),
  }
}

/** As they are asked for: no paint is found by its shade, as 'light', which is said of trucks. */
const paintWords = remembering(askedWords)
const paintShade = remembering(shadeOf)

const part = (text: string, value: number, note?: string): Part => ({
  words: wordsOf(text),
  worth: value,
  note,
})

function pageEntry({ title, to, about }: SearchedPage): Entry {
  return {
    title,
    to,
    note: t('Page'),
    parts: [part(title, worth.title), part(about, worth.use)],
  }
}
