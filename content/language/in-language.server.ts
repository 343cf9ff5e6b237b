import { AsyncLocalStorage } from 'node:async_hooks'
import { asDelivered } from '../site-content.ts'
import type { Language, Translation } from './languages.ts'
import { siteWords } from './site-words.server.ts'
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

/** What a language is said with from now on. */
export function useWords(language: Translation, words: Words): void {
  spoken.words[language] = words
}

/** The words of a language; none for English, which needs none. */
export function wordsOf(language: Language): Words | undefined {
  if (language === 'en') return undefined
  return (spoken.words[language] ??= siteWords(language, asDelivered))
}

/** Runs something, and all that it begins, in a language. */
export const inLanguage = <T>(language: Language, run: () => T): T =>
  spoken.underWay.run(wordsOf(language), run)

/** What the office reads, whoever has caused it. */
export const inEnglish = <T>(run: () => T): T => inLanguage('en', run)
