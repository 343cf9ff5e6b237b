import type { TranslationState } from '../../content/language/translated-text.ts'
import { isPlainStory, longestStory, notPlainMessage } from './plain-story.ts'
import { oneLine, paragraphs } from './typed-text.ts'

/** What stands in a language for an English text: nothing, where nobody has translated it. */
export interface Said {
  text: string
  state: TranslationState | 'missing'
}

/** Translations need more room than English, a short one most of all, and none needs this much. */
export const longestTranslation = (english: string): number =>
  Math.min(2 * longestStory, 200 + english.length * 4)

/** The places of a text that are filled in: 'n' of '{n} machines'. */
const placesOf = (text: string): string[] => text.match(/\{\w+\}/g) ?? []

/**
 * A translation as it is kept, or what is wrong with it. Its places are those of the English, whatever their order; at its edges
 * stands the space that the English has there, by which it is joined to others.
 */
export function checkTranslation(
  english: string,
  typed: string,
): { ok: true; text: string } | { ok: false; message: string } {
  const text = (english.includes('\n') ? paragraphs(typed) : oneLine(typed)).normalize('NFC')
  if (!text)
    return refused('Write the translation. To have the delivered one again, take this one back.')
  const longest = longestTranslation(english)
  if (text.length > longest)
    return refused(`Shorten this to ${longest} characters; it has ${text.length}.`)
  // Of stories it is read as Markdown, as their English is.
  if (!isPlainStory(text)) return refused(notPlainMessage)
  const [wanted, found] = [placesOf(english), placesOf(text)]
  const lacking = without(wanted, found)
  const surplus = without(found, wanted)
  if (lacking.length > 0)
    return refused(
      `Put in ${lacking.join(' and ')} where it belongs: the site fills it in, as in the English.`,
    )
  if (surplus.length > 0)
    return refused(
      wanted.length > 0
        ? `Leave out ${surplus.join(' and ')}: the English has ${wanted.join(' and ')} only.`
        : `Leave out ${surplus.join(' and ')}: nothing is filled in there.`,
    )
  const hasBraces = (all: string) => /[{}]/.test(all.replaceAll(/\{\w+\}/g, ''))
  if (hasBraces(text) && !hasBraces(english))
    return refused('Leave out the single brace: braces hold what the site fills in.')
  const [, before = '', after = ''] = /^(\s*)[^]*?(\s*)$/.exec(english) ?? []
  return { ok: true, text: before + text + after }
}

const refused = (message: string) => ({ ok: false, message }) as const

/** What one list has more often than another. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other]
  return list.filter((each) => {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
