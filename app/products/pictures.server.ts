import { catalogue } from '../../content/catalogue.ts'
import { allColours, type ColourId } from '../../content/colours.ts'
import { drawings, drawingWidth } from './drawings.ts'
import type { Product } from './product.ts'

/** A product's picture as a page shows it. */
export interface ProductPicture {
  src: string
  /** The same in several widths, when there are any. */
  srcSet?: string
  width: number
  height: number
  alt: string
  /** A line drawing rather than a picture in colour. */
  drawn: boolean
}

// Vite reads these options from the source, so they can't be shared.
const coloured = import.meta.glob<string>('/media/products/*/*.avif', {
  query: { w: '960', format: 'avif', quality: '55', effort: '2' },
  import: 'default',
  eager: true,
})
const colouredWidths = import.meta.glob<string>('/media/products/*/*.avif', {
  query: { w: '400;640;960;1600', format: 'avif', quality: '55', effort: '2', as: 'srcset' },
  import: 'default',
  eager: true,
})
const drawingFiles = import.meta.glob<string>('./drawings/*-side.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

type Named = Pick<Product, 'id' | 'title'>

/** A product in colour, in yellow if it was painted so; its line drawing while no picture exists. */
export function productPicture(product: Named): ProductPicture {
  const colour = paintedIn(product)
  if (colour === undefined) return productDrawing(product)
  const file = `/media/products/${product.id}/${colour}.avif`
  return {
    src: coloured[file] ?? '',
    srcSet: colouredWidths[file],
    width: 1600,
    height: 1120,
    alt: `Dino ${product.title} in ${colour.replaceAll('-', ' ')}`,
    drawn: false,
  }
}

/** For lists, where a few machines in colour among drawings would look like a mistake: all or none. */
export function listPicture(product: Named): ProductPicture {
  return catalogue.every(paintedIn) ? productPicture(product) : productDrawing(product)
}

function paintedIn({ id }: Pick<Product, 'id'>): ColourId | undefined {
  const preferred: ColourId[] = ['yellow', ...allColours]
  return preferred.find((colour) => `/media/products/${id}/${colour}.avif` in coloured)
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
