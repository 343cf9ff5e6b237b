import { productPath } from '../site.ts'
import { partOf, type PublicPart } from '../public-parts.ts'
import { publicPaths } from '../public-paths.ts'
import type { ContentKind, SiteContent } from '../site-content.ts'
import { wordTables } from '../words/word-tables.ts'

type Area = keyof typeof wordTables

/** Said on every page, or in a dialog over it. */
const everywhere: Area[] = [
  'common',
  'layout',
  'account',
  'booking',
  'enquiries',
  'shortlist',
  'films',
]
const contentEverywhere: ContentKind[] = ['company', 'messages', 'visit', 'paint']

/** What the pages of each part say besides, and the content that they show. */
const sayings: Record<PublicPart, { areas: Area[]; content: ContentKind[] }> = {
  '': { areas: ['home', 'products'], content: ['home', 'product', 'news'] },
  products: { areas: ['products', 'machineView'], content: [] },
  gallery: { areas: ['gallery'], content: ['picture', 'gallery'] },
  downloads: { areas: ['downloads'], content: ['product', 'certificate'] },
  about: { areas: ['about'], content: ['about', 'certificate'] },
  news: { areas: ['news'], content: ['news'] },
  contact: { areas: [], content: ['product'] },
  privacy: { areas: ['privacy'], content: ['privacy'] },
  'which-machine': { areas: ['find'], content: ['product'] },
  compare: { areas: ['find', 'machineView', 'products'], content: ['product'] },
  shortlist: { areas: ['find'], content: ['product'] },
}

/**
 * The pages of which every text is approved in a language; they are shown to search engines.
 *
 * @param texts what can be said in the language, by the English
 */
export function approvedPaths(
  content: SiteContent,
  texts: Readonly<Record<string, string>>,
  approved: ReadonlySet<string>,
): string[] {
  // Whoever has approved nothing has approved no page.
  if (approved.size === 0) return []
  const isApproved = (text: string) => approved.has(text) || texts[text] === undefined
  const areas = (names: Area[]) =>
    names.every((name) => Object.keys(wordTables[name]!).every((text) => approved.has(text)))
  const bodies = (kinds: ContentKind[]) =>
    kinds.every((kind) => [...content.bodies[kind].values()].every(isWholly))
  const isWholly = (body: unknown) => textsIn(body).every(isApproved)
  if (!areas(everywhere) || !bodies(contentEverywhere)) return []
  const products = new Map(content.catalogue.products.map((each) => [productPath(each), each]))
  return ['/contact', ...publicPaths(content)].filter((path) => {
    const says = sayings[partOf(path) as PublicPart]
    const product = products.get(path)
    return areas(says.areas) && bodies(says.content) && (!product || isWholly(product))
  })
}

/** Every text in what is stored, and what it is listed under. */
export function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (typeof part !== 'object' || part === null) return []
  if (Array.isArray(part)) return part.flatMap(textsIn)
  return Object.entries(part).flatMap(([key, each]) => [key, ...textsIn(each)])
}
