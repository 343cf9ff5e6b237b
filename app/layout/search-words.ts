import { sameThing } from './same-words.ts'

/** How the words of a query are compared with the words of a text. */

/** Terms of two words, as one that is in the table above. */
const terms: [RegExp, string][] = [
  [/\btwo[ -]?wheelers?\b/g, 'motorcycle'],
  [/\bbreak[ -]down\b/g, 'breakdown'],
]

const meanings = new Map(
  sameThing.flatMap((line) => {
    const words = line.split(' ')
    return words.map((word) => [word, words[0]!] as const)
  }),
)

/** Words of scripts without capitals take endings: which of them begins so says what it is. */
const stems = [...meanings.keys()].filter((word) => !/^[a-z0-9]/.test(word))

function meaningOf(word: string): string | undefined {
  const known = meanings.get(word)
  if (known !== undefined || /^[a-z0-9]/.test(word)) return known
  const stem = stems.filter((each) => word.startsWith(each)).sort((a, b) => b.length - a.length)[0]
  return stem && meanings.get(stem)
}

const empty = new Set(['a', 'an', 'and', 'for', 'in', 'my', 'of', 'on', 'the', 'to', 'with'])

/** How well a word of the query fits a word of a text; 0 if not at all. */
export type Compare = (asked: string, word: string) => number

/** The word itself, its beginning, or another word for it. */
export const exactly: Compare = (asked, word) => {
  if (asked === word) return 1
  const meaning = meaningOf(asked)
  if (meaning !== undefined && meaning === meaningOf(word)) return 0.9
  if (meaning !== undefined && meanings.has(asked)) return 0
  return word.startsWith(asked) ? 0.8 : 0
}

/**
 * Also with a slip of the finger: one in a word of four letters, two from seven on. The first letter
 * of a short word is right, and a word that says nothing was not meant: 'sand' is neither 'and' nor 'hand'.
 */
export const roughly: Compare = (asked, word) => {
  const fit = exactly(asked, word)
  if (fit > 0) return fit
  const slips = asked.length >= 7 ? 2 : asked.length >= 4 ? 1 : 0
  if (slips === 0 || Math.abs(asked.length - word.length) > slips || empty.has(word)) return 0
  if (asked.length < 5 && asked[0] !== word[0]) return 0
  return distance(asked, word) <= slips ? 0.5 : 0
}

/** In lower case, each sign written in one way. */
function plain(text: string): string {
  return oldChillus
    .reduce(
      (result, [old, chillu]) => result.replaceAll(old, chillu),
      text.normalize('NFC').toLowerCase(),
    )
    .replaceAll(/[\u200c\u200d]/g, '')
}

/** As older keyboards write Malayalam's dead consonants: the letter, its killer and a joiner. */
const oldChillus = Object.entries({ ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ', ക: 'ൿ' }).map(
  ([letter, chillu]) => [`${letter}\u0d4d\u200d`, chillu] as const,
)

/** The words of a text in lower case, without plural endings. */
export function wordsOf(text: string): string[] {
  const lower = plain(text)
  const joined = terms.reduce((result, [term, word]) => result.replaceAll(term, word), lower)
  const words = `${lower} ${joined}`.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...new Set(words.map(singular))]
}

/** The words of a query that say something. */
export function askedWords(query: string): string[] {
  const lower = plain(query)
  const joined = terms.reduce((result, [term, word]) => result.replaceAll(term, word), lower)
  const words = (joined.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(singular)
  const telling = words.filter((word) => !empty.has(word))
  return telling.length > 0 ? telling : words
}

/** A load, such as '5 ton': no machine is promised for it, so it never excludes one. */
export function isLoad(word: string): boolean {
  return /^\d+(t|kg|ton|tonne)?$|^(t|kg|kilo|ton|tonne|tan)$|^(ടൺ|ടണ്|കിലോ|टन|किलो)/.test(word)
}

/** 'crane for 5 ton': whoever asks so is told that nothing of it is known here. */
export const asksForLoad = (query: string): boolean =>
  /\p{Nd}/u.test(query) && askedWords(query).some((word) => isLoad(word) && !/^\d+$/.test(word))

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

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
