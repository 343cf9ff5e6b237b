import { catalogue } from '../../content/catalogue.ts'
import { allColours, type ColourId } from '../../content/colours.ts'
import { MASTER, PRODUCT_PICTURES, type ProductPictures } from '../../media/products/manifest.ts'
import { drawings, drawingWidth } from './drawings.ts'
import { frameAround, frameToScale, type Frame } from './picture-frame.ts'
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
  /** Close around the machine, which stands on the lower edge. */
  close: Frame
  /** The same scale and the same ground line for every machine. */
  toScale: Frame
}

export interface ColouredPicture extends ProductPicture {
  colour: ColourId
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

/** The colour each is shown in first: the range is of many colours, and Wotan wears the brand's. */
const firstColours: Record<string, ColourId> = {
  wotan: 'yellow',
  woodpicker: 'light-green',
  swifty: 'light-blue',
  scoot: 'white',
  cuty: 'red',
  brisky: 'maroon',
  wheelift: 'dark-blue',
  flatbed: 'yellow',
  slider: 'red',
  'ground-o': 'white',
  swiftlift: 'light-blue',
}

/** The product in each colour that it was rendered in, its own first. */
export function colouredPictures({ id, title }: Named): ColouredPicture[] {
  const about: ProductPictures | undefined = known[id]
  if (!about) return []
  const { machine, pixelsPerMetre } = about
  return coloursOf(id).map((colour) => {
    const file = `/media/products/${id}/${colour}.avif`
    return {
      colour,
      src: coloured[file]!,
      srcSet: colouredWidths[file],
      width: MASTER.width,
      height: MASTER.height,
      alt: `Dino ${title} in ${colour.replaceAll('-', ' ')}`,
      drawn: false,
      close: frameAround(machine, MASTER.groundLine),
      toScale: frameToScale(machine, MASTER.groundLine, pixelsPerMetre),
    }
  })
}

/** For lists, where a few machines in colour among drawings would look like a mistake: all or none. */
export function listPicture(product: Named): ProductPicture {
  const inColour = catalogue.every(({ id }) => id in known && coloursOf(id).length > 0)
  const [picture] = inColour ? colouredPictures(product) : []
  return picture ?? productDrawing(product)
}

const known: Record<string, ProductPictures> = PRODUCT_PICTURES

function coloursOf(id: string): ColourId[] {
  const rendered = allColours.filter((colour) => `/media/products/${id}/${colour}.avif` in coloured)
  return rendered.toSorted(
    (a, b) => Number(b === firstColours[id]) - Number(a === firstColours[id]),
  )
}

/** The product seen from the side, standing on the lower edge of the picture. */
export function productDrawing({ id, title }: Named): ProductPicture {
  const width = drawingWidth
  const height = drawings[id]?.height ?? drawingWidth
  const tallest = 640
  return {
    src: drawingFiles[`./drawings/${id}-side.svg`] ?? '',
    width,
    height,
    alt: `Line drawing of the Dino ${title}, seen from the side`,
    drawn: true,
    close: { x: 0, y: 0, width, height },
    toScale: { x: 0, y: height - tallest, width, height: tallest },
  }
}
