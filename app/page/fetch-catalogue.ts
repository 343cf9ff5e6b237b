import type { Product } from '../../content/product.ts'
import { here } from '../../content/language/t.ts'
import { patience } from '../../content/patience.ts'

/** A product as the search reads it, and as a form offers it. */
export interface KnownProduct extends Pick<
  Product,
  | 'id'
  | 'slug'
  | 'title'
  | 'subtitle'
  | 'description'
  | 'family'
  | 'features'
  | 'applications'
  | 'specifications'
> {
  colours: { id: string; name: string }[]
}

/** `/catalogue.json`: the range as it is published now. */
export interface CatalogueData {
  groups: { title: string; products: KnownProduct[] }[]
}

let fetched: Promise<CatalogueData> | undefined

/**
 * Fetched once for each page that is loaded.
 *
 * @throws when it can't be fetched: the next call tries again
 */
export function fetchCatalogue(): Promise<CatalogueData> {
  fetched ??= fetch(here('/catalogue.json'), {
    signal: AbortSignal.timeout(patience),
  }).then((answer) => {
    if (!answer.ok) throw new Error(`The range was answered with ${answer.status}`)
    return answer.json() as Promise<CatalogueData>
  })
  fetched.catch(() => (fetched = undefined))
  return fetched
}

export const productsIn = ({ groups }: CatalogueData): KnownProduct[] =>
  groups.flatMap(({ products }) => products)

export const fetchProducts = async () => productsIn(await fetchCatalogue())
