import { inEnglish, inLanguage } from '../../../content/language/in-language.server.ts'
import type { Language } from '../../../content/language/languages.ts'
import { translated } from '../../../content/language/t.ts'
import { filledIn } from '../../rules/message-text.ts'

/**
 * A text of the owner's as somebody reads it: in their language, or all of it in English where nobody has translated it as it stands
 * now. A day in Malayalam within an English sentence is neither.
 *
 * @param values what stands in its places, in the language under way
 */
export const messageIn = (
  language: Language,
  text: string,
  values: () => Readonly<Record<string, string>>,
): string =>
  inLanguage(language, () => {
    const words = translated(text)
    return words === text ? inEnglish(() => filledIn(text, values())) : filledIn(words, values())
  })
