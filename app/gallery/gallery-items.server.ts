import { originalOf } from '../../content/language/content-in.server.ts'
import { language, t } from '../../content/language/t.ts'
import type { Language } from '../../content/language/languages.ts'
import { deliveredGallery } from '../../content/delivered-gallery.ts'
import { allDrawn, chosenPictures } from '../../content/gallery.ts'
import { asNamed, productOf, renaming } from '../../content/gallery-names.ts'
import type { GalleryPicture } from '../../content/gallery.ts'
import { asDelivered, type SiteContent } from '../../content/site-content.ts'
import type { GalleryItem } from './gallery-item.ts'
import { mediaOf } from './gallery-media.server.ts'
import { inGivenOrder } from '../rules/given-order.ts'
import { inGalleryOrder } from './gallery-order.ts'

interface Gallery {
  items: GalleryItem[]
  /** Below the heading. */
  note: string
}

/** Made once for each content in each language: every product's page asks. */
const made = {
  en: new WeakMap<SiteContent, Gallery>(),
  ml: new WeakMap<SiteContent, Gallery>(),
  hi: new WeakMap<SiteContent, Gallery>(),
} satisfies Record<Language, unknown>

const delivered = new Map(deliveredGallery.map((picture) => [picture.id, picture]))

/** What the gallery shows, in its order. */
export const galleryItems = (content: SiteContent): GalleryItem[] => galleryOf(content).items

/** The note, and that all is drawn as long as it is. */
export const galleryNote = (content: SiteContent): string => galleryOf(content).note

function galleryOf(content: SiteContent): Gallery {
  const known = made[language()]
  const gallery = known.get(content) ?? makeGallery(content)
  known.set(content, gallery)
  return gallery
}

function makeGallery(content: SiteContent): Gallery {
  const { pictures, files, gallery, catalogue } = content
  const inNewNames = renaming(asDelivered.catalogue.products, catalogue.products)
  const shown = pictures.flatMap((picture) => {
    const media = mediaOf(picture, files)
    if (!media) return []
    const { isDrawn, ...shape } = media
    return {
      isDrawn,
      item: { ...wordsOf(picture, content, inNewNames), ...shape, ...focusOf(picture) },
    }
  })
  const isAllDrawn = shown.every(({ isDrawn }) => isDrawn)
  return {
    items: inOrder(
      shown.map(({ item }) => item),
      gallery.order,
    ),
    note: isAllDrawn ? `${gallery.note} ${t(allDrawn)}` : gallery.note,
  }
}

/** What was uploaded stands before what was delivered, the newest first, until it is given a place. */
function inOrder(items: Omit<GalleryItem, 'id'>[], order: string[] | undefined): GalleryItem[] {
  const newest = items.filter(({ name }) => !delivered.has(name)).toReversed()
  const opening = [...newest.map(({ name }) => name), ...chosenPictures.opening]
  const ordered = order
    ? inGivenOrder(items.toReversed(), order)
    : inGalleryOrder(items, { ...chosenPictures, opening })
  return ordered.map((item, index) => ({ ...item, id: index + 1 }))
}

/** What nobody has changed follows the machines' names, as it did when it was delivered. */
function wordsOf(
  picture: GalleryPicture,
  content: SiteContent,
  inNewNames: (text: string) => string,
) {
  const { id: name, product, title, alt } = picture
  const { catalogue } = content
  const was = delivered.get(name)
  const written = originalOf(content).bodies.picture.get(name)
  const chosen = product === undefined ? undefined : catalogue.find(product)
  return {
    name,
    title: was?.title === written?.title ? inNewNames(title) : title,
    alt: was?.alt === written?.alt ? inNewNames(alt) : alt,
    product:
      was && was.product === product
        ? productOf(name, catalogue.products)
        : chosen && asNamed(chosen),
  }
}

const focusOf = ({ focus }: GalleryPicture) => (focus ? { focus: `${focus.x}% ${focus.y}%` } : {})
