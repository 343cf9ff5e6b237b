import { remembering } from './remembering.ts'
import { emptyWords, longerNumbers, numbersInWords, sameThing } from './same-words.ts'
import { oldChillus, soundOf } from './sounds.ts'

/** How the words of a query are compared with the words of a text. */

/** Terms of several words, as one that is in the table; of a number and its unit, two. */
const terms: [RegExp, string][] = [
  [/\btwo[ -]?wheelers?\b/g, 'motorcycle'],
  // A shade, which in front of another word is a weight, or a street's lamp.
  [/\b(?:light|dark)[ -](?=(?:red|yellow|green|blue|gr[ea]y|brown)\b)/g, ''],
  [/(?:ഇളം|കടും) |(?:हल्क|गहर)[ाेी] (?=लाल|पील|हर|नील|भूर)/g, ''],
  // Crushed stone, which is no paint.
  [/\bblue ?metal\b|ബ്ലൂ ?മെറ്റ[\p{L}\p{M}]*|ब्लू ?मेटल/gu, 'stone'],
  // Water, of which white is the beginning, with what kind it is: for drinking, or rain.
  [/(?<![\p{L}\p{M}])(?:[\p{L}\p{M}]*വെള്ള(?:ം|ത്തി)|(?:കുടി|മഴ)വെള്ള)[\p{L}\p{M}]*/gu, 'water'],
  [/\bbreak[ -]down\b/g, 'breakdown'],
  [/ബ്രേക്ക് ഡൗൺ|ब्रेक डाउन/g, 'breakdown'],
  [/കി\.\s*ഗ്രാം?/g, 'കിലോ'],
  [/कि\.\s*ग्रा/g, 'किलो'],
  [/(\d)(?=t\b|\p{L}[\p{L}\p{M}])/gu, '$1 '],
]

/** Words that say nothing of what is sought. */
const empty = new Set(emptyWords.split(' ').map(plain))

const isLatin = (word: string) => /^[a-z0-9]/.test(word)

/**
 * Malayalam and Hindi change the end of a word for the plural and for most cases, be it only by the sign that ends it:
 * what is left is still three signs long.
 */
const endings = /^(.{3,}?)(?:ുകൾ|ങ്ങൾ|കൾ|[\u0d4dംർൽൾൻൺ]|ियों|ियां|ओं|ों|ें|ां|ा|े|ी|ि)$/

const withoutEnding = (word: string) => word.replace(endings, '$1')

/** What each word of the table stands for: a 'vandi' may be a truck, or any vehicle. */
const meanings = new Map<string, string[]>()
/** Beginnings of words that take endings, the longest first: which of them begins a word says what it is. */
const stems: string[] = []
for (const line of sameThing) {
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

const meaningsOf = remembering(
  (word) =>
    meanings.get(word) ?? meanings.get(stems.find((each) => word.startsWith(each)) ?? '') ?? [],
)

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
    .filter((key) => key.length > 4 && isLike(asked, key))
    .flatMap((key) => meanings.get(key)!),
)

/** In lower case, each sign written in one way. */
function plain(text: string): string {
  return oldChillus
    .reduce(
      (result, [old, chillu]) => result.replaceAll(old, chillu),
      text.normalize('NFC').toLowerCase(),
    )
    .replaceAll(/\u200c|\u200d|\u093c/g, '')
    .replaceAll(/ൻ\u0d4d?റ/g, 'ന്റ')
    .replaceAll('\u0901', '\u0902')
    .replaceAll(/[०-९൦-൯]/g, (digit) => String((digit.charCodeAt(0) - 6) % 16))
}

/** Which shade a paint has, or whoever asks for one wants: its colour alone is compared as a word. */
export function shadeOf(text: string): string {
  const said = plain(text)
  if (/\blight\b|ഇളം|हल्क[ाेी]/.test(said)) return 'light'
  return /\bdark\b|കടും|गहर[ाेी]/.test(said) ? 'dark' : 'none'
}

/** What a visitor asks with words that say something else, or nothing, in a text. */
const questions: [RegExp, string][] = [
  [/\b(?:how much|e[dt]h?ra|kitn[aei])\b|എത്ര\S*|कितन\S*/g, 'price'],
  [/\b(?:where|evide|evideyanu|kaha|kahan)\b|എവിടെ\S*|कहां/g, 'address'],
]

const replaced = (text: string, terms: [RegExp, string][]) =>
  terms.reduce((result, [term, word]) => result.replaceAll(term, word), text)

const figures = new Map(
  numbersInWords.flatMap((line) => {
    const [figure, ...words] = line.split(' ').map(plain) as [string, ...string[]]
    return words.map((word) => [word, figure] as const)
  }),
)

const oneNumber = `(?:${[...figures.keys(), ...longerNumbers.split(' ').map(plain)].join('|')}|\\d[\\d.,]{0,15})`
const gap = '[\\s-]{1,3}'
const and = `${gap}and${gap}(?:a${gap})?`
const until = `${gap}(?:to|or|ya|se|या|से|മുതൽ|അല്ലെങ്കിൽ)${gap}|\\s?[–-]\\s?`
/** In front of a word, which may be a unit, and not the end of 'eleven and a half'; so few that a long text takes no time. */
const numbers = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}]|${and})(${oneNumber}(?:(?:${until}|${and}|${gap})${oneNumber}){0,5})${gap}(?:a )?(?=([\\p{L}\\p{M}]+))`,
  'gu',
)
const untilNext = new RegExp(until)
const andHalf = new RegExp(`${and}half$|^(?:साढे|saa?dhe) `)

/** Of one word, or of one and a half. What else has several, as 'twenty five', is not known. */
function figureOf(number: string): string | undefined {
  if (/^[\d.,]+$/.test(number)) return number
  const whole = number.replace(andHalf, '')
  if (whole === number) return figures.get(number)
  const figure = Number(figureOf(whole))
  return Number.isInteger(figure) ? `${figure}.5` : undefined
}

/**
 * With figures for numbers in words before a unit of weight: in 'five ton', 'half a ton' and 'half to one ton', and not
 * in 'one stop'. Where one of them is not known all stay as they are: another load would hide machines.
 */
const withFigures = (text: string) =>
  text.replaceAll(numbers, (words: string, said: string, unit: string) => {
    const known = said.split(untilNext).map(figureOf)
    return isUnit(unit) && known.every((figure) => figure) ? `${known.join(' to ')} ` : words
  })

const joined = (text: string) => withFigures(replaced(text, terms))

/** The words of a text in lower case, without plural endings. */
export const wordsOf = remembering((text) => {
  const lower = plain(text)
  const words = `${lower} ${joined(lower)}`.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...new Set(words.map(singular))]
})

/** Nobody types more; what is pasted, or sent by a machine, costs no more than this. */
const mostAsked = 12
const longestAsked = 30

/** The words of a query that say something. */
export function askedWords(query: string): string[] {
  const words = (replaced(joined(plain(query)), questions).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(
    (word) => singular(word).slice(0, longestAsked),
  )
  const telling = words.filter((word) => !empty.has(word))
  return (telling.length > 0 ? telling : words).slice(0, mostAsked)
}

/** In kilograms. */
const units: Record<string, number> = { kg: 1, quintal: 100, ton: 1000 }

/** How many kilograms a word of a text stands for, if any. */
export const unitOf = (word: string): number | undefined =>
  units[meaningsOf(singular(word)).find((meaning) => Object.hasOwn(units, meaning)) ?? '']

const isUnit = (word: string) => unitOf(word) !== undefined

export const means = (word: string, meaning: string): boolean =>
  meaningsOf(singular(word)).includes(meaning)

/** A text's numbers, words and dashes, as they follow each other. */
export const piecesOf = (text: string): string[] =>
  joined(plain(text)).match(/\.?\d(?:[\d.,]*\d)?|[\p{L}\p{M}]+|[-–]/gu) ?? []

/** Asks what a machine lifts without a number, as 'heavy' does: no text has the answer. */
export const isCapacity = (word: string): boolean => meaningsOf(word).includes('capacity')

/** Of a load, such as '5 ton': no machine is promised for it, so it never excludes one. */
export const isLoad = (word: string): boolean =>
  /^\d+$/.test(word) || isUnit(word) || isCapacity(word)

/** 'crane for 5 ton', 'how many tons': whoever asks so is told that nothing of it is known here. */
export function asksForLoad(query: string): boolean {
  const asked = askedWords(query)
  return asked.some(isCapacity) || (asked.length > 1 && asked.some(isUnit))
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
