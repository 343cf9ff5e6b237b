import { machineName } from '../../../content/brand.ts'
import type { Catalogue } from '../../../content/catalogue-of.ts'
import { splitPath } from '../../../content/language/languages.ts'
import { translated } from '../../../content/language/t.ts'
import { sitePages } from '../../../content/site-pages.ts'
import { interests, type Interest } from '../../rules/enquiry.ts'

export interface Subject {
  productId: string | null
  colour: string | null
  interest?: Interest | null
}

/** 'Dino Wotan, red', 'Hydraulic Cranes', or null. A product that has left the catalogue keeps its id. */
export function subjectOf(
  catalogue: Catalogue,
  { productId, colour, interest }: Subject,
): string | null {
  if (!productId) return interest ? translated(interests[interest]) : null
  const name = catalogue.nameOf(productId)
  const paint = colour && translated(catalogue.paints.nameOf(colour)).toLowerCase()
  return paint ? `${name}, ${paint}` : name
}

/** What a saved answer calls it: 'Dino Wotan', without its colour. */
export function machineOf(catalogue: Catalogue, { productId, interest }: Subject): string {
  return subjectOf(catalogue, { productId, interest, colour: null }) ?? 'machine'
}

/** The page an enquiry was sent from: 'Dino Wotan' for `/products/wotan?enquire=quote`. Another path stays as it is. */
export function pageWords(catalogue: Catalogue, page: string): string {
  const { path } = splitPath(page.replace(/[?#].*$/s, ''))
  const [, name = ''] = /^\/products\/([^/]+)$/.exec(path) ?? []
  const product = catalogue.at(name) ?? catalogue.known(name)
  return product
    ? machineName(product.title)
    : (sitePages.find(({ to }) => to === path)?.title ?? page)
}
