import { catalogue, groups } from '../../content/catalogue.ts'
import { productDrawing } from '../products/pictures.server.ts'
import { summaryOf, type Product } from '../../content/product.ts'
import type { MenuGroup, MenuProduct } from './menu-group.ts'

/** The range as menus and footer list it. */
export const menuGroups: MenuGroup[] = groups.map(({ title, products }) => ({
  title,
  products: products.map(menuProduct),
}))

function menuProduct(product: Product): MenuProduct {
  const { src, width, height } = productDrawing(product)
  return {
    ...summaryOf(product),
    number: String(catalogue.indexOf(product) + 1).padStart(2, '0'),
    elevation: { src, width, height },
  }
}
