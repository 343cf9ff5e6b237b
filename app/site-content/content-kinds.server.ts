import type { FilesOfSite } from '../../content/files.ts'
import { companyOf } from '../../content/company.ts'
import { pages } from '../../content/site-pages.ts'
import { newsPath, productPath } from '../../content/site.ts'
import {
  deliveredBodies,
  siteContentOf,
  type ContentBodies,
  type ContentKind,
  type SiteContent,
} from '../../content/site-content.ts'
import { settingWords, standIns } from '../../content/stand-ins.ts'
import {
  calledBy,
  inOrder,
  isNewItem,
  namedPicture,
  type Claim,
  type KindOfContent,
} from './kind-of-content.server.ts'
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
import { messagesSchema } from './messages-schema.server.ts'
import { blankNews, newsFaults, newsSchema } from './news-schema.server.ts'
import { blankPaint, paintFaults, paintSchema } from './paint-schema.server.ts'
import { privacySchema } from './privacy-schema.server.ts'
import { visitSchema } from './visit-schema.server.ts'
import {
  blankProduct,
  claimsOf,
  claimWords,
  paintsNotKnown,
  productSchema,
  withoutLostCallouts,
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
    tidied: withoutLostCallouts,
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
    faults: newsFaults,
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
  messages: {
    title: 'WhatsApp texts',
    about:
      'What is ready to be sent in one tap, to whoever comes and to whoever asked. On no page.',
    schema: messagesSchema,
  },
  visit: {
    title: 'Visits',
    about:
      'Whom visitors ask for, what they bring, how they find you: with their appointment and in its mails.',
    schema: visitSchema,
  },
}

export const kinds = Object.keys(contentKinds) as ContentKind[]

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

/** What one of several is called where it is typed; undefined where nothing is. */
export function nameInForm(kind: ContentKind, form: Record<string, string>): string | undefined {
  const { items } = contentKinds[kind]
  return (items && form[items.nameField]?.trim()) || undefined
}

/** Of something that is on the site, or was; undefined of what is not known, or not yet. */
export function titleIn(
  { bodies, withdrawn }: Pick<SiteContent, 'bodies' | 'withdrawn'>,
  { kind, item }: { kind: string; item: string },
): string | undefined {
  if (!isContentKind(kind)) return undefined
  const former = withdrawn.find((each) => each.kind === kind && each.item === item)
  const body = bodies[kind].get(item) ?? former?.body
  return body && titleOf({ kind, item }, body)
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
