import { t } from '../../content/language/t.ts'
import { pictureIn, type FilesOfSite } from '../../content/files.ts'
import { MASTER, PRODUCT_PICTURES, type ProductPictures } from '../../media/products/manifest.ts'
import { drawnFromSide, sideDrawing } from './elevations.server.ts'
import { pictureSource } from '../page/uploaded-picture.ts'
import { choosePictures } from '../ui/picture-files.ts'
import type { PictureSource } from '../ui/picture-source.ts'
import { frameAround, framesOfWhole, frameToScale, type Frame } from './picture-frame.ts'
import { nearestTo, type Paints, type Swatch } from '../../content/paint.ts'
import type { Product } from '../../content/product.ts'
import { picturedColours } from './pictured-colours.ts'

/** A product's picture as a page shows it. */
export interface ProductPicture {
  src: string
  /** The same in several widths, when there are any. */
  srcSet?: string
  /** For browsers that can't show the others. */
  fallback?: string
  /** Stands in until it arrives. */
  preview?: string
  width: number
  height: number
  alt: string
  /** A line drawing rather than a picture in colour. */
  drawn?: true
  /** Close around the machine, which stands on the lower edge. */
  close: Frame
  /** The same scale and the same ground line for every machine. */
  toScale: Frame
}

/** As lists show it, all to one scale: pages carry one of each machine. */
export type ListedPicture = Omit<ProductPicture, 'close'>

export interface ColouredPicture extends ProductPicture {
  colour: string
}

const masters = import.meta.glob<PictureSource>('/media/products/*/*.{avif,jpg,jpeg,png,webp}', {
  query: {
    w: '400;640;900;1600',
    format: 'avif',
    quality: '53',
    effort: '2',
    as: 'source:webp',
  },
  import: 'default',
  eager: true,
})
/** A render as it was made, no larger than a copy of it would be: what the sharpest screens show. */
const renders = import.meta.glob<string>('/media/products/*/*.avif', {
  import: 'default',
  eager: true,
})
/** By its path without the ending: a photograph laid beside a render takes its place. */
const chosen = choosePictures(Object.keys(masters))

type Named = Pick<Product, 'id' | 'title'>
type Painted = Pick<Product, 'id' | 'title' | 'colours'>
type Photographed = Painted & Pick<Product, 'photos'>

/** The photographs of it that were uploaded. */
export function photographsOf(
  { photos = [] }: Pick<Product, 'photos'>,
  files: FilesOfSite,
): ProductPicture[] {
  return photos.flatMap(({ file, alt }) => {
    const facts = pictureIn(files, { file })
    if (!facts) return []
    const source = pictureSource(facts)
    return [{ ...source, alt, ...framesOfWhole(source) }]
  })
}

/** The product in each of its colours that there is a picture of, its own first; in the nearest where there is none. */
export function colouredPictures(product: Painted, paints: Paints): ColouredPicture[] {
  const { id, title } = product
  const about = known[id] && framesOfRender(known[id])
  return shownIn(product, paints).map((colour) => {
    const file = chosen.get(nameOf(id, colour))!
    const source = masters[file]!
    return {
      colour,
      ...source,
      srcSet: srcSetOf(file, source),
      alt: t('Dino {title} in {paint}', { title, paint: paints.nameOf(colour).toLowerCase() }),
      // One object for all colours, which a page's data then holds once.
      ...((isRender(file) && about) || framesOfWhole(source)),
    }
  })
}

/** Whether its first picture is a render, of which everything is known. */
export function isRendered([first]: readonly ColouredPicture[], { id }: Pick<Product, 'id'>) {
  return first !== undefined && id in known && isRender(chosen.get(nameOf(id, first.colour))!)
}

const isRender = (file: string) => file.endsWith('.avif')

function srcSetOf(file: string, { srcSet }: PictureSource): string {
  const render = renders[file]
  return render ? `${srcSet}, ${render} ${MASTER.pixelsWide}w` : srcSet
}

/** Of a machine that there is a model of: what its picture shows of the studio's frame, also where a photograph took its place. */
export function modelFrameOf({ id }: Pick<Product, 'id'>): Frame | undefined {
  return known[id] && framesOfRender(known[id]).close
}

/** A render's machine is measured; a photograph is shown whole. */
function framesOfRender({ machine, pixelsPerMetre }: ProductPictures) {
  return {
    close: frameAround(machine, MASTER.groundLine),
    toScale: frameToScale(machine, MASTER.groundLine, pixelsPerMetre),
  }
}

/** For lists: one of which nobody has made a picture is shown by its photograph, or drawn. */
export function listPicture(
  product: Photographed,
  { paints }: { paints: Paints },
  files: FilesOfSite,
): ListedPicture {
  const [picture] = colouredPictures(product, paints)
  return listed(picture ?? photographsOf(product, files)[0] ?? productDrawing(product))
}

export function listed<Picture extends ProductPicture>(picture: Picture): Omit<Picture, 'close'> {
  const { close: _close, ...rest } = picture
  return rest
}

/** Without a prototype: a machine may be called as one of its parts. */
const known: Record<string, ProductPictures | undefined> = Object.assign(
  Object.create(null),
  PRODUCT_PICTURES,
)

const nameOf = (id: string, colour: string) => `/media/products/${id}/${colour}`

function shownIn(product: Painted, paints: Paints): string[] {
  const folder = nameOf(product.id, '')
  const made = [...chosen.keys()]
    .filter((name) => name.startsWith(folder))
    .map((name) => name.slice(folder.length))
  return picturedColours(product, { made, own: known[product.id]?.signature }, paints)
}

/** A paint of a machine, and where there is no picture in it the one that stands in. */
export interface ProductPaint extends Swatch {
  shownIn?: Pick<Swatch, 'id' | 'name'>
}

/** The machine's paints for its strip. */
export function paintsOfProduct(
  { colours }: Pick<Product, 'colours'>,
  pictures: readonly ColouredPicture[],
  paints: Paints,
): ProductPaint[] {
  const pictured = pictures.flatMap(({ colour }) => paints.known(colour) ?? [])
  return paints.swatchesOf(colours).map((paint) => {
    const isPictured = pictured.some(({ id }) => id === paint.id)
    const nearest = isPictured ? undefined : nearestTo(paint, pictured)
    return nearest ? { ...paint, shownIn: { id: nearest.id, name: nearest.name } } : paint
  })
}

/** The product seen from the side, standing on the lower edge of the picture. */
export function productDrawing({ id, title }: Named): ProductPicture {
  const { src, width, height } = sideDrawing(id)
  const whole = { x: 0, y: 0, width, height }
  return {
    src,
    width,
    height,
    alt: drawnFromSide(title),
    drawn: true,
    close: whole,
    // A hundred units are a metre.
    toScale: frameToScale(whole, height, 100),
  }
}
