import type { Product } from '../products/product.ts'
import { families } from '../products/product.ts'
import type { SitePage } from '../../content/site.ts'

export interface Found {
  title: string
  to: string
  /** What matched, or what it is. */
  note: string
}

interface Searchable {
  products: Product[]
  pages: SitePage[]
}

/**
 * Products and pages in which every word of the query begins some word: names first, then uses,
 * then everything else. Nothing is found for an empty query.
 */
export function searchSite(query: string, { products, pages }: Searchable): Found[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const inTitle: Found[] = []
  const inApplications: Found[] = []
  const inText: Found[] = []
  for (const product of products) {
    const found = { title: product.title, to: `/products/${product.id}`, note: product.subtitle }
    const application = product.applications.find((text) => matches(words, text))
    if (matches(words, product.title)) inTitle.push(found)
    else if (application) inApplications.push({ ...found, note: application })
    else if (matches(words, textOf(product))) inText.push(found)
  }
  for (const page of pages) {
    const found = { title: page.title, to: page.to, note: 'Page' }
    if (matches(words, page.title)) inTitle.push(found)
    else if (matches(words, page.about)) inText.push(found)
  }
  return [...inTitle, ...inApplications, ...inText]
}

function textOf(product: Product): string {
  return [
    product.title,
    product.subtitle,
    product.description,
    families[product.family],
    ...product.features.flatMap((feature) => [feature.title, feature.text]),
    ...product.applications,
    ...Object.values(product.specifications),
  ].join(' ')
}

function matches(words: string[], text: string): boolean {
  const available = wordsOf(text)
  // 'ground-o' is one word to a visitor who types 'groundo', two to one who types 'ground'.
  const joined = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return words.every(
    (word) => available.some((candidate) => candidate.startsWith(word)) || joined.startsWith(word),
  )
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? []
}
