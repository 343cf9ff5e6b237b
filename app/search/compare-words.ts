import { empty, meanings, meaningsOf, withoutEnding, paintNamesInLatin } from './meanings.ts'
import { remembering } from './remembering.ts'
import { soundOf } from './sounds.ts'

const shareOne = (some: string[], others: string[]) => some.some((each) => others.includes(each))

/** How well a word of the query fits a word of a text; 0 if not at all. */
export type Compare = (asked: string, word: string) => number

/** The word itself, its beginning, or another word for it; a number is itself alone: 5 is not 500. */
export const exactly: Compare = (asked, word) => {
  if (asked === word) return 1
  if (/^\d+$/.test(asked)) return 0
  const meaning = meaningsOf(asked)
  if (meaning.length > 0 && shareOne(meaning, meaningsOf(word))) return 0.9
  // As both must begin alike, most need no closer look.
  if (asked[0] !== word[0] || meanings.has(asked)) return 0
  return word.startsWith(asked) ? 0.8 : word.startsWith(withoutEnding(asked)) ? 0.7 : 0
}

/** As Hindi bends its shortest adjectives too, of which no ending is cut off: 'हरे' and 'हरी' are 'हरा'. */
const unbent = (word: string) => word.replace(/[ेी]$/, 'ा')

const isForm = (asked: string, word: string) =>
  withoutEnding(asked) === withoutEnding(word) || unbent(asked) === unbent(word)

/** Not the beginning of a word that is another one: whoever asks for 'नीला', a paint, wants no 'नीलामी', an auction. */
export const wholly: Compare = (asked, word) => {
  const fit = exactly(asked, word)
  if (fit >= 0.9) return fit
  return isForm(asked, word) ? Math.max(fit, 0.7) : 0
}

/** Whether a word is one of these, with whatever ending. */
export const isOneOf = (asked: string, words: string[]) => words.some((word) => isForm(asked, word))

/**
 * Also with a slip of the finger: one in a word of four letters, two from seven on. The first letter
 * of a short word is right, and a word that says nothing was not meant: 'sand' is neither 'and' nor 'hand'.
 * Also as it sounds, which is how words are put in the letters of another language; and so for the words of the table.
 * A number has no slips: 5000 is not 500.
 */
export const roughly: Compare = (asked, word) => {
  const fit = exactly(asked, word)
  if (fit > 0 || /^\d+$/.test(asked)) return fit
  if (empty.has(word)) return 0
  return isLike(asked, word) || shareOne(likeMeanings(asked), meaningsOf(word)) ? 0.5 : 0
}

function isLike(asked: string, word: string): boolean {
  const sound = soundOf(asked)
  if (sound.length > 3 && sound === soundOf(word)) return true
  const slips = asked.length >= 7 ? 2 : asked.length >= 4 ? 1 : 0
  if (slips === 0 || Math.abs(asked.length - word.length) > slips) return false
  if (asked.length < 5 && asked[0] !== word[0]) return false
  return distance(asked, word) <= slips
}

/** What those words of the table mean that a word is like. */
const likeMeanings = remembering((asked) =>
  [...meanings.keys()]
    .filter((key) => key.length > 4 && !paintNamesInLatin.has(key) && isLike(asked, key))
    .flatMap((key) => meanings.get(key)!),
)

/** Letters to add, drop, change or swap with their neighbour to turn one word into the other. */
export function distance(a: string, b: string): number {
  const rows = [[...Array(b.length + 1).keys()]]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + (same ? 0 : 1),
      )
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) least = Math.min(least, rows[i - 2]![j - 2]! + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
