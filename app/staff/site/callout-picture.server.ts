import type { Paints } from '../../../content/paint.ts'
import type { Product } from '../../../content/product.ts'
import { markedPicture, type MarkedPicture } from '../../products/feature-marks.server.ts'
import { colouredPictures, type ProductPicture } from '../../products/pictures.server.ts'

/** A render of a machine on which its numbers stand, and where they were delivered. */
export interface MarkedRender extends MarkedPicture {
  picture: Pick<
    ProductPicture,
    'src' | 'srcSet' | 'fallback' | 'preview' | 'width' | 'height' | 'alt'
  >
}

/** None of a machine that we made no picture of: its numbers stand on its first photograph. */
export function markedRender(
  product: Pick<Product, 'id' | 'title' | 'colours'>,
  paints: Paints,
): MarkedRender | undefined {
  const pictures = colouredPictures(product, paints)
  const [picture] = pictures
  const marked = markedPicture(product, pictures)
  if (!picture || !marked) return undefined
  const { src, srcSet, fallback, preview, width, height, alt } = picture
  return { ...marked, picture: { src, srcSet, fallback, preview, width, height, alt } }
}
