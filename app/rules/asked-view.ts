import { configurationWords, nameOnIt, readConfiguration } from './configuration.ts'

/** The text of `?view=` as an enquiry carries it: what was turned, posed and chosen of a machine in 3D. */

/** Characters. */
export const longestView = 600

const mostWords = 40
/** A side, or a joint and its figure. What it does not know the view passes over, so no list of joints is needed here. */
const seen = /^[a-z]{2,12}(-[a-z]{2,8})?(:-?\d{1,4}(\.\d{1,3})?)?$/

/**
 * Read and written anew: what no view says is left out, and what is chosen stands at the end, each once.
 *
 * @param isOffered whether the machine can be had in this paint
 */
export function cleanView(text: string, isOffered: (paint: string) => boolean = () => true) {
  const words = wordsOf(text)
  const { cranePaint, ...chosen } = readConfiguration(words.join())
  const isPainted = cranePaint !== undefined && isOffered(cranePaint)
  return [
    ...words.filter((word) => seen.test(word)),
    ...configurationWords({ ...chosen, cranePaint: isPainted ? cranePaint : undefined }),
  ].join()
}

/** What was chosen from lists, without anything that somebody typed: for whoever may be a stranger. */
export function withoutOwnWords(view: string): string {
  return configurationWords({ ...readConfiguration(view), name: '' }).join()
}

function wordsOf(text: string): string[] {
  // In the form that names are kept in, which may be longer; putting marks in order takes seconds for a text without end.
  const short = text.slice(0, longestView).normalize('NFC').slice(0, longestView)
  return short
    .split(',', mostWords)
    .map((word) => word.trim())
    .map((word) =>
      /^name:/.test(word) ? `name:${nameOnIt(word.slice(5).replaceAll('_', ' '))}` : word,
    )
}
