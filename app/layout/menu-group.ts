import type { ProductSummary } from '../products/product.ts'

/** A group of the range as menus and footer list it. */
export interface MenuGroup {
  title: string
  products: ProductSummary[]
}
