import { machineName } from './brand.ts'
import { translated } from './language/t.ts'
import { inTheirPlaces } from './in-their-places.ts'
import type { Paints } from './paint.ts'
import type { Family, Product, ProductGroup } from './product.ts'

/** The range, as it is offered at one moment. */
export interface Catalogue {
  /** Those that have a machine. */
  groups: ProductGroup[]
  /** What machines are painted in. */
  paints: Paints
  /** Every product, in the order of the header, the grid and the footer. */
  products: Product[]
  /** By its id, which it keeps for ever; undefined also for one that is offered no more. */
  find: (id: string) => Product | undefined
  /** By the last part of its page's address, which changes with its title. */
  at: (slug: string) => Product | undefined
  /** Also one that is offered no more: somebody has asked for it, or is booked to see it. */
  known: (id: string) => Product | undefined
  /** 'Dino Wotan' in the language under way, also where the rest of the range is in English; the id of one that nobody knows. */
  nameOf: (id: string) => string
}

/**
 * @param all in the order in which they came into the range, whatever group they belong to
 * @param former what was offered before
 */
export function catalogueOf(
  all: readonly Product[],
  paints: Paints,
  former: readonly Product[] = [],
): Catalogue {
  const products = inTheirPlaces(all).map((product) => inPaintsOnOffer(product, paints))
  const groups = [
    {
      title: translated('Knuckle Cranes'),
      products: products.filter(isOf('knuckle', 'stiff-boom')),
    },
    {
      title: translated('Recovery Cranes'),
      products: products.filter(isOf('rollback-bed', 'wheel-lift')),
    },
  ].filter((group) => group.products.length > 0)
  const inOrder = groups.flatMap((group) => group.products)
  const formerById = new Map(former.map((product) => [product.id, product]))
  const byId = new Map(inOrder.map((product) => [product.id, product]))
  const bySlug = new Map(inOrder.map((product) => [product.slug ?? product.id, product]))
  const known = (id: string) => byId.get(id) ?? formerById.get(id)
  return {
    groups,
    paints,
    products: inOrder,
    find: (id) => byId.get(id),
    at: (slug) => bySlug.get(slug),
    known,
    nameOf: (id) => {
      const product = known(id)
      return product ? machineName(translated(product.title)) : id
    },
  }
}

/** A machine keeps what it was painted in, and shows what can be had. */
const inPaintsOnOffer = (product: Product, { swatchesOf }: Paints): Product => ({
  ...product,
  colours: swatchesOf(product.colours).map(({ id }) => id),
})

function isOf(...families: Family[]) {
  return ({ family }: Product) => families.includes(family)
}
