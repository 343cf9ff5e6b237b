import { aboutTexts, type AboutTexts } from './about.ts'
import { catalogue as deliveredProducts } from './catalogue.ts'
import { catalogueOf, type Catalogue } from './catalogue-of.ts'
import { companyFacts, companyOf, type Company, type CompanyFacts } from './company.ts'
import { colours as deliveredPaints } from './colours.ts'
import type { Certificate } from './certificate.ts'
import { certificates as deliveredCertificates } from './certificates.ts'
import type { FilesOfSite } from './files.ts'
import { deliveredGallery, galleryTexts } from './delivered-gallery.ts'
import type { GalleryPicture, GalleryTexts } from './gallery.ts'
import { homeTexts, type HomeTexts } from './home.ts'
import { messageTexts, type MessageTexts } from './messages.ts'
import { news as deliveredNews, type NewsItem } from './news.ts'
import { paintsOf, type Paint } from './paint.ts'
import { privacyTexts, type PrivacyTexts } from './privacy.ts'
import type { Product } from './product.ts'
import { newsPath, productPath } from './site.ts'
import type { TranslatedText } from './language/translated-text.ts'
import { visitTexts, type VisitTexts } from './visit.ts'

/** What an item of each kind of content is, as it is stored. */
export interface ContentBodies {
  company: CompanyFacts
  home: HomeTexts
  about: AboutTexts
  privacy: PrivacyTexts
  product: Product
  paint: Paint
  news: NewsItem
  certificate: Certificate
  picture: GalleryPicture
  gallery: GalleryTexts
  messages: MessageTexts
  visit: VisitTexts
}
export type ContentKind = keyof ContentBodies

/** All that is on the site, by kind and by the item's id; '' where there is one of a kind. */
export type Bodies = { [Kind in ContentKind]: ReadonlyMap<string, ContentBodies[Kind]> }

/** An item that was taken off the site. */
export interface Withdrawn<Kind extends ContentKind = ContentKind> {
  kind: Kind
  item: string
  body: ContentBodies[Kind]
  /** The item that whoever asks for it is sent to. */
  successor: string | null
}

/** The last part of an address that an item has, or had. */
export interface KnownAddress {
  kind: ContentKind
  slug: string
  item: string
}

/** All that the owner can change, as the site says it now. Pages get it from their loaders, all else from the services. */
export interface SiteContent {
  /** The same in English, of content in another language: words that decide something are these. */
  original?: SiteContent
  /** On which it is said, in India: what is over by then is left out. Everything is said without one. */
  day?: string
  bodies: Bodies
  withdrawn: readonly Withdrawn[]
  addresses: readonly KnownAddress[]
  /** What was uploaded and is named by any of it. */
  files: FilesOfSite
  company: Company
  home: HomeTexts
  about: AboutTexts
  privacy: PrivacyTexts
  /** With its paints. */
  catalogue: Catalogue
  /** The latest first; of one date what came last. */
  news: NewsItem[]
  certificates: Certificate[]
  /** What the gallery shows: the delivered ones, then the others as they came. */
  pictures: GalleryPicture[]
  gallery: GalleryTexts
  messages: MessageTexts
  visit: VisitTexts
  /** What the office has read or written of it in another language. */
  translations: readonly TranslatedText[]
  /** Where old addresses lead: path by path. */
  moved: ReadonlyMap<string, string>
  /** Paths of what is offered no more, with its title. */
  gone: ReadonlyMap<string, string>
}

type Stored = Pick<SiteContent, 'bodies'> &
  Partial<Pick<SiteContent, 'day' | 'withdrawn' | 'addresses' | 'files' | 'translations'>>

/** What was taken off the site of a kind. */
const formerOf = <Kind extends ContentKind>(wanted: Kind, withdrawn: readonly Withdrawn[]) =>
  withdrawn.flatMap(({ kind, body }) => (kind === wanted ? [body as ContentBodies[Kind]] : []))

export const paintsIn = ({ bodies, withdrawn }: Pick<SiteContent, 'bodies' | 'withdrawn'>) =>
  paintsOf([...bodies.paint.values()].map(inItsCoat), formerOf('paint', withdrawn).map(inItsCoat))

/** What the studio paints with is the chip that was delivered: with another chip a paint is what that shows. */
function inItsCoat({ coat, ...paint }: Paint): Paint {
  const isDelivered = deliveredPaints.some(
    ({ id, swatch }) => id === paint.id && swatch === paint.swatch,
  )
  return coat && isDelivered ? { ...paint, coat } : paint
}

/** The site's content, of what is stored. */
export function siteContentOf({
  day,
  bodies,
  withdrawn = [],
  addresses = [],
  files = new Map(),
  translations = [],
}: Stored): SiteContent {
  const paints = paintsIn({ bodies, withdrawn })
  const former = formerOf('product', withdrawn)
  const catalogue = catalogueOf([...bodies.product.values()], paints, former)
  return {
    ...{ day, bodies, withdrawn, addresses, files, translations, catalogue },
    certificates: [...bodies.certificate.values()],
    company: companyOf(bodies.company.get('')!, day),
    home: bodies.home.get('')!,
    about: bodies.about.get('')!,
    privacy: bodies.privacy.get('')!,
    pictures: [...bodies.picture.values()],
    gallery: bodies.gallery.get('')!,
    messages: bodies.messages.get('')!,
    visit: bodies.visit.get('')!,
    news: [...bodies.news.values()].toReversed().toSorted((a, b) => b.date.localeCompare(a.date)),
    ...leadingElsewhere({ bodies, catalogue, withdrawn, addresses }),
  }
}

/** What has an address of its own. */
type Addressed = { id: string; slug?: string; title: string }

const pathsOf = { product: productPath, news: newsPath }

/** Whether each item has a page, which another may take the place of. */
export const hasPages = (kind: ContentKind): boolean => Object.hasOwn(pathsOf, kind)

/** The addresses that items had, of which each leads to where the item is now, or to what takes its place. */
function leadingElsewhere({
  bodies,
  withdrawn,
  addresses,
}: Pick<SiteContent, 'bodies' | 'catalogue' | 'withdrawn' | 'addresses'>) {
  const moved = new Map<string, string>()
  const gone = new Map<string, string>()
  for (const [kind, pathOf] of Object.entries(pathsOf) as [
    keyof typeof pathsOf,
    typeof newsPath,
  ][]) {
    const off = new Map(
      withdrawn.filter((each) => each.kind === kind).map((each) => [each.item, each]),
    )
    const present = (id: string, seen: string[] = []): Addressed | undefined => {
      const next = off.get(id)?.successor
      const isRound = next && seen.includes(next)
      return bodies[kind].get(id) ?? (next && !isRound ? present(next, [...seen, id]) : undefined)
    }
    const lead = (path: string, item: string) => {
      const to = present(item)
      if (to && pathOf(to) !== path) moved.set(path, pathOf(to))
      if (!to) gone.set(path, (off.get(item)?.body as Addressed | undefined)?.title ?? item)
    }
    for (const { item, body } of off.values()) lead(pathOf(body as Addressed), item)
    for (const { slug, item } of addresses.filter((each) => each.kind === kind))
      lead(pathOf({ id: slug }), item)
  }
  return { moved, gone }
}

const one = <Body>(body: Body) => new Map([['', body]])
const byId = <Body extends { id: string }>(bodies: readonly Body[]) =>
  new Map(bodies.map((body) => [body.id, body]))

export const deliveredBodies: Bodies = {
  company: one(companyFacts),
  home: one(homeTexts),
  about: one(aboutTexts),
  privacy: one(privacyTexts),
  // As its form stores it: its paints stand in no order of their own.
  product: byId(
    deliveredProducts.map((product) => ({ ...product, colours: product.colours.toSorted() })),
  ),
  paint: byId<Paint>(deliveredPaints),
  news: byId(deliveredNews),
  certificate: byId(deliveredCertificates),
  picture: byId(deliveredGallery),
  gallery: one(galleryTexts),
  messages: one(messageTexts),
  visit: one(visitTexts),
}

/** What the site says until something is published. */
export const asDelivered: SiteContent = siteContentOf({ bodies: deliveredBodies })
