import { brochurePath, productPath } from '../site.ts'
import { partOf, type PublicPart } from '../public-parts.ts'
import { publicPaths } from '../public-paths.ts'
import type { ContentKind, SiteContent } from '../site-content.ts'
import { specificationRows } from '../product.ts'
import { otherPages, quotePapers } from './approved.ts'
import { contentTexts, needsTranslation } from './content-texts.ts'
import { saidByCode } from './said-by-code.server.ts'
import { wordTables } from '../words/word-tables.ts'

type Area = keyof typeof wordTables

/** Said on every page, or in a dialog over it. */
const everywhere: Area[] = [
  'common',
  'layout',
  'search',
  'account',
  'booking',
  'enquiries',
  'sending',
  'shortlist',
  'films',
  'kept',
  'notice',
  'given',
  'server',
]
const contentEverywhere: ContentKind[] = ['company', 'messages', 'visit', 'paint']

/** What the pages of each part say besides, and the content that they show. */
const sayings: Record<PublicPart, { areas: Area[]; content: ContentKind[] }> = {
  '': {
    areas: ['home', 'products', 'news', 'downloads', 'certificates'],
    content: ['home', 'product', 'news'],
  },
  products: { areas: ['products', 'machineView', 'lightbox'], content: ['picture'] },
  gallery: { areas: ['gallery', 'lightbox', 'products'], content: ['picture', 'gallery'] },
  downloads: { areas: ['downloads', 'certificates'], content: ['product', 'certificate'] },
  about: { areas: ['about'], content: ['about', 'certificate'] },
  news: { areas: ['news'], content: ['news'] },
  contact: { areas: ['machineView', 'find', 'home'], content: ['product'] },
  privacy: { areas: ['privacy'], content: ['privacy'] },
  'which-machine': { areas: ['find', 'machineView', 'quotes'], content: ['product'] },
  compare: { areas: ['find', 'machineView', 'products'], content: ['product', 'picture'] },
  shortlist: { areas: ['find', 'products', 'quotes', 'lightbox'], content: ['product'] },
}

/** What each paper says besides its machine. */
const onPapers = {
  brochure: ['papers', 'common', 'given', 'products', 'machineView'],
  sheet: ['papers', 'common', 'machineView', 'enquiries', 'booking'],
  quote: ['papers', 'common', 'machineView', 'enquiries', 'quotes', 'sending', 'booking'],
} satisfies Record<string, Area[]>
const contentOnPapers: ContentKind[] = ['company', 'paint']

const wordsIn = (areas: Area[]) => areas.flatMap((area) => Object.keys(wordTables[area]!))

const itemsIn = (content: SiteContent, kinds: ContentKind[]) =>
  kinds.flatMap((kind) =>
    [...content.bodies[kind].values()].flatMap((body) => contentTexts(kind, body)),
  )

/** Every text that the pages for everybody say, and those about one quote or appointment (`otherPages`), by their paths in English. */
export function textsOfPages(content: SiteContent): Map<string, readonly string[]> {
  const { products } = content.catalogue
  // In menus and wherever another machine is offered.
  const names = products.flatMap(({ title, subtitle, note = '' }) => [title, subtitle, note])
  const always = [
    ...[...saidByCode, ...wordsIn(everywhere)],
    ...[...itemsIn(content, contentEverywhere), ...names],
  ]
  const machines = new Map(products.map((each) => [productPath(each), each]))
  const textsOf = (path: string) => {
    const says = sayings[partOf(path) as PublicPart]
    const machine = machines.get(path)
    const ofMachine = machine ? contentTexts('product', machine) : []
    return [...always, ...wordsIn(says.areas), ...itemsIn(content, says.content), ...ofMachine]
  }
  const found = ['/contact', ...publicPaths(content)].map((path) => [path, textsOf(path)] as const)
  return new Map([...found, [otherPages, [...always, ...wordsIn(['quotes'])]]])
}

/** Every text that each paper says: brochures by their paths in English, sheets by those of their machines, and quotes. */
export function textsOfPapers(content: SiteContent): Map<string, readonly string[]> {
  const { products } = content.catalogue
  const always = [...saidByCode, ...itemsIn(content, contentOnPapers)]
  const on = (paper: keyof typeof onPapers) => [...always, ...wordsIn(onPapers[paper])]
  const [onBrochure, onSheet, onQuote] = [on('brochure'), on('sheet'), on('quote')]
  const ofMachines = products.flatMap((machine) => {
    const { title, subtitle } = machine
    const facts = specificationRows(machine).flatMap(({ label, value }) => [label, value])
    return [
      [brochurePath(machine.id), [...onBrochure, ...contentTexts('product', machine)]],
      [productPath(machine), [...onSheet, title, subtitle, ...facts]],
    ] as const
  })
  const ofQuotes = [...onQuote, ...products.map(({ title }) => title)]
  return new Map([...ofMachines, [quotePapers, ofQuotes]])
}

/**
 * The pages, or the papers, of which every text is approved in a language; pages and brochures are then shown to search engines.
 *
 * @param saying what each says, by its path
 * @param texts what can be said in the language, by the English
 */
export function approvedPaths(
  saying: ReadonlyMap<string, readonly string[]>,
  texts: Readonly<Record<string, string>>,
  approved: ReadonlySet<string>,
): string[] {
  // What has been changed since has no translation, and nobody has approved that it is said in English.
  const isApproved = (text: string) =>
    approved.has(text) || (texts[text] === undefined && !needsTranslation(text))
  return [...saying].flatMap(([path, said]) => (said.every(isApproved) ? [path] : []))
}
