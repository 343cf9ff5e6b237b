import { t } from '../../content/language/t.ts'
import type { Catalogue } from '../../content/catalogue-of.ts'
import { productDrawing } from '../products/pictures.server.ts'
import type { Product } from '../../content/product.ts'
import type { MenuGroup, MenuProduct } from './menu-group.ts'

/** Of each group in menus and footer: they stand on every page, and are looked through at a glance. */
const mostListed = 14

/** The range as menus and footer list it. */
export function menuGroups(catalogue: Catalogue): MenuGroup[] {
  return catalogue.groups.map(({ title, products }) => {
    const areTooMany = products.length > mostListed
    const listed = areTooMany ? products.slice(0, mostListed - 1) : products
    return {
      title,
      products: listed.map((product) => menuProduct(product, catalogue.products.indexOf(product))),
      ...(areTooMany && { all: t('All {n}', { n: products.length }) }),
    }
  })
}

function menuProduct(product: Product, place: number): MenuProduct {
  const { id, slug, title, note } = product
  const { src, width, height } = productDrawing(product)
  return {
    ...{ id, ...(slug && { slug }), title, note },
    number: String(place + 1).padStart(2, '0'),
    elevation: { src, width, height },
  }
}
