import type { Text } from '../words/texts.ts'
import { aboutLanguage, pathIn, type Language } from './languages.ts'

/** What a page of another language than English is said with: its texts by the English ones. */
export interface Words {
  language: Language
  texts: Readonly<Record<string, string>>
  /** The paths of pages that the owner answers for in this language, as they are in English. */
  approved: readonly string[]
  /** On the server: the papers that the owner answers for, as `isPaperApproved` asks for them. */
  papers?: readonly string[]
  /** On the server: where pages get them. */
  file?: string
  /** In the browser: gets what parts of the page say that are fetched when somebody asks for them, once. */
  parts?: () => Promise<unknown>
}

declare global {
  /**
   * The words of the language under way; none in English. In the browser a file that pages of that language name
   * (one document is in one language); on the server whatever `inLanguage` has begun, for as long as it lasts.
   */
  var dinoWords: Words | undefined
}

/** The places of a text: 'n' of '{n} machines'. */
type Places<T extends string> = T extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never
type Values<T extends string> = Record<Places<T>, string | number>

/**
 * A text in the language under way, by its English words, which are the text in English. One that no table in
 * `content/words` has does not compile. Never at the top of a module: there is no language yet.
 *
 * @param values what stands in the text's places
 */
export function t<T extends Text>(
  text: T,
  ...[values]: [Places<T>] extends [never] ? [] : [values: Values<T>]
): string {
  return filled(translated(text), values)
}

/** What has come as data, as all content does, in the language under way; as it is where nobody has translated it. */
export function translated(text: string): string {
  return globalThis.dinoWords?.texts[text] ?? text
}

/** @param values by the names of the places */
function filled(text: string, values?: Record<string, string | number>): string {
  return values ? text.replace(/\{(\w+)\}/g, (_, place: string) => String(values[place])) : text
}

/** The language under way. */
export const language = (): Language => globalThis.dinoWords?.language ?? 'en'

/** For `Intl`: 'en-IN', 'ml-IN', 'hi-IN'. */
export const locale = () => aboutLanguage[language()].locale

/** A path of the site in the language under way; for what is not a router's link, which adds the language itself. */
export const here = (path: string): string => pathIn(language(), path)

/** What `lang` says of a text on a page of another language that is in English still, as figures are until they are approved. */
export const languageOf = (text: string): 'en' | undefined =>
  globalThis.dinoWords && /[a-z]/i.test(text) && !/[\u0900-\u0d7f]/.test(text) ? 'en' : undefined
