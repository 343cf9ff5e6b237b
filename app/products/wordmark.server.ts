import { isAsDelivered } from '../../content/catalogue.ts'
import type { Product } from '../../content/product.ts'

/** Where a machine's name lies as its logo; nowhere for another name than the logo was drawn for. */
export const wordmarkOf = (product: Pick<Product, 'id' | 'title'>): string | undefined =>
  isAsDelivered(product, 'title') ? `/marks/${product.id}.svg` : undefined
