import { means, unitOf } from './meanings.ts'
import { piecesOf } from './search-words.ts'

/** Between two numbers of which the second one's unit is the first one's too. */
const until = new Set(['-', '–', 'to', 'or', 'and', 'se', 'से', 'മുതൽ'])

/** Says that no machine has to lift so much: before the number, and behind its unit. */
const under = /(?<!\bnot? )\b(?:under|below|within|(?:less|lighter) than)$/
const orLess =
  /^(?:or )?(?:less|below|under|lighter)\b|^(?:से |se )?(?:कम|नीचे|kam)(?= |$)|^(?:thazhe|kurav|താഴെ|കുറവ|കുറഞ്ഞ)/

/** Between a weight and the truck that it is of. */
const joining = new Set('of with a का के की वाला वाले वाली ka ke ki wala wale wali ഉള്ള'.split(' '))

const joins = (piece: string) => joining.has(piece) || means(piece, 'capacity')

/** Pieces in front of a load and behind it that say whose it is: a long text costs no more for each of its numbers. */
const near = 8

const isNumber = (piece = '') => /\d/.test(piece)

/** A comma stands before three digits, in English and in Indian groups, or is a decimal one. */
const numberOf = (piece: string) =>
  Number(
    /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.|$)/.test(piece)
      ? piece.replaceAll(',', '')
      : piece.replace(',', '.'),
  )

/**
 * In kilograms, each that a text names as a load: not what it is to stay under, nor the weight of a truck, such as
 * 'a 5 ton lorry'. That of a 'truck mounted crane' is one.
 */
export function quantitiesOf(text: string): number[] {
  const pieces = piecesOf(text)
  return pieces.flatMap((piece, at) => {
    if (!isNumber(piece)) return []
    const first = isNumber(pieces[at - 2]) && until.has(pieces[at - 1]!) ? at - 2 : at
    const last = until.has(pieces[at + 1] ?? '') && isNumber(pieces[at + 2]) ? at + 2 : at
    const unitAt = /[-–]/.test(pieces[last + 1] ?? '') ? last + 2 : last + 1
    const kilograms = numberOf(piece) * (unitOf(pieces[unitAt] ?? '') ?? NaN)
    const before = pieces.slice(Math.max(0, first - near), first)
    const behind = pieces.slice(unitAt + 1, unitAt + 1 + near)
    const isLimit = under.test(before.join(' ')) || orLess.test(behind.join(' '))
    return Number.isNaN(kilograms) || isLimit || isOfTruck(before, behind) ? [] : [kilograms]
  })
}

function isOfTruck(before: string[], behind: string[]): boolean {
  const owner = before.findLastIndex((piece) => !joins(piece))
  if (owner < before.length - 1 && means(before[owner] ?? '', 'truck')) return true
  const [next = '', follower = ''] = behind
    .slice(behind.findIndex((piece) => !joins(piece)))
    .filter((piece) => piece !== '-')
  return means(next, 'truck') && !means(follower, 'crane') && !/^(?:mount|മൗണ്ട|माउंट)/.test(follower)
}
