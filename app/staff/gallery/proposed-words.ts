import {
  productOf,
  saysNothing,
  titleOf,
  type NamedProduct,
} from '../../../content/gallery-names.ts'
import { slugOf } from '../../../content/product.ts'

/** What a file's name says of the picture: 'wotan-at-the-quarry.jpg' is 'Wotan at the quarry', of Wotan. */
export function proposedWords(
  file: string,
  products: readonly NamedProduct[],
): { title: string; product: string } {
  const name = file.replace(/\.\w{2,5}$/, '').trim()
  const words = name.replaceAll(/[\s_-]+/g, ' ').trim()
  const inHyphens = slugOf(words)
  const isWritten = words !== words.toLowerCase()
  const title = isWritten ? words : titleOf(inHyphens || words, products)
  return {
    title: saysNothing(name) ? '' : title.slice(0, 90),
    product: productOf(inHyphens, products)?.id ?? '',
  }
}
