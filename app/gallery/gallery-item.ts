import type { NamedProduct } from '../../content/gallery-names.ts'
import type { Copy } from '../ui/srcset.ts'

/** One picture or film of the gallery. */
export interface GalleryItem {
  /** Its place in the whole gallery, from 1. */
  id: number
  /** Its id for ever: as delivered, its file's name without the ending. `?photo=<name>` opens it. */
  name: string
  type: 'image' | 'video'
  title: string
  alt: string
  /** The picture as it was made, or its widest copy; a film's mp4, or the only file of it. */
  src: string
  /** A film's smaller file, where the browser can play it. */
  webm?: string
  /** The picture, or a film's first frame, in the widths there are; the narrowest first. */
  copies: Copy[]
  /** The machine that it shows. */
  product?: NamedProduct
  /** What stays in sight where it is cropped: `30% 60%`. */
  focus?: string
}

/** `media/gallery/wotan-in-a-yard.avif` → `wotan-in-a-yard`; `….poster.avif` → `…`. */
export function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\..*$/, '')
}

/** mp4 and webm are films, everything else is a picture (seed, section 3). */
export function typeOf(path: string): GalleryItem['type'] {
  return /\.(mp4|webm)$/i.test(path) ? 'video' : 'image'
}

/** Its element in the grid, where the focus goes back to when the lightbox closes. */
export function cellId({ name }: Pick<GalleryItem, 'name'>): string {
  return `item-${name}`
}
