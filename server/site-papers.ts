import { jobOf, readStyle } from '../app/papers/job.server.ts'
import type { BuiltPapers } from '../app/papers/built-papers.server.ts'
import { PrintedPapers, type WantedPaper } from '../app/papers/printed-papers.server.ts'
import type { Queries } from '../app/db/database.server.ts'
import { readPicture } from '../app/files/read-picture.server.ts'
import type { ReadPicture } from '../app/papers/product-photographs.server.ts'
import { quotePaper } from '../app/papers/quote-paper.ts'
import { sheetPaper } from '../app/papers/sheet-paper.server.ts'
import { papersOf } from '../app/papers/site-papers.server.ts'
import { Typesetting } from '../app/papers/typesetting.server.ts'
import type { AskedSheet } from '../app/rules/configuration-sheet.ts'
import type { QuoteWords } from '../app/rules/quotes.ts'
import { contentIn } from '../content/language/content-in.server.ts'
import { inLanguage } from '../content/language/in-language.server.ts'
import { languages, pathIn } from '../content/language/languages.ts'
import { language } from '../content/language/t.ts'
import type { SiteContent } from '../content/site-content.ts'
import { spokenPath } from './in-its-language.ts'

interface Options {
  built?: BuiltPapers
  isOwn: (path: string, built: BuiltPapers) => boolean
}

/** The papers of this site, and what they are typeset with. */
export function sitePapers({ built = {}, isOwn }: Options) {
  const typesetting = new Typesetting()
  const style = readStyle()
  let read: ReadPicture | undefined
  const papers = new PrintedPapers<SiteContent>({
    papersOf: (content) => papersOfSite(content, read),
    style,
    typeset: (job) => typesetting.typeset(job),
    built,
    isOwn: (path) => isOwn(path, built),
  })
  return {
    papers,
    typesetQuote: (words: QuoteWords) => typesetting.typeset(jobOf(quotePaper(words), style)),
    typesetSheet: async (asked: AskedSheet) =>
      typesetting.typeset(jobOf(await sheetPaper(asked), style)),
    /** Where uploaded photographs lie, once the database is open. */
    readPicturesFrom: (db: Queries) => {
      read = (facts) => readPicture(db, facts)
    },
    stop: () => typesetting.stop(),
  }
}

/** Every paper in each language in which it is had, English ones first: specimens are there in English alone. */
export function wantedPapers(content: SiteContent): WantedPaper[] {
  const isHad = ({ language, path }: WantedPaper) =>
    spokenPath(pathIn(language, path)).path === path
  return languages
    .flatMap((language) =>
      [...inLanguage(language, () => papersOfSite(content)).keys()].map((path) => ({
        language,
        path,
      })),
    )
    .filter(isHad)
}

/** In the language under way. */
export function papersOfSite(content: SiteContent, read?: ReadPicture) {
  const { company, catalogue, certificates, files } = contentIn(language(), content)
  const { products, paints } = catalogue
  const specimens = certificates.filter(({ paper }) => !paper)
  return papersOf({ company, files, products, paints, certificates: specimens }, read)
}
