import type { Catalogue } from '../../content/catalogue-of.ts'
import { productDrawing } from '../products/pictures.server.ts'
import { summaryOf, type Product } from '../../content/product.ts'
import type { MenuGroup, MenuProduct } from './menu-group.ts'

/** The range as menus and footer list it. */
export function menuGroups(catalogue: Catalogue): MenuGroup[] {
  return catalogue.groups.map(({ title, products }) => ({
    title,
    products: products.map((product) => menuProduct(product, catalogue.products.indexOf(product))),
  }))
}

function menuProduct(product: Product, place: number): MenuProduct {
  const { src, width, height } = productDrawing(product)
  return {
    ...summaryOf(product),
    number: String(place + 1).padStart(2, '0'),
    elevation: { src, width, height },
  }
}
