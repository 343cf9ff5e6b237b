import type { SiteContent } from '../site-content.ts'
import { originalOf } from './content-in.server.ts'
import { languages, type Language } from './languages.ts'
import { siteWords } from './site-words.server.ts'

/** In which languages a page is to be found: in English, and in those in which the owner has approved all of it. */
export const languagesOfPage = (path: string, content: SiteContent): Language[] =>
  languages.filter(
    (language) =>
      language === 'en' || siteWords(language, originalOf(content)).approved.includes(path),
  )
