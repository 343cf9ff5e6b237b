import { contentIn } from '../content/language/content-in.server.ts'
import { inLanguage } from '../content/language/in-language.server.ts'
import type { Language } from '../content/language/languages.ts'
import { asDelivered } from '../content/site-content.ts'
import { productsIn } from '../app/page/fetch-catalogue.ts'
import { catalogueData } from '../app/page/known-products.server.ts'
import { search } from '../app/search/search-index.ts'

const productsOf = (language: Language) =>
  productsIn(catalogueData(contentIn(language, asDelivered).catalogue))

/** As the search is on a page: its own products, and those of the query's language as they come. */
export function searchOn(page: Language, query: string, written: Language) {
  const others = [...new Set<Language>(['en', written])].filter((each) => each !== page)
  return inLanguage(page, () => search(query, productsOf(page), others.map(productsOf)))
}
