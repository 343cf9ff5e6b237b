import { t } from '../../content/language/t.ts'
import { pages } from '../../content/site-pages.ts'
import { productPath } from '../../content/site.ts'
import type { KnownProduct } from '../page/fetch-catalogue.ts'
import { liftsLess } from './asked-load.ts'
import { asksForLoad } from './search-words.ts'
import { searchKnown, type Answer, type SearchedPage } from './site-search.ts'

/** Words a visitor may search for, beside a page's title. */
const words: Record<keyof typeof pages, string> = {
  home: 'dino all machines range catalogue start',
  gallery: 'pictures images photos films videos machines at work details',
  downloads: 'certificates ISO Strenx compliance brochures PDF papers documents',
  kept: 'offline without network keep catalogue install app no signal',
  about: 'dino company story history mission vision design evolution maker Kerala workshop',
  whichMachine: 'find choose finder which crane fits suits right help me pick advice',
  compare: 'compare comparison differences difference side by side versus vs',
  shortlist: 'shortlist heart hearts favourites favorites wish list saved kept machines',
  contact:
    'phone call email whatsapp address directions workshop Kottayam Kodimatha Kerala quote price brochure manual spare parts service repair warranty job rent dealer loan emi finance gst delivery owner office hours timing complaint',
}

const menuPages = (machines: number): SearchedPage[] =>
  (Object.keys(words) as (keyof typeof pages)[])
    .filter((name) => machines > 1 || !('chooses' in pages[name]))
    .map((name) => ({
      to: pages[name].to,
      title: t(pages[name].title),
      about: `${pages[name].title} ${words[name]}`,
    }))

/** Opens the booking dialog over the home page: found by search, but no page of its own. */
const booking = (): SearchedPage => ({
  title: t('Find a slot'),
  to: '/?book',
  about: 'find a slot book an appointment, a visit, a demo',
})

const news = (): SearchedPage => ({
  title: t('News'),
  to: '/news',
  about: 'news events stories articles feed latest',
})

const privacy = (): SearchedPage => ({
  title: t('Privacy'),
  to: '/privacy',
  about: 'privacy policy personal data cookies kept stored delete erase',
})

/**
 * All that a query may lead to beside the machines.
 *
 * @param machines of the range
 */
export const searchedPages = (machines: number): SearchedPage[] => [
  ...menuPages(machines),
  ...[news(), privacy(), booking()],
]

/**
 * Over the texts of all products and pages. Where a word is known of none of them, the others are
 * searched without it. A load alone, such as '5 ton', finds all machines and people to ask: none is
 * known to lift it. One that is known not to is left out, unless the query finds nothing else, as by its name.
 *
 * @param others the products in other languages than the page's
 */
export function search(
  query: string,
  products: KnownProduct[],
  others: KnownProduct[][] = [],
): Answer {
  const answer = answerTo(query, products, others)
  const weaker = products.filter((product) => liftsLess(product, query)).map(productPath)
  const found = answer.found.filter(({ to }) => !weaker.includes(to))
  return found.length > 0 ? { ...answer, found } : answer
}

function answerTo(query: string, products: KnownProduct[], others: KnownProduct[][]): Answer {
  const answer = searchKnown(query, { products, others, pages: searchedPages(products.length) })
  const isKnown = answer.found.length > 0 || answer.missing.length > 0
  if (isKnown || !asksForLoad(query)) return answer
  const all = products.map((product) => {
    const { title, subtitle: note } = product
    return { title, to: productPath(product), note }
  })
  const contact = { title: t(pages.contact.title), to: pages.contact.to, note: t('Page') }
  return { found: [...all, contact], missing: [] }
}
