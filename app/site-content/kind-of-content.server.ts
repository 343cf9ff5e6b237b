import type * as z from 'zod'
import type { GalleryPicture } from '../../content/gallery.ts'
import { slugOf, type Product } from '../../content/product.ts'
import type { SiteContent } from '../../content/site-content.ts'

/** What the office knows of a kind of content. */
export interface KindOfContent<Body> {
  title: string
  /** What is changed there, in a sentence for the office's list. */
  about: string
  /** Decodes a form, and encodes what is stored. Fields of a body that it doesn't have are kept as they are. */
  schema: z.ZodType<Partial<Body>> & { shape: Record<string, z.core.$ZodType> }
  items?: ItemsOfKind<Body>
  /** How a body is stored where the database would lose something of it, and read again. */
  stored?: { pack: (body: Body) => object; unpack: (stored: Body) => Body }
  /** A body that a form makes, without what belongs to what is no more in it. */
  tidied?: (body: Body) => Body
  /** What the fields can't tell one by one: messages by field. Without `site` what is not on it any more, or far from its day, is no fault. */
  faults?: (body: Body, site?: SiteContent) => Record<string, string>
  /** Each text that is published has a version of its own: see `nextVersion`. */
  hasVersions?: true
  /** What is not true yet, in words. */
  toConfirm?: (body: Body) => Claim[]
}

/** Of a kind with several items. */
export interface ItemsOfKind<Body> {
  /** 'machine' */
  one: string
  blank: Body
  /** The field by which it is called; its address is made of it. */
  nameField: string
  titleOf: (body: Body) => string
  /** Where its page stands, or the page that shows it. */
  pathOf: (body: Body) => string
  /** With the id and the address that its title gives it. */
  named: (body: Body, item: string) => Body
}

export interface Claim {
  /** Of the field or a part of it; none where it is confirmed by being filled in. */
  field?: string
  words: string
}

/** The item of a form for one that is not on the site yet. */
export const newItem = 'new'

/** Of one of several that somebody begins; no address of an item has this sign. */
export const newItemKeyed = (key: string) => `${newItem}~${key}`

/** Of the one to begin beside those that somebody has begun already. */
export function freeNewItem(begun: readonly string[]): string {
  const numbered = begun.map((_, at) => newItemKeyed(String(at + 2)))
  return [newItem, ...numbered].find((item) => !begun.includes(item))!
}

export const isNewItem = (item: string) => item === newItem || /^new~[0-9a-z]{1,64}$/.test(item)

/** The database sorts the names in an object; the maker's order of rows is kept as a list. */
export const inOrder = {
  pack: ({ specifications, ...product }: Product) => ({
    ...product,
    specifications: Object.entries(specifications),
  }),
  unpack: ({ specifications, ...product }: Product): Product => ({
    ...product,
    specifications: Array.isArray(specifications)
      ? Object.fromEntries(specifications as unknown as [string, string][])
      : specifications,
  }),
}

/** The address follows the name; the id is the first one's for ever. */
export function calledBy<Body extends { id: string; slug?: string }>(
  nameField: string,
  titleOf: (body: Body) => string,
): Pick<ItemsOfKind<Body>, 'nameField' | 'titleOf' | 'named'> {
  const named = (body: Body, item: string): Body => {
    const slug = slugOf(titleOf(body)) || newItem
    const id = isNewItem(item) ? slug : item
    const { slug: _before, ...rest } = body
    return { ...rest, id, ...(slug !== id && { slug }) } as Body
  }
  return { nameField, titleOf, named }
}

/** Its title may change, and links to it stay: nothing of its address but the id. */
export function namedPicture(picture: GalleryPicture, item: string): GalleryPicture {
  return { ...picture, id: isNewItem(item) ? slugOf(picture.title) || newItem : item }
}
