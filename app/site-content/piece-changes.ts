import { diffComm } from 'node-diff3'

/** A line or a paragraph as it was and as it is; nothing where it came or went. */
export interface PieceChange {
  from: string
  to: string
}

/** The lines or paragraphs that are not as they were; a text where there was none is told as a whole. */
export function changedPieces(from: string, to: string): PieceChange[] {
  if (!from || !to) return from === to ? [] : [{ from, to }]
  const between = apartOf(from, to)
  const changed = diffComm(piecesOf(from, between), piecesOf(to, between)).flatMap(
    ({ buffer1 = [], buffer2 = [] }) => paired(buffer1, buffer2),
  )
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

/** Between pieces that stayed: each with the one of its name, or else with the next that has no such partner. */
function paired(from: readonly string[], to: readonly string[]): PieceChange[] {
  const names = new Set(from.map(nameOf))
  const partners = new Map<string, string[]>()
  const others: string[] = []
  for (const piece of to) {
    const name = nameOf(piece)
    if (names.has(name)) partners.set(name, [...(partners.get(name) ?? []), piece])
    else others.push(piece)
  }
  const next = others.values()
  const pairs = from.map((piece) => ({
    from: piece,
    to: partners.get(nameOf(piece))?.shift() ?? next.next().value ?? '',
  }))
  const added = [...next, ...[...partners.values()].flat()]
  return [...pairs, ...added.map((piece) => ({ from: '', to: piece }))]
}
