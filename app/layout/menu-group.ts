import type { ProductSummary } from '../../content/product.ts'

/** A group of the range as menus and footer list it. */
export interface MenuGroup {
  title: string
  products: MenuProduct[]
}

export interface MenuProduct extends ProductSummary {
  /** Its place in the whole range, as two digits. */
  number: string
  /** Seen from the side; all are as wide. */
  elevation: { src: string; width: number; height: number }
}
