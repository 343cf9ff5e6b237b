import { expect, test } from 'vitest'
import { textsOfPages } from '../content/language/approved-paths.server.ts'
import { publicParts, type PublicPart } from '../content/public-parts.ts'
import { asDelivered } from '../content/site-content.ts'
import { wordTables } from '../content/words/word-tables.ts'
import { saidIn } from '../tests/said-in.ts'

/** A page of each part, and what draws it and gives it its data. */
const pages: Record<PublicPart, [path: string, ...files: string[]]> = {
  '': ['/', 'app/home/home-page.tsx'],
  products: ['/products/wotan', 'app/products/product-page.tsx'],
  gallery: ['/gallery', 'app/gallery/gallery-page.tsx'],
  downloads: ['/downloads', 'app/downloads/downloads-page.tsx'],
  about: ['/about', 'app/about/about-page.tsx'],
  news: ['/news', 'app/news/news-page.tsx', 'app/news/story-page.tsx'],
  contact: ['/contact', 'app/enquiries/contact/contact-page.tsx'],
  privacy: ['/privacy', 'app/privacy/privacy-page.tsx'],
  'which-machine': ['/which-machine', ...found('finder')],
  compare: ['/compare', ...found('compare')],
  shortlist: ['/shortlist', ...found('shortlist')],
}

function found(page: string): string[] {
  return [`app/find/${page}-view.tsx`, `app/find/${page}-page.server.ts`]
}

const texts = new Set<string>(Object.values(wordTables).flatMap((table) => Object.keys(table)))
/** 'demo' and 'slide' are names in code too. */
const isText = (literal: string) => texts.has(literal) && !/^[a-z]+$/.test(literal)

test.each(publicParts)(
  'no page of ‘%s’ is approved before all is that stands in its code',
  (part) => {
    const [path, ...files] = pages[part]
    const asked = new Set(textsOfPages(asDelivered).get(path))
    const said = saidIn(files, ({ to }) => to.startsWith('content/words/')).filter(({ literal }) =>
      isText(literal),
    )
    expect(said.length).toBeGreaterThan(10)
    expect(said.filter(({ literal }) => !asked.has(literal))).toEqual([])
  },
)
