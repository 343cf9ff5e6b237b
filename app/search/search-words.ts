import { empty, isLength, isUnit, meaningsOf, paintNamesInLatin, unitOf } from './meanings.ts'
import { withFigures } from './numbers-in-words.ts'
import { plain, singular } from './plain-words.ts'
import { remembering } from './remembering.ts'

/** What words a text has, and which of a query's are searched. */

const [light, dark] = ['light|halk[aei]', 'dark|g[ae]hr[aei]']
const paintNames = ['red|yellow|green|blue|gr[ea]y|brown', ...paintNamesInLatin].join('|')

/** Terms of several words, as one that is in the table; of a number and its unit, two. */
const terms: [RegExp, string][] = [
  [/\btwo[ -]?wheelers?\b/g, 'motorcycle'],
  // A shade, which in front of another word is a weight, or a street's lamp.
  [new RegExp(`\\b(?:${light}|${dark})[ -](?=(?:${paintNames})\\b)`, 'g'), ''],
  [/(?:ഇളം|കടും) |(?:हल्क|गहर)[ाेी] (?=लाल|पील|हर|नील|भूर)/g, ''],
  // Crushed stone, which is no paint.
  [/\bblue ?metal\b|ബ്ലൂ ?മെറ്റ[\p{L}\p{M}]*|ब्लू ?मेटल/gu, 'stone'],
  // Water, of which white is the beginning, with what kind it is: for drinking, or rain.
  [/(?<![\p{L}\p{M}])(?:[\p{L}\p{M}]*വെള്ള(?:ം|ത്തി)|(?:കുടി|മഴ)വെള്ള)[\p{L}\p{M}]*/gu, 'water'],
  [/\bbreak[ -]down\b/g, 'breakdown'],
  [/ബ്രേക്ക് ഡൗൺ|ब्रेक डाउन/g, 'breakdown'],
  [/കി\.\s*ഗ്രാം?/g, 'കിലോ'],
  [/कि\.\s*ग्रा/g, 'किलो'],
  [/(\d)(?: ?½|[ -]1\/2\b)/g, '$1.5'],
  [/½|\b1\/2\b/g, '0.5'],
  [/¼|\b1\/4\b/g, '0.25'],
  [/¾|\b3\/4\b/g, '0.75'],
  [/(\d)(?=[tm]\b|\p{L}[\p{L}\p{M}])/gu, '$1 '],
]

const isLight = new RegExp(`\\b(?:${light})\\b|ഇളം|हल्क[ाेी]`)
const isDark = new RegExp(`\\b(?:${dark})\\b|കടും|गहर[ाेी]`)

/** Which shade a paint has, or whoever asks for one wants: its colour alone is compared as a word. */
export function shadeOf(text: string): string {
  const said = plain(text)
  if (isLight.test(said)) return 'light'
  return isDark.test(said) ? 'dark' : 'none'
}

/** What a visitor asks with words that say something else, or nothing, in a text. */
const questions: [RegExp, string][] = [
  [/\b(?:how much|e[dt]h?ra|kitn[aei])\b|എത്ര\S*|कितन\S*/g, 'price'],
  [/\b(?:where|evide|evideyanu|kaha|kahan)\b|എവിടെ\S*|कहां/g, 'address'],
]

const replaced = (text: string, terms: [RegExp, string][]) =>
  terms.reduce((result, [term, word]) => result.replaceAll(term, word), text)

/** A part of a ton is as many kilograms, in which it is known what a machine lifts. */
const inKilograms = (text: string) =>
  text.replaceAll(
    /(?<![\d.,])0?(\.\d{1,3})[\s-]*([\p{L}\p{M}]+)/gu,
    (words: string, part: string, unit: string) =>
      unitOf(unit) === 1000 ? `${Math.round(Number(part) * 1000)} kg` : words,
  )

const joined = (text: string) => inKilograms(withFigures(replaced(text, terms)))

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

/** A text's numbers, words and dashes, as they follow each other. */
export const piecesOf = (text: string): string[] =>
  joined(plain(text)).match(/\.?\d(?:[\d.,]*\d)?|[\p{L}\p{M}]+|[-–]/gu) ?? []

/** Asks what a machine lifts without a number, as 'heavy' does: no text has the answer. */
export const isCapacity = (word: string): boolean => meaningsOf(word).includes('capacity')

const isFigure = (word: string) => /^\d+$/.test(word)

/** Of a load or a length, such as '5 ton': no machine is promised for it, so it never excludes one. */
export const isLoad = (word: string): boolean =>
  isFigure(word) || isUnit(word) || isLength(word) || isCapacity(word)

/** 'crane for 5 ton', 'how many tons', '12 metres': whoever asks so is told who knows. What a letter stands for, such as 'm', a figure says. */
export function asksForLoad(query: string): boolean {
  const asked = askedWords(query)
  return (
    asked.some(isCapacity) ||
    (asked.length > 1 && asked.some(isUnit)) ||
    (asked.some(isFigure) && asked.some(isLength))
  )
}
