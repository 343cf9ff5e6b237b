import { machineName } from '../../content/brand.ts'
import type { GalleryPicture } from '../../content/gallery.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { pages } from '../../content/site-pages.ts'
import { productPath } from '../../content/site.ts'
import {
  contentKinds,
  type ContentBodies,
  type ContentKind,
  type ContentRef,
} from './content-kinds.server.ts'

export interface PreviewedPage {
  title: string
  path: string
  /** Id of the part that shows it. */
  at?: string
  /** Of the item itself: its address changes with what is typed. */
  isOwn?: true
}

/** Where each kind is best looked at while it is edited; the page of an item itself comes before. */
const shownOn: Record<ContentKind, PreviewedPage[]> = {
  company: [
    { title: 'Home, how to reach us', path: '/', at: 'contact' },
    { title: 'Contact', path: '/contact' },
    { title: 'Privacy', path: '/privacy' },
  ],
  home: [{ title: 'Home, about us', path: '/', at: 'about' }],
  about: [{ title: 'About', path: '/about', at: 'story' }],
  product: [
    { title: 'Home, the range', path: '/', at: 'products' },
    { title: 'Downloads', path: '/downloads' },
  ],
  news: [
    { title: 'Home, the news', path: '/', at: 'news' },
    { title: 'All news', path: '/news' },
  ],
  privacy: [{ title: 'Privacy', path: '/privacy' }],
  paint: [],
  certificate: [],
  picture: [],
  gallery: [{ title: 'Gallery', path: pages.gallery.to }],
  messages: [],
  visit: [],
}

/** Machines that have a paint, and the home page with all of them. */
function pagesOfPaint(id: string, { catalogue }: SiteContent): PreviewedPage[] {
  const machines = catalogue.products.filter(({ colours }) => colours.includes(id)).slice(0, 3)
  return [
    ...machines.map((product) => ({
      title: machineName(product.title),
      path: productPath(product),
      at: 'colours',
    })),
    { title: 'Home', path: '/' },
  ]
}

/** The pages that show this body, the most telling first. */
export function pagesOf<Kind extends ContentKind>(
  { kind, item }: ContentRef<Kind>,
  body: ContentBodies[Kind],
  site: SiteContent,
): PreviewedPage[] {
  const { items } = contentKinds[kind]
  if (kind === 'paint') return pagesOfPaint(item, site)
  if (!items) return shownOn[kind]
  const named = items.named(body, item)
  const at = kind === 'picture' ? { at: `item-${(named as GalleryPicture).id}` } : {}
  return [{ title: 'Its page', path: items.pathOf(named), ...at, isOwn: true }, ...shownOn[kind]]
}
