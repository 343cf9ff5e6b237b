import type { ColourId } from '../../content/colours.ts'
import { drawings, drawingWidth } from './drawings.ts'
import type { Product } from './product.ts'

/** A product's picture as a page shows it. */
export interface ProductPicture {
  src: string
  width: number
  height: number
  alt: string
  /** A line drawing rather than a picture in colour. */
  drawn: boolean
}

// Vite reads these options from the source, so they can't be shared.
const coloured = import.meta.glob<string>('/media/products/*/*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
})
const drawingFiles = import.meta.glob<string>('./drawings/*-side.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

type Named = Pick<Product, 'id' | 'title'>

/** A product in one of its colours; its line drawing as long as that picture doesn't exist. */
export function productPicture(product: Named, colour: ColourId): ProductPicture {
  const src = coloured[`/media/products/${product.id}/${colour}.avif`]
  if (src === undefined) return productDrawing(product)
  return {
    src,
    width: 1600,
    height: 1000,
    alt: `Dino ${product.title} in ${colour.replaceAll('-', ' ')}`,
    drawn: false,
  }
}

/** The product seen from the side, standing on the lower edge of the picture. */
export function productDrawing({ id, title }: Named): ProductPicture {
  return {
    src: drawingFiles[`./drawings/${id}-side.svg`] ?? '',
    width: drawingWidth,
    height: drawings[id]?.height ?? drawingWidth,
    alt: `Line drawing of the Dino ${title}, seen from the side`,
    drawn: true,
  }
}
