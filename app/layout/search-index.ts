import { sitePages, type SitePage } from '../../content/site.ts'
import type { KnownProduct } from '../page/fetch-catalogue.ts'
import { searchSite, type Found } from './site-search.ts'

/** Opens the booking dialog over the home page: found by search, but no page of its own. */
const booking: SitePage = {
  title: 'Find a slot',
  to: '/?book',
  about: 'book an appointment, a visit, a demo',
}

const news: SitePage = {
  title: 'News',
  to: '/news',
  about: 'news events stories articles feed latest',
}

/** Over the texts of all products and pages. */
export function search(query: string, products: KnownProduct[]): Found[] {
  return searchSite(query, { products, pages: [...sitePages, news, booking] })
}
