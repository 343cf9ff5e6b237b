import { onTestFinished } from 'vitest'
import { useWords, wordsOf } from '../content/language/in-language.server.ts'
import { translations, type Translation } from '../content/language/languages.ts'
import { delivered } from '../content/language/site-words.server.ts'
import type { Words } from '../content/language/t.ts'
import { asDelivered, siteContentOf, type SiteContent } from '../content/site-content.ts'

/** Until the test is over. */
export function speak(language: Translation, words: Words) {
  const before = wordsOf(language)!
  onTestFinished(() => useWords(language, before))
  useWords(language, words)
}

/** The owner has approved what was delivered, as `say` makes of it, but for one text. */
export function approved(say = (text: string, _english: string) => text, but = ''): SiteContent {
  const rows = translations.flatMap((language) =>
    Object.entries(delivered[language])
      .filter(([english]) => english !== but)
      .map(([english, text]) => ({ language, english, text: say(text, english) })),
  )
  return siteContentOf({
    ...asDelivered,
    translations: rows.map((row) => ({ ...row, state: 'approved' as const })),
  })
}

const english = Object.keys(delivered.ml)

/** All is approved, and each translation is a mark by which the English is known, of letters that papers have. */
export const marked = () => approved((_, text) => `«${english.indexOf(text)}»`)

/** The English of what is said in marks. */
export const saidIn = (texts: readonly string[]): Set<string> =>
  new Set(
    texts
      .flatMap((text) => [...text.matchAll(/«(\d+)»/g)])
      .map(([, place]) => english[Number(place)]!),
  )
