import { createHash } from 'node:crypto'
import { patience } from '../patience.ts'
import type { SiteContent } from '../site-content.ts'
import { contentTables } from '../words/content-tables.ts'
import { ofRangeWords } from '../words/of-range.ts'
import type { WordTable } from '../words/word-table.ts'
import { partTables, serverTables, wordTables } from '../words/word-tables.ts'
import { approvedPaths, textsOfPages, textsOfPapers } from './approved-paths.server.ts'
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

/** All that can be said in a language, content too, and the pages and papers that the owner answers for in it. */
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
  const approved = new Set(
    ours.filter(({ state }) => state === 'approved').map(({ english }) => english),
  )
  const approvedOf = (textsOf: typeof textsOfPages) =>
    // Whoever has approved nothing has approved no page.
    approved.size === 0 ? [] : approvedPaths(textsOf(content), texts, approved)
  const said = { language, texts, approved: approvedOf(textsOfPages) }
  const [{ path: file }] = wordsFiles(said)
  const words = { ...said, papers: approvedOf(textsOfPapers), file }
  ofContent.set(language, words)
  return words
}

const textsOf = (tables: WordTable[]) => new Set(tables.flatMap((table) => Object.keys(table)))
const saidByServer = textsOf(serverTables.map((name) => wordTables[name]))
/** What machines are listed by is content, and translated where it is shown. */
const said = textsOf([...Object.values(wordTables), ofRangeWords])
const saidByParts = textsOf(partTables.map((name) => wordTables[name]))

/** Of all that can be said what scripts say, at once or in parts that come later: other content comes to them as data. */
function forPages(texts: Texts): { atOnce: Texts; inParts: Texts } {
  const inScripts = Object.entries(texts).filter(
    ([english]) => said.has(english) && !saidByServer.has(english),
  )
  const { atOnce = [], inParts = [] } = Object.groupBy(inScripts, ([english]) =>
    saidByParts.has(english) ? 'inParts' : 'atOnce',
  )
  return { atOnce: Object.fromEntries(atOnce), inParts: Object.fromEntries(inParts) }
}

interface WordsFile {
  path: string
  text: string
}

/**
 * The script that gives a page its words, and what its parts say besides (`partTables`), as they stand under /assets: a name
 * changes with each word, and with what is approved.
 */
export function wordsFiles({
  language,
  texts,
  approved,
}: Pick<Words, 'language' | 'texts' | 'approved'>): [atOnce: WordsFile, inParts: WordsFile] {
  const { atOnce, inParts } = forPages(texts)
  const parts = JSON.stringify(inParts)
  const partsPath = `/assets/words-${language}-parts-${hashOf(parts)}.json`
  const given = JSON.stringify({ language, approved, texts: atOnce })
  const words = given.replace('"texts":{', '"texts":{"__proto__":null,')
  const script = `(${giveWords})(${words},"${partsPath}")`
  return [
    { path: `/assets/words-${language}-${hashOf(script)}.js`, text: script },
    { path: partsPath, text: parts },
  ]
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

/** Text, and no function: the server's bundle, which has a copy of this module, would write it in other words, and name another file. */
const giveWords = `(words,path)=>{
let coming
words.parts=()=>coming??=fetch(path,{signal:AbortSignal.timeout(${patience})})
.then(answer=>answer.ok?answer.json():Promise.reject(Error(path)))
.then(texts=>Object.assign(words.texts,texts))
.catch(error=>{coming=undefined;throw error})
dinoWords=words
}`
