import { language } from './language/t.ts'

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A count as a sentence has it: 'eleven'; from thirteen on, and in other languages, a figure. */
export function inWords(count: number): string {
  return (language() === 'en' && words[count]) || String(count)
}

/** As the first word of a heading: 'Eleven'. */
export function inWordsFirst(count: number): string {
  const word = inWords(count)
  return word[0]!.toUpperCase() + word.slice(1)
}
