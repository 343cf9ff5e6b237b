import type { Catalogue } from '../../../content/catalogue-of.ts'
import type { KnownProduct } from '../../page/fetch-catalogue.ts'

/** What the product list of a form offers. */
export type OfferedProduct = Pick<KnownProduct, 'id' | 'title' | 'colours'>

export function offeredProducts({ products, paints }: Catalogue): OfferedProduct[] {
  return products.map(({ id, title, colours }) => ({
    ...{ id, title },
    colours: paints.swatchesOf(colours).map(({ id, name }) => ({ id, name })),
  }))
}
