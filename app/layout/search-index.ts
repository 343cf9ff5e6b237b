import { catalogue, groups } from '../../content/catalogue.ts'
import { sitePages, type SitePage } from '../../content/site.ts'
import { searchSite, type Found } from './site-search.ts'

/** Opens the booking dialog over the home page: found by search, but no page of its own. */
const booking: SitePage = {
  title: 'Find a slot',
  to: '/?book',
  about: 'book an appointment, a visit, a demo',
}

/** Over the whole catalogue's texts, which only this module brings to the browser. */
export function search(query: string): Found[] {
  return searchSite(query, { products: catalogue, pages: [...sitePages, booking] })
}

/** What there is, for a visitor whose word was not found. */
export const families = groups
