import { oldChillus } from './sounds.ts'

/** In lower case, each sign written in one way. */
export function plain(text: string): string {
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

/** Without the plural of English. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word
}
