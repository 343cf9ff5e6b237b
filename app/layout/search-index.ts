import { catalogue } from '../../content/catalogue.ts'
import { sitePages } from '../../content/site.ts'
import { searchSite, type Found } from './site-search.ts'

/** Over the whole catalogue's texts, which only this module brings to the browser. */
export function search(query: string): Found[] {
  return searchSite(query, { products: catalogue, pages: sitePages })
}
