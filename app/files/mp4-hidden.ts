import { innerBoxes, type Box, type Inside } from './boxes.ts'
import type { HiddenRange } from './examined.ts'
import { descend, piecesOf, type Track } from './mp4-tracks.ts'
import { Refused } from './refusals.ts'

/** What a film is played by. A camera tells of place and owner in boxes beside these: `udta`, `meta`, `uuid`, even `free`. */
const needed = {
  file: ['ftyp', 'moov', 'mdat'],
  moov: ['mvhd', 'iods', 'trak'],
  trak: ['tkhd', 'tapt', 'edts', 'tref', 'mdia'],
}

/** Further in, what plays it has more names than these. */
const telling = ['udta', 'meta', 'uuid', 'free', 'skip']

/** More than a hundred megabytes of a camera's notes come in. */
const mostPieces = 200_000

interface Film {
  /** The boxes at the top of the file. */
  top: Box[]
  /** Its table of contents, which lies at `offset` in the file. */
  view: DataView
  offset: number
  tracks: Track[]
}

/**
 * What of an MP4 nobody is shown: boxes that play nothing, and tracks that are neither pictures nor sound, in which cameras
 * note where they were (`gpmd`, `mebx`, subtitles), with all that lies of them among the film's data.
 *
 * @throws Refused when such a track's tables don't add up, or name what is played
 */
export function hiddenIn({ top, view, offset, tracks }: Film): HiddenRange[] {
  const isPlayed = ({ handler }: Track) => handler === 'vide' || handler === 'soun'
  const [played, others] = [tracks.filter(isPlayed), tracks.filter((each) => !isPlayed(each))]
  const movie = innerBoxes(view, { start: 0, end: view.byteLength })
  const boxes = [
    ...unneeded('moov', movie),
    ...played.flatMap(({ box }) => unneeded('trak', innerBoxes(view, box))),
    ...played.flatMap((track) => tellingIn(view, track)),
    ...others.map(({ box }) => box),
  ]
  const data = top.filter(({ name }) => name === 'mdat')
  const notes = joined(within(data, view, others))
  if (notes.length > 0) {
    for (const track of played) refuseShared(notes, piecesOf(view, track))
  }
  return [...unneeded('file', top).map(asRoom(0)), ...boxes.map(asRoom(offset)), ...notes]
}

const unneeded = (parent: keyof typeof needed, boxes: Box[]): Box[] =>
  boxes.filter(({ name, start, end }) => end > start && !needed[parent].includes(name))

function tellingIn(view: DataView, { media }: Track): Box[] {
  const parents = [media, descend(view, media, 'minf'), descend(view, media, 'minf', 'stbl')]
  return parents
    .flatMap((parent) => innerBoxes(view, parent))
    .filter(({ name, start, end }) => end > start && telling.includes(name))
}

/** The box stays, as free room. */
const asRoom =
  (offset: number) =>
  ({ at, start, end }: Box): HiddenRange => ({
    start: offset + start,
    end: offset + end,
    label: { at: offset + at + 4, bytes: [...Buffer.from('free')] },
  })

/** Where the tracks' pieces lie, all of them among the film's data. */
function within(data: Box[], view: DataView, tracks: Track[]): Inside[] {
  const found: Inside[] = []
  for (const track of tracks) {
    for (const piece of piecesOf(view, track)) {
      const isThere = data.some(({ start, end }) => piece.start >= start && piece.end <= end)
      if (!isThere || found.push(piece) > mostPieces) throw new Refused('broken-film')
    }
  }
  return found
}

/** In the order in which they lie, those that touch as one. */
function joined(pieces: Inside[]): Inside[] {
  const found: Inside[] = []
  for (const piece of pieces.toSorted((a, b) => a.start - b.start)) {
    const last = found.at(-1)
    if (last && piece.start <= last.end) last.end = Math.max(last.end, piece.end)
    else if (piece.end > piece.start) found.push({ ...piece })
  }
  return found
}

function refuseShared(notes: Inside[], pieces: Iterable<Inside>): void {
  for (const { start, end } of pieces) {
    // The first that ends behind its beginning.
    let [low, high] = [0, notes.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (notes[middle]!.end > start) high = middle
      else low = middle + 1
    }
    if (low < notes.length && notes[low]!.start < end) throw new Refused('broken-film')
  }
}
