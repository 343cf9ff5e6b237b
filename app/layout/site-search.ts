import { t } from '../../content/language/t.ts'
import type { ListedPage } from '../../content/site-pages.ts'
import { families } from '../../content/product.ts'
import type { KnownProduct } from '../page/fetch-catalogue.ts'
import { askedWords, exactly, isLoad, roughly, wordsOf, type Compare } from './search-words.ts'
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
  pages: SearchedPage[]
}

/** What a match in each part of an entry is worth. */
const worth = { title: 12, subtitle: 5, use: 3, text: 1 }

interface Entry extends Found {
  parts: { text: string; worth: number; note?: string }[]
}

/**
 * Products and pages in which every word of the query is found, best first: in their names, then
 * in what they are, what they are used for, and everything else. If nothing is, slips of the
 * finger are allowed. Nothing is found for an empty query.
 */
export function searchSite(query: string, { products, pages }: Searchable): Found[] {
  const asked = askedWords(query)
  if (asked.length === 0) return []
  const entries = [...products.map(productEntry), ...pages.map(pageEntry)]
  const found = ranked(entries, asked, exactly)
  return found.length > 0 ? found : ranked(entries, asked, roughly)
}

function ranked(entries: Entry[], asked: string[], compare: Compare): Found[] {
  return entries
    .map((entry) => ({ entry, ...scoreOf(entry, asked, compare) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry: { title, to, note }, matched }) => ({ title, to, note: matched ?? note }))
}

function scoreOf(entry: Entry, asked: string[], compare: Compare) {
  // 'ground-o' is one word to a visitor who types 'groundo', and 'woodpicker' two to another.
  const joinedTitle = entry.title.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const wholeName = worth.title * compare(asked.join(''), joinedTitle)
  if (wholeName > 0) return { score: wholeName * asked.length }

  let score = 0
  let best = { value: 0, note: undefined as string | undefined }
  const required = asked.some((word) => !isLoad(word))
    ? (word: string) => !isLoad(word)
    : () => true
  for (const word of asked) {
    const values = entry.parts.map((part) => {
      const fits = wordsOf(part.text).map((candidate) => compare(word, candidate))
      return { value: part.worth * Math.max(0, ...fits), note: part.note }
    })
    const top = values.reduce((a, b) => (b.value > a.value ? b : a))
    if (top.value === 0 && required(word)) return { score: 0 }
    score += top.value
    if (top.note && top.value > best.value) best = top
  }
  return { score, matched: best.note }
}

function productEntry(product: KnownProduct): Entry {
  const { title, subtitle, applications, features, specifications } = product
  return {
    title,
    to: productPath(product),
    note: subtitle,
    parts: [
      { text: title, worth: worth.title },
      { text: subtitle, worth: worth.subtitle },
      ...applications.map((text) => ({ text, worth: worth.use, note: text })),
      {
        text: [
          product.description,
          families[product.family],
          ...features.flatMap((feature) => [feature.title, feature.text]),
          ...Object.values(specifications),
        ].join(' '),
        worth: worth.text,
      },
    ],
  }
}

function pageEntry({ title, to, about }: SearchedPage): Entry {
  return {
    title,
    to,
    note: t('Page'),
    parts: [
      { text: title, worth: worth.title },
      { text: about, worth: worth.use },
    ],
  }
}
