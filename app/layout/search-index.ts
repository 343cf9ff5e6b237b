import { t } from '../../content/language/t.ts'
import { pages } from '../../content/site-pages.ts'
import type { KnownProduct } from '../page/fetch-catalogue.ts'
import { searchSite, type Found, type SearchedPage } from './site-search.ts'

/** Words a visitor may search for, beside a page's title. */
const words: Record<keyof typeof pages, string> = {
  home: 'all machines range catalogue start',
  gallery: 'pictures images photos films videos machines at work details',
  downloads: 'certificates ISO Strenx compliance brochures PDF papers documents',
  about: 'company story history mission vision design evolution maker Kerala workshop',
  whichMachine: 'find choose finder which crane fits suits right help me pick advice',
  compare: 'compare comparison differences difference side by side versus vs',
  shortlist: 'shortlist heart hearts favourites favorites wish list saved kept machines',
  contact:
    'phone call email whatsapp address directions workshop Kottayam Kodimatha Kerala quote price brochure manual spare parts service repair warranty',
}

const menuPages = (): SearchedPage[] =>
  (Object.keys(words) as (keyof typeof pages)[]).map((name) => ({
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

/** Over the texts of all products and pages. */
export function search(query: string, products: KnownProduct[]): Found[] {
  return searchSite(query, { products, pages: [...menuPages(), news(), booking()] })
}
