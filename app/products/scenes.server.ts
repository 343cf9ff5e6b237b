import { picturesInStudio } from '../../content/delivered-gallery.ts'
import { galleryItems } from '../gallery/gallery-items.server.ts'
import { srcSetOf } from '../ui/srcset.ts'
import type { Product } from '../../content/product.ts'
import type { SiteContent } from '../../content/site-content.ts'

/** A picture of the gallery in which a product is at work. */
export interface Scene {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  /** What stays in sight where it is cropped. */
  focus?: string
  /** Where the gallery shows it large. */
  to: string
}

/** At most this many pictures of the product in the gallery, at work; none while there are none. */
export function scenesOf(content: SiteContent, { id }: Pick<Product, 'id'>, most: number): Scene[] {
  return galleryItems(content)
    .filter(({ type, product }) => type === 'image' && product?.id === id)
    .filter(({ name }) => !picturesInStudio.includes(name))
    .slice(0, most)
    .map(({ name, alt, copies, src, focus }) => {
      const { width, height } = copies.at(-1)!
      const to = `/gallery?photo=${name}`
      return { src, srcSet: srcSetOf(copies), width, height, alt, to, ...(focus && { focus }) }
    })
}

/** The gallery's first film of it. */
export function filmOf(content: SiteContent, { id }: Pick<Product, 'id'>) {
  const found = galleryItems(content).find(
    ({ type, product }) => type === 'video' && product?.id === id,
  )
  if (!found) return undefined
  const { src, webm, alt, copies } = found
  const { src: poster, width, height } = copies.at(-1)!
  return { src, webm, alt, poster, width, height }
}
