import type * as z from 'zod'
import type { FilesOfSite } from '../../content/files.ts'
import { companyOf } from '../../content/company.ts'
import type { GalleryPicture } from '../../content/gallery.ts'
import { newsPath, pages, productPath } from '../../content/site.ts'
import {
  deliveredBodies,
  siteContentOf,
  type ContentBodies,
  type ContentKind,
  type SiteContent,
} from '../../content/site-content.ts'
import { slugOf, type Product } from '../../content/product.ts'
import { settingWords, standIns } from '../../content/stand-ins.ts'
import { aboutSchema } from './about-schema.server.ts'
import { blankCertificate, certificateSchema } from './certificate-schema.server.ts'
import { companySchema } from './company-schema.server.ts'
import {
  blankPicture,
  galleryFaults,
  gallerySchema,
  pictureSchema,
} from './gallery-schema.server.ts'
import { homeSchema } from './home-schema.server.ts'
import { blankNews, newsSchema } from './news-schema.server.ts'
import { blankPaint, paintFaults, paintSchema } from './paint-schema.server.ts'
import { privacySchema } from './privacy-schema.server.ts'
import {
  blankProduct,
  claimsOf,
  claimWords,
  paintsNotKnown,
  productSchema,
} from './product-schema.server.ts'

export type { ContentBodies, ContentKind } from '../../content/site-content.ts'

/**
 * One item of a kind; '' of a kind that there is one of, 'new' of one that is not on the site yet, and 'new~KEY' where
 * somebody begins several.
 */
export interface ContentRef<Kind extends ContentKind = ContentKind> {
  kind: Kind
  item: string
}

interface KindOfContent<Body> {
  title: string
  /** What is changed there, in a sentence for the office's list. */
  about: string
  /** Decodes a form, and encodes what is stored. Fields of a body that it doesn't have are kept as they are. */
  schema: z.ZodType<Partial<Body>> & { shape: Record<string, z.core.$ZodType> }
  items?: ItemsOfKind<Body>
  /** How a body is stored where the database would lose something of it, and read again. */
  stored?: { pack: (body: Body) => object; unpack: (stored: Body) => Body }
  /** What the fields can't tell one by one: messages by field. Without `site` what is not on it any more is no fault. */
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

/** The database sorts the names in an object; the maker's order of rows is kept as a list. */
const inOrder = {
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
function calledBy<Body extends { id: string; slug?: string }>(
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
function namedPicture(picture: GalleryPicture, item: string): GalleryPicture {
  return { ...picture, id: isNewItem(item) ? slugOf(picture.title) || newItem : item }
}

/** The kinds that the office edits, in the order of its list. */
export const contentKinds: { [Kind in ContentKind]: KindOfContent<ContentBodies[Kind]> } = {
  company: {
    title: 'Company',
    about:
      'Telephone, WhatsApp, e-mails, address, place on the map, opening hours and pages elsewhere: on every page, in mails and calendars.',
    schema: companySchema,
    toConfirm: (facts) =>
      standIns(companyOf(facts)).map((setting) => ({ words: settingWords[setting] })),
  },
  home: { title: 'Home', about: 'What the slides about us say.', schema: homeSchema },
  about: {
    title: 'About',
    about: 'Our story, what we stand for, mission and vision.',
    schema: aboutSchema,
  },
  privacy: {
    title: 'Privacy',
    about: 'What the page for visitors says is kept of them, and why.',
    schema: privacySchema,
    hasVersions: true,
  },
  product: {
    title: 'Machines',
    about: 'Every machine of the range: its page, its place in menus and lists, its brochure.',
    schema: productSchema,
    stored: inOrder,
    items: {
      one: 'machine',
      blank: blankProduct,
      ...calledBy('title', ({ title }) => title),
      pathOf: productPath,
    },
    faults: (product, site) => (site ? paintsNotKnown(product, site.catalogue.paints) : {}),
    toConfirm: (product) => claimsOf(product).map((field) => ({ field, words: claimWords(field) })),
  },
  paint: {
    title: 'Paints',
    about: 'The paints that machines can be had in: their names and chips, everywhere.',
    schema: paintSchema,
    items: {
      one: 'paint',
      blank: blankPaint,
      ...calledBy('name', ({ name }) => name),
      pathOf: () => pages.home.to,
    },
    faults: paintFaults,
  },
  news: {
    title: 'News',
    about: 'News, events and stories on the home page and in the list of news.',
    schema: newsSchema,
    items: {
      one: 'story',
      blank: blankNews,
      ...calledBy('title', ({ title }) => title),
      pathOf: newsPath,
    },
  },
  certificate: {
    title: 'Certificates',
    about:
      'The documents on the downloads page: issued ones, and the specimens that stand in for them.',
    schema: certificateSchema,
    faults: ({ paper, file }): Record<string, string> =>
      paper || file
        ? {}
        : { paper: 'Choose the PDF as it was issued: there is no specimen of this.' },
    items: {
      one: 'certificate',
      blank: blankCertificate,
      ...calledBy('title', ({ title }) => title),
      pathOf: () => pages.downloads.to,
    },
    toConfirm: ({ specimen, paper }) =>
      specimen && !paper ? [{ words: 'the issued document' }] : [],
  },
  picture: {
    title: 'Gallery',
    about: 'Every picture and film of the gallery: add many at once, replace one, take one out.',
    schema: pictureSchema,
    faults: galleryFaults,
    items: {
      one: 'picture',
      blank: blankPicture,
      nameField: 'title',
      titleOf: ({ title }) => title,
      pathOf: () => pages.gallery.to,
      named: namedPicture,
    },
  },
  gallery: {
    title: 'Gallery, order and texts',
    about: 'In which order the gallery shows its pictures, and what stands above them.',
    schema: gallerySchema,
  },
}

export const kinds = Object.keys(contentKinds) as ContentKind[]

/** The item of a form for one that is not on the site yet. */
export const newItem = 'new'

/** Of one of several that somebody begins; no address of an item has this sign. */
export const newItemKeyed = (key: string) => `${newItem}~${key}`

export const isNewItem = (item: string) => item === newItem || /^new~[0-9a-z]{1,64}$/.test(item)

export const isContentKind = (name: string): name is ContentKind =>
  Object.hasOwn(contentKinds, name)

/** How an item was delivered; what a new one begins with. */
export function deliveredBody<Kind extends ContentKind>({
  kind,
  item,
}: ContentRef<Kind>): ContentBodies[Kind] {
  const { items } = contentKinds[kind]
  return deliveredBodies[kind].get(item) ?? items?.blank ?? unknown(kind, item)
}

function unknown(kind: string, item: string): never {
  throw new Error(`There is no ${kind} ${item}`)
}

/** 'Machines', or the title of one of several. */
export function titleOf<Kind extends ContentKind>(
  { kind, item }: ContentRef<Kind>,
  body: ContentBodies[Kind],
): string {
  const { title, items } = contentKinds[kind]
  if (!items) return title
  return isNewItem(item) ? `A new ${items.one}` : items.titleOf(body)
}

/**
 * The site's content with another body of this item.
 *
 * @param files that the body names
 */
export function withContent<Kind extends ContentKind>(
  content: SiteContent,
  { kind, item }: ContentRef<Kind>,
  body: ContentBodies[Kind],
  files: FilesOfSite = new Map(),
): SiteContent {
  const named = contentKinds[kind].items?.named(body, item) ?? body
  const id = isNewItem(item) ? (named as { id: string }).id : item
  const bodies = { ...content.bodies, [kind]: new Map(content.bodies[kind]).set(id, named) }
  return siteContentOf({ ...content, bodies, files: new Map([...content.files, ...files]) })
}

/** What of a body of this kind is not confirmed yet. */
export function toConfirm<Kind extends ContentKind>(
  kind: Kind,
  body: ContentBodies[Kind],
): Claim[] {
  return contentKinds[kind].toConfirm?.(body) ?? []
}

/** All that is on the site and not confirmed. */
export function allToConfirm({ bodies }: Pick<SiteContent, 'bodies'>): Claim[] {
  return kinds.flatMap((kind) =>
    [...bodies[kind].values()].flatMap((body) => toConfirm(kind, body)),
  )
}
