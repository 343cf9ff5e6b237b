import { remembering } from './remembering.ts'

/** As older keyboards write Malayalam's dead consonants: the letter, its killer and a joiner. */
export const oldChillus = Object.entries({ ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ', ക: 'ൿ' }).map(
  ([letter, chillu]) => [`${letter}\u0d4d\u200d`, chillu] as const,
)

/** Of Devanagari from क to ह; those of Malayalam stand at the same places. */
const consonants = 'kkggnssjjnttddnttddnnpfbbmyrrlllvsssh'

const soundOfLetter = (letter: string): string => {
  const old = oldChillus.find(([, chillu]) => chillu === letter)
  return consonants[((old?.[0] ?? letter).charCodeAt(0) % 128) - 0x15] ?? ''
}

/** Its consonants, which 'rikvari', 'recovery' and 'റിക്കവറി' have in common. */
export const soundOf = remembering((word) =>
  word
    .replaceAll('റ്റ', 't')
    .replaceAll('ന്റ', 'nt')
    // Malayalam's sign is an m; Hindi's is what the next letter makes of it, and at the end of a word only colours it.
    .replaceAll(/ം|ं(?=[पफबभम])/g, 'm')
    .replaceAll(/ं(?!$)/g, 'n')
    .replaceAll(/[\u0900-\u0d7f]/g, soundOfLetter)
    .replaceAll('ph', 'f')
    .replaceAll(/ch|c(?=[eiy])/g, 's')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('d', 't')
    .replaceAll('w', 'v')
    .replaceAll('x', 'ks')
    .replaceAll(/[aeiouyh]/g, '')
    .replaceAll(/(.)\1+/g, '$1'),
)
