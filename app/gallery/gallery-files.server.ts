import type { Product } from '../../content/product.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { chosenPictures, galleryFilms } from '../../content/gallery.ts'
import { choosePictures } from '../ui/picture-files.ts'
import { altOf, nameOf, productOf, titleOf, typeOf } from './gallery-item.ts'
import type { Copy } from '../ui/srcset.ts'
import type { GalleryItem } from './gallery-item.ts'
import { inGalleryOrder } from './gallery-order.ts'

// Vite reads these patterns and options from the source, so they can't be shared or computed.
const pictures = import.meta.glob<string>('/media/gallery/*.{avif,jpg,jpeg,png,webp}', {
  import: 'default',
  eager: true,
})
const renderCopies = import.meta.glob<Copies>('/media/gallery/*.avif', {
  query: {
    w: '400;640;960',
    format: 'avif',
    quality: '50',
    effort: '1',
    as: 'meta:src;width;height',
  },
  import: 'default',
  eager: true,
})
const photographCopies = import.meta.glob<Copies>('/media/gallery/*.{jpg,jpeg,png,webp}', {
  query: {
    w: '400;800;1600',
    format: 'avif',
    quality: '55',
    effort: '1',
    as: 'meta:src;width;height',
  },
  import: 'default',
  eager: true,
})
const films = import.meta.glob<string>('/media/films/*.{mp4,webm}', {
  query: '?url',
  import: 'default',
  eager: true,
})
const posterCopies = import.meta.glob<Copies>('/media/films/*.poster.{avif,jpg,jpeg,png,webp}', {
  query: { w: '400;800', format: 'avif', quality: '50', effort: '1', as: 'meta:src;width;height' },
  import: 'default',
  eager: true,
})

/** A first picture that was laid beside ours takes its place. */
const chosenPosters = choosePictures(Object.keys(posterCopies))

/** One when the original is no wider than the narrowest copy. */
type Copies = Copy | Copy[]

/** Made once for each content: every product's page asks. */
const made = new WeakMap<SiteContent, GalleryItem[]>()

/** What the gallery shows, in its order, of the files that there were at the build. */
export function galleryItems(content: SiteContent): GalleryItem[] {
  const items = made.get(content) ?? itemsOf(content.catalogue.products)
  made.set(content, items)
  return items
}

function itemsOf(products: Product[]): GalleryItem[] {
  const films = galleryFilms.flatMap((name) => filmNamed(name, products))
  return inGalleryOrder([...picturesByName(products).values(), ...films], chosenPictures).map(
    (item, index) => ({ ...item, id: index + 1 }),
  )
}

type Unplaced = Omit<GalleryItem, 'id'>

/** A photograph dropped in beside a render of the same name takes its place. */
function picturesByName(products: Product[]): Map<string, Unplaced> {
  const files = Object.entries(pictures)
  const renders = files
    .filter(([path]) => path in renderCopies)
    .map(([path, src]) => {
      const copies = [renderCopies[path]!].flat()
      // The lightbox shows a render as it was made: it is no larger than a copy would be.
      return describe(products, path, src, [...copies, asCopy(src, copies.at(-1)!)])
    })
  const photographs = files
    .filter(([path]) => path in photographCopies)
    .map(([path, src]) => describe(products, path, src, photographCopies[path]))
  return new Map([...renders, ...photographs].map((item) => [item.name, item]))
}

/** Renders are 1280 pixels long on their longer side. */
function asCopy(src: string, { width, height }: Copy): Copy {
  const zoom = 1280 / Math.max(width, height)
  return { src, width: Math.round(width * zoom), height: Math.round(height * zoom) }
}

/** None while it has not been made. */
function filmNamed(name: string, products: Product[]): Unplaced[] {
  const path = `/media/films/${name}.mp4`
  const src = films[path]
  if (src === undefined) return []
  const copies = posterCopies[chosenPosters.get(`/media/films/${name}.poster`) ?? '']
  return [{ ...describe(products, path, src, copies), webm: films[`/media/films/${name}.webm`] }]
}

function describe(products: Product[], path: string, src: string, copies: Copies = []): Unplaced {
  const name = nameOf(path)
  const type = typeOf(path)
  const title = titleOf(name, products)
  return {
    name,
    type,
    title,
    alt: altOf(title, type),
    src,
    copies: [copies].flat(),
    product: productOf(name, products),
  }
}
