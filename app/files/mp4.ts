import { innerBoxes, topBoxes, type Box, type Inside } from './boxes.ts'
import type { HiddenBox } from './examined.ts'
import { readExactly, type ReadableFile } from './read-at.ts'
import { Refused } from './refusals.ts'

export interface FilmFound {
  width: number
  height: number
  seconds: number
  /** What nobody is shown: it plays nothing, and may say where the film was made, and whose it is. */
  hidden?: HiddenBox[]
}

/** A film's table of contents is some KB for each minute. */
const mostMovieBytes = 16 * 1024 * 1024

/**
 * What an MP4 says of itself.
 *
 * @throws Refused when it is not whole, or not the H.264 that every browser plays
 */
export async function readMp4(file: ReadableFile): Promise<FilmFound> {
  const top = await topBoxes(file, 'broken-film')
  if (top[0]?.name !== 'ftyp') throw new Refused('broken-film')
  if (top.some(({ name }) => name === 'moof')) throw new Refused('film-in-pieces')
  const moov = top.find(({ name }) => name === 'moov')
  const data = top.filter(({ name }) => name === 'mdat')
  if (!moov || data.length === 0) throw new Refused('broken-film')
  const size = moov.end - moov.start
  if (size > mostMovieBytes) throw new Refused('broken-film')
  const view = await readExactly(file, moov.start, size, 'broken-film')
  try {
    const found = readMovie(view, data)
    const hidden = [...unneeded('file', top), ...unneededIn(view, moov.start)]
    return hidden.length > 0 ? { ...found, hidden } : found
  } catch (error) {
    // A box that ends before what it should hold.
    if (error instanceof RangeError) throw new Refused('broken-film')
    throw error
  }
}

function readMovie(view: DataView, data: Box[]): FilmFound {
  const inside = innerBoxes(view, { start: 0, end: view.byteLength })
  const head = inside.find(({ name }) => name === 'mvhd')
  if (!head) throw new Refused('broken-film')
  const tracks = inside
    .filter(({ name }) => name === 'trak')
    .map((track) => ({ track, media: descend(view, track, 'mdia') }))
  for (const { media } of tracks) refuseMissing(view, media, data)
  const video = tracks.find(({ media }) => handlerOf(view, media) === 'vide')
  if (!video) throw new Refused('no-pictures')
  const seconds = secondsOf(view, head)
  if (seconds <= 0) throw new Refused('film-in-pieces')
  refuseOtherCodecs(view, video.media)
  return { ...sizeOf(view, descend(view, video.track, 'tkhd')), seconds }
}

function descend(view: DataView, box: Box, ...names: string[]): Box {
  let found = box
  for (const name of names) {
    const next = innerBoxes(view, found).find((each) => each.name === name)
    if (!next) throw new Refused('broken-film')
    found = next
  }
  return found
}

/** Seconds with as many digits as a page could use. */
function secondsOf(view: DataView, { start }: Box): number {
  const isLong = view.getUint8(start) === 1
  const scale = view.getUint32(start + (isLong ? 20 : 12))
  const length = isLong ? Number(view.getBigUint64(start + 24)) : view.getUint32(start + 16)
  return scale === 0 ? 0 : Math.round((length / scale) * 100) / 100
}

const handlerOf = (view: DataView, media: Box) => {
  const { start } = descend(view, media, 'hdlr')
  return String.fromCharCode(...[8, 9, 10, 11].map((at) => view.getUint8(start + at)))
}

function refuseOtherCodecs(view: DataView, media: Box): void {
  const { start, end } = descend(view, media, 'minf', 'stbl', 'stsd')
  const entries = innerBoxes(view, { start: start + 8, end })
  if (entries.length === 0) throw new Refused('broken-film')
  if (entries.some(({ name }) => !/^avc[13]$/.test(name))) throw new Refused('film-codec')
}

/** As it is shown: a phone that was held upright turns the picture by a matrix. */
function sizeOf(view: DataView, { start }: Box): { width: number; height: number } {
  const matrix = start + (view.getUint8(start) === 1 ? 52 : 40)
  const [width, height] = [view.getUint32(matrix + 36) >>> 16, view.getUint32(matrix + 40) >>> 16]
  if (width === 0 || height === 0) throw new Refused('broken-film')
  const isTurned = view.getInt32(matrix) === 0 && view.getInt32(matrix + 4) !== 0
  return isTurned ? { width: height, height: width } : { width, height }
}

/** Each piece of a track begins within the film's data. */
function refuseMissing(view: DataView, media: Box, data: Box[]): void {
  const table = innerBoxes(view, descend(view, media, 'minf', 'stbl'))
  const places = table.find(({ name }) => name === 'stco' || name === 'co64')
  if (!places) throw new Refused('broken-film')
  const isLong = places.name === 'co64'
  const count = view.getUint32(places.start + 4)
  for (let number = 0; number < count; number++) {
    const at = places.start + 8 + number * (isLong ? 8 : 4)
    const place = isLong ? Number(view.getBigUint64(at)) : view.getUint32(at)
    if (!data.some(({ start, end }) => place >= start && place < end)) {
      throw new Refused('broken-film')
    }
  }
}

/** What a film is played by. A camera tells of place and owner in boxes beside these: `udta`, `meta`, `uuid`, even `free`. */
const needed = {
  file: ['ftyp', 'moov', 'mdat'],
  moov: ['mvhd', 'iods', 'trak'],
  trak: ['tkhd', 'tapt', 'edts', 'tref', 'mdia'],
}

const unneeded = (parent: keyof typeof needed, boxes: Box[]): HiddenBox[] =>
  boxes
    .filter(({ name, start, end }) => end > start && !needed[parent].includes(name))
    .map(({ at, start, end }) => ({ at, start, end }))

/** Those of the table of contents, which lies at `offset` in the file. */
function unneededIn(view: DataView, offset: number): HiddenBox[] {
  const all = (inside: Inside) => innerBoxes(view, inside)
  const moov = all({ start: 0, end: view.byteLength })
  const tracks = moov.filter(({ name }) => name === 'trak').flatMap(all)
  return [...unneeded('moov', moov), ...unneeded('trak', tracks)].map(({ at, start, end }) => ({
    at: offset + at,
    start: offset + start,
    end: offset + end,
  }))
}
