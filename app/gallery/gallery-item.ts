import type { Copy } from '../ui/srcset.ts'

/** One picture or film of the gallery. Everything that can be read from its file's name is. */
export interface GalleryItem {
  /** Its place in the whole gallery, from 1. */
  id: number
  /** The file's name without its ending; `?photo=<name>` opens it. */
  name: string
  type: 'image' | 'video'
  title: string
  alt: string
  /** The picture as it was made; a film's mp4. */
  src: string
  /** A film's smaller file, where the browser can play it. */
  webm?: string
  /** The picture, or a film's first frame, in the widths there are; the narrowest first. */
  copies: Copy[]
  /** The machine that the name speaks of first. */
  product?: NamedProduct
}

export interface NamedProduct {
  id: string
  slug?: string
  title: string
}

/** Words of file names that are not written in small letters. */
const properNames: Record<string, string> = {
  dino: 'DINO',
  india: 'India',
  kerala: 'Kerala',
  kodimatha: 'Kodimatha',
  kottayam: 'Kottayam',
}

/** `media/gallery/wotan-in-a-yard.avif` → `wotan-in-a-yard`; `….poster.avif` → `…`. */
export function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\..*$/, '')
}

/** mp4 and webm are films, everything else is a picture (seed, section 3). */
export function typeOf(path: string): GalleryItem['type'] {
  return /\.(mp4|webm)$/i.test(path) ? 'video' : 'image'
}

/** `wotan-lifting-steel-beams-in-a-yard` → `Wotan lifting steel beams in a yard`. */
export function titleOf(name: string, products: NamedProduct[]): string {
  const words: string[] = []
  let rest = name.toLowerCase()
  while (rest !== '') {
    const product = products.find(({ id }) => beginsWith(rest, id))
    const word = product?.id ?? rest.split('-', 1)[0]!
    words.push(product?.title ?? properNames[word] ?? word)
    rest = rest.slice(word.length + 1)
  }
  const title = words.join(' ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** What is said of it to people who don't see it: that it moves is not in its name. */
export function altOf(title: string, type: GalleryItem['type']): string {
  return type === 'video' ? `Film: ${title}` : title
}

/** The product that a name speaks of first, if of any. */
export function productOf(name: string, products: NamedProduct[]): NamedProduct | undefined {
  const words = `-${name}-`
  const place = ({ id }: NamedProduct) => words.indexOf(`-${id}-`)
  const [first] = products
    .filter((product) => place(product) >= 0)
    .toSorted((a, b) => place(a) - place(b))
  return first && { id: first.id, ...(first.slug && { slug: first.slug }), title: first.title }
}

/** Its element in the grid, where the focus goes back to when the lightbox closes. */
export function cellId({ name }: Pick<GalleryItem, 'name'>): string {
  return `item-${name}`
}

function beginsWith(words: string, id: string): boolean {
  return words === id || words.startsWith(`${id}-`)
}
