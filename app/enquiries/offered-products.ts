import { catalogue } from '../../content/catalogue.ts'
import { swatchesOf } from '../../content/colours.ts'

/** What the product list of a form offers: as little of the catalogue as it needs. */
export interface OfferedProduct {
  id: string
  title: string
  colours: { id: string; name: string }[]
}

export const offeredProducts: OfferedProduct[] = catalogue.map((product) => ({
  id: product.id,
  title: product.title,
  colours: swatchesOf(product.colours).map(({ id, name }) => ({ id, name })),
}))
