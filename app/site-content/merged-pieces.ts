import { diff3Merge } from 'node-diff3'
import { nameOf, piecesOf, type PieceChange } from './piece-changes.ts'

/** A text that two changed, each without the other. */
interface Sides {
  /** What both began with. */
  base: string
  mine: string
  theirs: string
}

interface Merged {
  pieces: string[]
  /** What stands otherwise than the colleague has it: from theirs to one's own. */
  both: PieceChange[]
}

/**
 * What two made of a text, piece by piece: what either changed, added or took out. Where both changed the same, one's own stands,
 * and it is told; nothing of either goes without a word.
 *
 * @param between what stands between its pieces
 */
export function mergedPieces(
  sides: Sides,
  between: '\n' | '\n\n',
): { text: string; both: PieceChange[] } {
  const [was, own, their] = [sides.base, sides.mine, sides.theirs].map((text) =>
    piecesOf(text, between),
  ) as [string[], string[], string[]]
  const merged: Merged = { pieces: [], both: [] }
  for (const { ok, conflict } of diff3Merge(own, was, their)) {
    const { pieces, both } = ok ? { pieces: ok, both: [] } : settled(conflict!, between)
    merged.pieces.push(...pieces)
    merged.both.push(...both)
  }
  const { pieces, both } = withoutSurprise(merged, { was, own, their })
  return { text: pieces.join(between), both }
}

/** Of what has no order: all that either chose, and nothing that either took out. */
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

/** Where both changed the same place: what each made of it (`a` is one's own), and what it was. */
function settled(
  { a: own, o: was, b: their }: { a: string[]; o: string[]; b: string[] },
  between: string,
): Merged {
  const others = (pieces: string[], from: string[]) => pieces.filter((each) => !from.includes(each))
  for (const at of ['begin', 'end'] as const) {
    const [mine, theirs] = [placed(own, was, at), placed(their, was, at)]
    if (!mine || !theirs) continue
    const { pieces, both } = byPlace(mine.stayed, was, theirs.stayed)
    const came = [...mine.came, ...others(theirs.came, mine.came)]
    return { pieces: at === 'begin' ? [...pieces, ...came] : [...came, ...pieces], both }
  }
  return { pieces: own, both: [{ from: their.join(between), to: own.join(between) }] }
}

/** The pieces that are in the place of those that were, and what came after them, or before; null where any of them moved or went. */
function placed(pieces: string[], was: string[], at: 'begin' | 'end') {
  const more = pieces.length - was.length
  if (more < 0) return null
  const [stayed, came] =
    at === 'begin'
      ? [pieces.slice(0, was.length), pieces.slice(was.length)]
      : [pieces.slice(more), pieces.slice(0, more)]
  const hasMoved =
    stayed.some((piece, index) => piece !== was[index] && was.includes(piece)) ||
    came.some((piece) => was.includes(piece))
  return hasMoved ? null : { stayed, came }
}

function byPlace(own: string[], was: string[], their: string[]): Merged {
  const both: PieceChange[] = []
  const pieces = own.map((mine, at) => {
    const theirs = their[at]!
    if (mine === was[at]) return theirs
    if (theirs !== was[at] && theirs !== mine) both.push({ from: theirs, to: mine })
    return mine
  })
  return { pieces, both }
}

interface Pieces {
  was: string[]
  own: string[]
  their: string[]
}

/** What moved is merged as taken out here and added there: it comes twice, goes with a place of the other's, or comes back. */
function withoutSurprise(merged: Merged, { was, own, their }: Pieces): Merged {
  const pieces: string[] = []
  const both = [...merged.both]
  const isNew = (piece: string) => !was.includes(piece)
  for (const piece of merged.pieces) {
    const rival = own.includes(piece)
      ? undefined
      : own.find((each) => isNew(each) && isRow(each, piece))
    if (!own.includes(piece) && was.includes(piece)) both.push({ from: piece, to: '' })
    else if (rival !== undefined) both.push({ from: piece, to: rival })
    else if (timesIn(pieces, piece) < Math.max(timesIn(own, piece), timesIn(their, piece)))
      pieces.push(piece)
  }
  for (const [at, piece] of own.entries())
    if (!pieces.includes(piece) && (isNew(piece) || their.includes(piece)))
      pieces.splice(pieces.indexOf(own[at - 1] ?? '') + 1, 0, piece)
  const isTold = (piece: string, side: keyof PieceChange) =>
    both.some((change) => change[side].includes(piece))
  for (const piece of pieces)
    if (was.includes(piece) && !their.includes(piece) && !isTold(piece, 'to'))
      both.push({ from: '', to: piece })
  for (const piece of their)
    if (isNew(piece) && !pieces.includes(piece) && !isTold(piece, 'from'))
      both.push({ from: piece, to: '' })
  return { pieces, both }

  /** One row, written by each in another way. Where a name stands twice it is none. */
  function isRow(one: string, other: string): boolean {
    const name = nameOf(one)
    return (
      name === nameOf(other) &&
      [was, own, their].every((all) => all.filter((each) => nameOf(each) === name).length <= 1)
    )
  }
}

const timesIn = (pieces: readonly string[], piece: string) =>
  pieces.filter((each) => each === piece).length
