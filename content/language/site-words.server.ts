import { createHash } from 'node:crypto'
import type { SiteContent } from '../site-content.ts'
import { contentTables } from '../words/content-tables.ts'
import { ofProductsWords } from '../words/of-products.ts'
import type { WordTable } from '../words/word-table.ts'
import { wordTables } from '../words/word-tables.ts'
import { approvedPaths } from './approved-paths.server.ts'
import { translations, type Translation } from './languages.ts'
import type { Words } from './t.ts'

type Texts = Readonly<Record<string, string>>

/** What is typed where it is said, and the content as delivered, in a language. */
function deliveredTexts(language: Translation, tables: typeof wordTables): Texts {
  const column = translations.indexOf(language) as 0 | 1
  return Object.fromEntries(
    Object.values(tables).flatMap((table) =>
      Object.entries(table).map(([english, said]) => [english, said[column]]),
    ),
  )
}

/** The delivered translations of everything, by the English: a machine has written them. */
export const delivered: Readonly<Record<Translation, Texts>> = {
  ml: deliveredTexts('ml', { ...contentTables, ...wordTables }),
  hi: deliveredTexts('hi', { ...contentTables, ...wordTables }),
}

/** What the office has written takes the place of what was delivered. */
function written(language: Translation, { translations }: Pick<SiteContent, 'translations'>) {
  return translations.filter((each) => each.language === language)
}

const made = new WeakMap<SiteContent, Map<Translation, Words>>()

/** All that can be said in a language, content too, and the pages that the owner answers for in it. */
export function siteWords(language: Translation, content: SiteContent): Words {
  const ofContent = made.get(content) ?? new Map<Translation, Words>()
  made.set(content, ofContent)
  const known = ofContent.get(language)
  if (known) return known
  const ours = written(language, content)
  // Nothing is a text that is not written there: a machine may be called 'constructor'.
  const texts = Object.assign(
    Object.create(null) as Record<string, string>,
    delivered[language],
    Object.fromEntries(ours.map(({ english, text }) => [english, text])),
  )
  const approved = ours.filter(({ state }) => state === 'approved').map(({ english }) => english)
  const paths = approvedPaths(content, texts, new Set(approved))
  const words = { language, texts, approved: paths, file: fileOf(language, texts, paths) }
  ofContent.set(language, words)
  return words
}

/** What mails and papers say, and the server by itself, is no part of a page. */
const { mails: _, papers: __, server: ___, ...pageTables } = wordTables
/** What machines are listed by is translated where it is shown. */
const saidTables: WordTable[] = [...Object.values(pageTables), ofProductsWords]
const said = new Set(saidTables.flatMap((table) => Object.keys(table)))

/** Of all that can be said what scripts say: other content comes to them as data. */
const forPages = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([english]) => said.has(english)))

function fileOf(language: Translation, texts: Texts, approved: readonly string[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([forPages(texts), approved]))
    .digest('base64url')
  return `/assets/words-${language}-${hash.slice(0, 8)}.js`
}

/** The script that gives a page its words, and where it stands: its name changes with each word, and with what is approved. */
export function wordsFile({ texts, ...words }: Words): { path: string; text: string } {
  const given: Words = { ...words, texts: forPages(texts) }
  const text = `dinoWords=${JSON.stringify(given)}`
  return { path: words.file, text: text.replace('"texts":{', '"texts":{"__proto__":null,') }
}
