import { isLength, isUnit } from './meanings.ts'
import { plain } from './plain-words.ts'
import { longerNumbers, numbersInWords } from './same-words.ts'

/** As they are listed, and Malayalam's as they are said before another word too. */
const spelled = (numbers: string) =>
  numbers.split(' ').flatMap((each) => {
    const word = plain(each)
    return word.endsWith('\u0d4d') ? [word, `${word.slice(0, -1)}ു`] : [word]
  })

const figures = new Map(
  numbersInWords.flatMap((line) => {
    const [figure, ...words] = spelled(line) as [string, ...string[]]
    return words.map((word) => [word, figure] as const)
  }),
)

const oneNumber = `(?:${[...figures.keys(), ...spelled(longerNumbers)].join('|')}|\\d[\\d.,]{0,15})`
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
 * With figures for numbers in words before a unit of weight or length: in 'five ton', 'half a ton' and 'half to one ton', and not
 * in 'one stop'. Where one of them is not known all stay as they are: another load would hide machines.
 */
export const withFigures = (text: string) =>
  text.replaceAll(numbers, (words: string, said: string, unit: string) => {
    const known = said.split(untilNext).map(figureOf)
    return (isUnit(unit) || isLength(unit)) && known.every((figure) => figure)
      ? `${known.join(' to ')} `
      : words
  })
