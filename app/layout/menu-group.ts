import type { ProductSummary } from '../../content/product.ts'

/** A group of the range as menus and footer list it. */
export interface MenuGroup {
  title: string
  products: MenuProduct[]
  /** What leads to the whole range, where it is longer than a menu. */
  all?: string
}

export interface MenuProduct extends Omit<ProductSummary, 'subtitle'> {
  /** Its place in the whole range, as two digits. */
  number: string
  /** Seen from the side; all are as wide. */
  elevation: { src: string; width: number; height: number }
}
