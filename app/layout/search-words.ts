/** How the words of a query are compared with the words of a text. */

/** Words that visitors use for the same thing. The first stands for all. */
const sameThing = [
  'motorcycle bike motorbike scooter',
  'recovery tow towing breakdown wrecker rescue',
  'truck lorry',
  'timber log wood',
  'stone marble granite block boulder',
  'building construction concrete cement brick site',
  'municipal municipality council',
  'quote quotation price cost rate',
  'appointment book booking slot demo visit meeting',
  'call phone telephone mobile number',
  'email mail',
  'brochure leaflet pdf manual',
  'service servicing repair maintenance spare part warranty guarantee',
  'plant jcb excavator digger backhoe',
  'address location map direction',
]

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

const empty = new Set(['a', 'an', 'and', 'for', 'in', 'my', 'of', 'on', 'the', 'to', 'with'])

/** How well a word of the query fits a word of a text; 0 if not at all. */
export type Compare = (asked: string, word: string) => number

/** The word itself, its beginning, or another word for it. */
export const exactly: Compare = (asked, word) => {
  if (asked === word) return 1
  const meaning = meanings.get(asked)
  if (meaning !== undefined) return meaning === meanings.get(word) ? 0.9 : 0
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

/** The words of a text in lower case, without plural endings. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase()
  const joined = terms.reduce((result, [term, word]) => result.replaceAll(term, word), lower)
  const words = `${lower} ${joined}`.match(/[a-z0-9]+/g) ?? []
  return [...new Set(words.map(singular))]
}

/** The words of a query that say something. */
export function askedWords(query: string): string[] {
  const lower = query.toLowerCase()
  const joined = terms.reduce((result, [term, word]) => result.replaceAll(term, word), lower)
  const words = (joined.match(/[a-z0-9]+/g) ?? []).map(singular)
  const telling = words.filter((word) => !empty.has(word))
  return telling.length > 0 ? telling : words
}

/** A load, such as '5 ton': no machine is promised for it, so it never excludes one. */
export function isLoad(word: string): boolean {
  return /^\d+(t|kg|ton|tonne)?$|^(t|kg|ton|tonne)$/.test(word)
}

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
