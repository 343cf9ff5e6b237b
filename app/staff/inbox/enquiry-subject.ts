import { findProduct } from '../../../content/catalogue.ts'
import { findColour } from '../../../content/colours.ts'
import { sitePages } from '../../../content/site.ts'
import { interests, type Interest } from '../../rules/enquiry.ts'

interface Subject {
  productId: string | null
  colour: string | null
  interest?: Interest | null
}

/**
 * 'Dino Wotan, red', 'Hydraulic Cranes', or null. A product that has left the catalogue keeps its id. For
 * the server: the catalogue is too much for a browser.
 */
export function subjectOf({ productId, colour, interest }: Subject): string | null {
  if (!productId) return interest ? interests[interest] : null
  const name = `Dino ${findProduct(productId)?.title ?? productId}`
  const paint = colour && (findColour(colour)?.name.toLowerCase() ?? colour)
  return paint ? `${name}, ${paint}` : name
}

/** The page an enquiry was sent from: 'Dino Wotan' for `/products/wotan?enquire=quote`. Another path stays as it is. */
export function pageWords(page: string): string {
  const path = page.replace(/[?#].*$/s, '')
  const product = findProduct(/^\/products\/([^/]+)$/.exec(path)?.[1] ?? '')
  return product
    ? `Dino ${product.title}`
    : (sitePages.find(({ to }) => to === path)?.title ?? page)
}
