import { AsyncLocalStorage } from 'node:async_hooks'
import { wordTables } from '../words/word-tables.ts'
import { translations, type Language, type Translation } from './languages.ts'
import type { Words } from './t.ts'

/** Held by the process: the server and the pages built for it each have a copy of this module. */
interface Spoken {
  underWay: AsyncLocalStorage<Words | undefined>
  words: Partial<Record<Translation, Words>>
}

const spokenKey = Symbol.for('dino.spoken')
const held = globalThis as { [spokenKey]?: Spoken }
const spoken = (held[spokenKey] ??= { underWay: new AsyncLocalStorage(), words: {} })

Object.defineProperty(globalThis, 'dinoWords', {
  configurable: true,
  get: () => spoken.underWay.getStore(),
})

/** Everything that is typed where it is said, in a language. */
function typedTexts(language: Translation): Record<string, string> {
  const column = translations.indexOf(language) as 0 | 1
  return Object.fromEntries(
    Object.values(wordTables).flatMap((table) =>
      Object.entries(table).map(([english, said]) => [english, said[column]]),
    ),
  )
}

/** What a language is said with from now on: the site's own words, and the content's in that language. */
export function useWords(language: Translation, texts: Readonly<Record<string, string>>) {
  spoken.words[language] = { language, texts: { ...typedTexts(language), ...texts } }
}

/** The words of a language; none for English, which needs none. */
export function wordsOf(language: Language): Words | undefined {
  if (language === 'en') return undefined
  if (!spoken.words[language]) useWords(language, {})
  return spoken.words[language]
}

/** Runs something, and all that it begins, in a language. */
export const inLanguage = <T>(language: Language, run: () => T): T =>
  spoken.underWay.run(wordsOf(language), run)

/** What the office reads, whoever has caused it. */
export const inEnglish = <T>(run: () => T): T => inLanguage('en', run)
