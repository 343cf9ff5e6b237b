import { likeness, sameEnds } from './word-changes.ts'

/** A line or a paragraph as it was and as it is; nothing where it came or went. */
export interface PieceChange {
  from: string
  to: string
}

/** A text that two changed, each without the other. */
interface Sides {
  /** What both began with. */
  base: string
  mine: string
  theirs: string
}

/**
 * What two made of a text, line by line, or paragraph by paragraph where there are several: what either changed,
 * added or took out. Where both changed the same, one's own stands.
 *
 * @returns with the text what stands otherwise than the colleague has it: from theirs to one's own
 */
export function mergedPieces({ base, mine, theirs }: Sides): {
  text: string
  both: PieceChange[]
} {
  const between = apartOf(base, mine, theirs)
  const was = piecesOf(base, between)
  const [own, their] = [mine, theirs].map((text) => fatesOf(was, piecesOf(text, between))) as [
    Fates,
    Fates,
  ]
  const isOwn = (piece: string, at: number) => piece !== was[at]
  const written = new Map(
    [...own.stayed.filter(isOwn), ...own.came.flat()].map((piece) => [nameOf(piece), piece]),
  )
  const pieces: string[] = []
  const both: PieceChange[] = []
  function takeTheirs(piece: string) {
    const mineOfName = written.get(nameOf(piece))
    if (mineOfName === undefined) pieces.push(piece)
    else if (mineOfName !== piece) both.push({ from: piece, to: mineOfName })
  }
  for (let at = 0; at <= was.length; at++) {
    pieces.push(...own.came[at]!)
    their.came[at]!.forEach(takeTheirs)
    if (at === was.length) break
    const [began, wrote, wroteToo] = [was[at]!, own.stayed[at]!, their.stayed[at]!]
    if (wrote === began && wroteToo !== began) takeTheirs(wroteToo)
    else pieces.push(wrote)
    if (wrote !== began && wroteToo !== began && wrote !== wroteToo)
      both.push({ from: wroteToo, to: wrote })
  }
  return { text: pieces.filter(Boolean).join(between), both }
}

/** Of lines without an order: all that either chose, and nothing that either took out. */
export function mergedSet({ base, mine, theirs }: Sides): string {
  const [was, own, their] = [base, mine, theirs].map((text) => piecesOf(text, '\n')) as [
    string[],
    string[],
    string[],
  ]
  const kept = own.filter((line) => their.includes(line) || !was.includes(line))
  const added = their.filter((line) => !was.includes(line) && !own.includes(line))
  return [...kept, ...added].join('\n')
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

const piecesOf = (text: string, between: string) =>
  text
    .split(between === '\n' ? '\n' : paragraphs)
    .map((piece) => piece.trimEnd())
    .filter(Boolean)

/** What a piece is known by, whatever else it says: the name of a row, a day, a file, a title. */
const nameOf = (piece: string): string =>
  /^(?:[^:\n]+(?=:\s)|\d{4}-\d{2}-\d{2}\b|[0-9a-f]{64}\b)/.exec(piece)?.[0] ?? piece.split('\n')[0]!

interface Fates {
  /** What became of each piece: nothing of one that was taken out. */
  stayed: string[]
  /** What was added before each piece, and after the last. */
  came: string[][]
}

function fatesOf(was: readonly string[], is: readonly string[]): Fates {
  const stayed: string[] = []
  const came: string[][] = [[]]
  for (const { from, to } of pairsOf(was, is)) {
    if (!from) came.at(-1)!.push(to)
    else {
      stayed.push(to)
      came.push([])
    }
  }
  return { stayed, came }
}

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
