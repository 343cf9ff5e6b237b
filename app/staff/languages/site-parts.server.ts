import { contentTexts, needsTranslation } from '../../../content/language/content-texts.ts'
import { saidByCode } from '../../../content/language/said-by-code.server.ts'
import { delivered } from '../../../content/language/site-words.server.ts'
import type { ContentKind, SiteContent } from '../../../content/site-content.ts'
import { wordTables } from '../../../content/words/word-tables.ts'
import { contentKinds, kinds, titleOf } from '../../site-content/content-kinds.server.ts'

/** A part of what the site says, with its texts in English. */
export interface SitePart {
  id: string
  title: string
  group: 'Words of the site' | 'Content'
  texts: string[]
}

const tableTitles: Record<keyof typeof wordTables, string> = {
  common: 'Said on several pages',
  layout: 'Menu, header and footer',
  search: 'Search',
  kept: 'Without a network',
  home: 'Home page',
  about: 'About page',
  gallery: 'Gallery page',
  lightbox: 'Pictures and films, opened',
  downloads: 'Downloads page',
  certificates: 'Certificates, opened',
  news: 'News pages',
  notice: 'Notice of pages, brochures and sheets that are not approved',
  privacy: 'Privacy page',
  products: 'Machine pages',
  machineView: '3D view',
  films: 'Films',
  find: 'Finder and comparison',
  enquiries: 'Enquiry forms',
  sending: 'Forms that are filled in, and thanks',
  shortlist: 'Shortlist',
  booking: 'Booking',
  account: 'Sign-in and account',
  quotes: 'Quotes',
  given: 'What pages get from the server',
  papers: 'Papers',
  server: 'Refusals, and what search engines are told',
  mails: 'Mails',
}

const ofCode: SitePart[] = [
  ...Object.entries(wordTables).map(([name, table]) => ({
    id: name,
    title: tableTitles[name as keyof typeof wordTables],
    group: 'Words of the site' as const,
    texts: Object.keys(table),
  })),
  {
    id: 'lists',
    title: 'Holidays, groups and lists',
    group: 'Words of the site',
    texts: [...saidByCode],
  },
]

/** All that there is to translate: what code says, then the content item by item. */
export function sitePartsOf({ bodies }: Pick<SiteContent, 'bodies'>): SitePart[] {
  const ofContent = kinds.flatMap((kind) =>
    [...bodies[kind]].map(([item, body]): SitePart => {
      const { title, items } = contentKinds[kind]
      const texts = contentTexts<ContentKind>(kind, body)
      return {
        id: `${kind}/${item}`,
        title: items ? `${title}: ${titleOf<ContentKind>({ kind, item }, body)}` : title,
        group: 'Content',
        texts: [...new Set(texts)].filter(
          (text) => Object.hasOwn(delivered.ml, text) || needsTranslation(text),
        ),
      }
    }),
  )
  return [...ofCode, ...ofContent].filter(({ texts }) => texts.length > 0)
}
