import { publicPaths } from '../public-paths.ts'
import type { SiteContent } from '../site-content.ts'
import { pathIn, translations } from './languages.ts'

/** The pages for everybody that are not English: each is there in every language. */
export const translatedPages = (content: Pick<SiteContent, 'catalogue' | 'news'>): string[] =>
  translations.flatMap((language) =>
    ['/contact', ...publicPaths(content)].map((path) => pathIn(language, path)),
  )

/** What shows content besides, and is read in a language. */
export const translatedFiles: string[] = translations.flatMap((language) =>
  ['/catalogue.json', '/news.atom'].map((path) => pathIn(language, path)),
)
