import { innerBoxes, type Box, type Inside } from './boxes.ts'
import { Refused } from './refusals.ts'

/** Of an MP4's table of contents (ISO 14496-12, 8.3): pictures, sound, or whatever else was recorded with them. */
export interface Track {
  box: Box
  media: Box
  /** `vide` and `soun` are played. */
  handler: string
}

export const tracksOf = (view: DataView, movie: Box[]): Track[] =>
  movie
    .filter(({ name }) => name === 'trak')
    .map((box) => {
      const media = descend(view, box, 'mdia')
      return { box, media, handler: handlerOf(view, media) }
    })

const handlerOf = (view: DataView, media: Box) => {
  const { start } = descend(view, media, 'hdlr')
  return String.fromCharCode(...[8, 9, 10, 11].map((at) => view.getUint8(start + at)))
}

export function descend(view: DataView, box: Box, ...names: string[]): Box {
  return names.reduce((found, name) => within(innerBoxes(view, found), name), box)
}

function within(boxes: Box[], ...names: string[]): Box {
  const found = boxes.find(({ name }) => names.includes(name))
  if (!found) throw new Refused('broken-film')
  return found
}

/** Where each piece of a track begins in the file. */
export function placesOf(view: DataView, { media }: Track): number[] {
  const table = within(innerBoxes(view, descend(view, media, 'minf', 'stbl')), 'stco', 'co64')
  const isLong = table.name === 'co64'
  const { count, at } = entriesOf(view, table, { countAt: 4, bytes: isLong ? 8 : 4 })
  return Array.from({ length: count }, (_, piece) =>
    isLong ? Number(view.getBigUint64(at(piece))) : view.getUint32(at(piece)),
  )
}

/**
 * Where each piece lies: it holds as many samples as one table says, which are as long as another one does.
 *
 * @throws Refused when the tables don't name the same samples
 */
export function* piecesOf(view: DataView, track: Track): Generator<Inside> {
  const tables = innerBoxes(view, descend(view, track.media, 'minf', 'stbl'))
  const runs = entriesOf(view, within(tables, 'stsc'), { countAt: 4, bytes: 12 })
  const sizes = within(tables, 'stsz')
  const size = view.getUint32(sizes.start + 4)
  const samples = entriesOf(view, sizes, { countAt: 8, bytes: size === 0 ? 4 : 0 })
  let [run, sample] = [0, 0]
  for (const [piece, start] of placesOf(view, track).entries()) {
    while (run + 1 < runs.count && view.getUint32(runs.at(run + 1)) <= piece + 1) run++
    const inPiece = run < runs.count ? view.getUint32(runs.at(run) + 4) : 0
    const next = Math.min(samples.count, sample + inPiece)
    let end = start + size * (next - sample)
    if (size === 0) for (let n = sample; n < next; n++) end += view.getUint32(samples.at(n))
    sample = next
    yield { start, end }
  }
  if (sample < samples.count) throw new Refused('broken-film')
}

/** A table says how many entries follow: no more than it has room for. */
function entriesOf(
  view: DataView,
  { start, end }: Box,
  { countAt, bytes }: { countAt: number; bytes: number },
) {
  const count = view.getUint32(start + countAt)
  const first = start + countAt + 4
  if (first + count * bytes > end) throw new Refused('broken-film')
  return { count, at: (entry: number) => first + entry * bytes }
}
