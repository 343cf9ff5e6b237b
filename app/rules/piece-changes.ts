import { likeness, sameEnds } from './word-changes.ts'

/** A line or a paragraph as it was and as it is; nothing where it came or went. */
export interface PieceChange {
  from: string
  to: string
}

/** The lines or paragraphs that are not as they were; a text where there was none is told as a whole. */
export function changedPieces(from: string, to: string): PieceChange[] {
  if (!from || !to) return from === to ? [] : [{ from, to }]
  const between = apartOf(from, to)
  const pairs = pairsOf(piecesOf(from, between), piecesOf(to, between))
  const changed = pairs.filter((pair) => pair.from !== pair.to)
  // Only how far its pieces are apart.
  return changed.length === 0 && from !== to ? [{ from, to }] : changed
}

/** What stands between the pieces of these texts: an empty line where any has one. */
const apartOf = (...texts: string[]) =>
  texts.some((text) => paragraphs.test(text)) ? '\n\n' : '\n'

const paragraphs = /\n\s*\n/

/** @param between what stands between them: an empty line, or the end of a line */
export const piecesOf = (text: string, between: string): string[] =>
  text
    .split(between === '\n' ? '\n' : paragraphs)
    .map((piece) => piece.trimEnd())
    .filter(Boolean)

/** What a piece is known by, whatever else it says: the name of a row, a day, a file, a title. */
export const nameOf = (piece: string): string =>
  /^(?:[^:\n]+(?=:\s)|\d{4}-\d{2}-\d{2}\b|[0-9a-f]{64}\b)/.exec(piece)?.[0] ?? piece.split('\n')[0]!

/** Of more pairs than these (a hundred lines and a hundred) those at the same place are compared. */
const mostPairs = 10_000

/** Each piece with what became of it, in order: first those that stayed, between them those most alike. */
function pairsOf(from: readonly string[], to: readonly string[]): PieceChange[] {
  const { start, end } = sameEnds(from, to)
  const same = (piece: string): PieceChange => ({ from: piece, to: piece })
  const [old, now] = [from, to].map((all) => all.slice(start, all.length - end)) as [
    string[],
    string[],
  ]
  return [
    ...from.slice(0, start).map(same),
    ...(old.length * now.length > mostPairs ? byPlace(old, now) : byLikeness(old, now)),
    ...from.slice(from.length - end).map(same),
  ]
}

const byPlace = (from: readonly string[], to: readonly string[]): PieceChange[] =>
  Array.from({ length: Math.max(from.length, to.length) }, (_, at) => ({
    from: from[at] ?? '',
    to: to[at] ?? '',
  }))

function byLikeness(from: readonly string[], to: readonly string[]): PieceChange[] {
  const worth = from.map((old) => to.map((now) => worthOf(old, now)))
  /** Of the pieces from each place on, how much the best pairs are worth. */
  const best = Array.from(
    { length: from.length + 1 },
    () => Array(to.length + 1).fill(0) as number[],
  )
  for (let i = from.length - 1; i >= 0; i--)
    for (let j = to.length - 1; j >= 0; j--)
      best[i]![j] = Math.max(
        ...[best[i + 1]![j]!, best[i]![j + 1]!, best[i + 1]![j + 1]! + worth[i]![j]!],
      )
  const pairs: PieceChange[] = []
  let [i, j] = [0, 0]
  while (i < from.length || j < to.length) {
    const [both, old, now] = [i < from.length && j < to.length, from[i] ?? '', to[j] ?? '']
    if (both && best[i]![j] === best[i + 1]![j + 1]! + worth[i]![j]!) {
      pairs.push({ from: old, to: now })
      i++
      j++
    } else if (j >= to.length || (both && best[i]![j] === best[i + 1]![j]!)) {
      pairs.push({ from: old, to: '' })
      i++
    } else {
      pairs.push({ from: '', to: now })
      j++
    }
  }
  return pairs
}

/** More than all others could be worth: a hundred at most, and none of them 3. */
const worthOfStaying = 10_000

/** A piece that stayed counts most; one at the same place is rather another one than none. */
function worthOf(old: string, now: string): number {
  if (old === now) return worthOfStaying
  return 0.01 + likeness(old, now) + (nameOf(old) === nameOf(now) ? 1 : 0)
}
