import type { Catalogue } from '../../content/catalogue-of.ts'
import type { Paints } from '../../content/paint.ts'
import type { Product } from '../../content/product.ts'
import type { CatalogueData, KnownProduct } from './fetch-catalogue.ts'

/** What the search and the forms know of the range. */
export function catalogueData({ groups, paints }: Catalogue): CatalogueData {
  return {
    groups: groups.map(({ title, products }) => ({
      title,
      products: products.map((product) => known(product, paints)),
    })),
  }
}

function known(product: Product, paints: Paints): KnownProduct {
  const { id, slug, title, subtitle, description, family } = product
  const { features, applications, specifications, colours } = product
  return {
    ...{ id, slug, title, subtitle, description, family, features, applications, specifications },
    colours: paints.swatchesOf(colours).map(({ id, name }) => ({ id, name })),
  }
}
