import { plain, singular } from './plain-words.ts'
import { remembering } from './remembering.ts'
import { emptyWords, paintsInLatin, sameThing } from './same-words.ts'

/** Words that say nothing of what is sought. */
export const empty = new Set(emptyWords.split(' ').map(plain))

const isLatin = (word: string) => /^[a-z0-9]/.test(word)

/**
 * Malayalam and Hindi change the end of a word for the plural and for most cases, be it only by the sign that ends it:
 * what is left is still three signs long.
 */
const endings = /^(.{3,}?)(?:ുകൾ|ങ്ങൾ|കൾ|[\u0d4dംർൽൾൻൺ]|ियों|ियां|ओं|ों|ें|ां|ा|े|ी|ि)$/

export const withoutEnding = (word: string) => word.replace(endings, '$1')

/** What each word of the table stands for: a 'vandi' may be a truck, or any vehicle. */
export const meanings = new Map<string, string[]>()
/** Beginnings of words that take endings, the longest first: which of them begins a word says what it is. */
const stems: string[] = []
for (const line of [...sameThing, ...paintsInLatin]) {
  const [meaning, ...others] = line.split(' ').map(plain) as [string, ...string[]]
  for (const each of [meaning, ...others]) {
    const word = each.replace('-', '')
    const stem = isLatin(word) ? word : withoutEnding(word)
    for (const key of new Set([word, stem])) {
      meanings.set(key, [...(meanings.get(key) ?? []), meaning])
    }
    if (word !== each || !isLatin(word)) stems.push(stem)
  }
}
stems.sort((a, b) => b.length - a.length)

/** A slip makes other words of them. */
export const paintNamesInLatin = new Set(paintsInLatin.flatMap((line) => line.split(' ').slice(1)))

export const meaningsOf = remembering(
  (word) =>
    meanings.get(word) ?? meanings.get(stems.find((each) => word.startsWith(each)) ?? '') ?? [],
)

/** In kilograms. */
const units: Record<string, number> = { kg: 1, quintal: 100, ton: 1000 }

/** How many kilograms a word of a text stands for, if any. */
export const unitOf = (word: string): number | undefined =>
  units[meaningsOf(singular(word)).find((meaning) => Object.hasOwn(units, meaning)) ?? '']

/** A metre, or a foot. */
export const isLength = (word: string) => means(word, 'metre')

export const isUnit = (word: string) => unitOf(word) !== undefined

export const means = (word: string, meaning: string): boolean =>
  meaningsOf(singular(word)).includes(meaning)
