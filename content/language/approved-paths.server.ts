import { productPath } from '../site.ts'
import { partOf, type PublicPart } from '../public-parts.ts'
import { publicPaths } from '../public-paths.ts'
import type { ContentBodies, ContentKind, SiteContent } from '../site-content.ts'
import { otherPages } from './approved.ts'
import { contentTexts, needsTranslation } from './content-texts.ts'
import { saidByCode } from './said-by-code.server.ts'
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
  'kept',
  'notice',
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
  // What has been changed since has no translation, and nobody has approved that it is said in English.
  const isApproved = (text: string) =>
    approved.has(text) || (texts[text] === undefined && !needsTranslation(text))
  const areas = (names: Area[]) =>
    names.every((name) => Object.keys(wordTables[name]!).every((text) => approved.has(text)))
  const bodies = (kinds: ContentKind[]) =>
    kinds.every((kind) => [...content.bodies[kind].values()].every((body) => isWholly(kind, body)))
  const isWholly = <Kind extends ContentKind>(kind: Kind, body: ContentBodies[Kind]) =>
    contentTexts(kind, body).every(isApproved)
  if (!saidByCode.every(isApproved) || !areas(everywhere) || !bodies(contentEverywhere)) return []
  const products = new Map(content.catalogue.products.map((each) => [productPath(each), each]))
  const isFound = (path: string) => {
    const says = sayings[partOf(path) as PublicPart]
    const product = products.get(path)
    return areas(says.areas) && bodies(says.content) && (!product || isWholly('product', product))
  }
  const others = areas(['quotes']) ? [otherPages] : []
  return [...['/contact', ...publicPaths(content)].filter(isFound), ...others]
}
