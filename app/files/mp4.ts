import { innerBoxes, topBoxes, type Box } from './boxes.ts'
import type { HiddenRange } from './examined.ts'
import { hiddenIn } from './mp4-hidden.ts'
import { descend, placesOf, tracksOf, type Track } from './mp4-tracks.ts'
import { readExactly, type ReadableFile } from './read-at.ts'
import { Refused } from './refusals.ts'

export interface FilmFound {
  width: number
  height: number
  seconds: number
  /** What nobody is shown: it plays nothing, and may say where the film was made, and whose it is. */
  hidden?: HiddenRange[]
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
    const movie = innerBoxes(view, { start: 0, end: view.byteLength })
    const tracks = tracksOf(view, movie)
    const found = readMovie(view, movie, tracks, data)
    const hidden = hiddenIn({ top, view, offset: moov.start, tracks })
    return hidden.length > 0 ? { ...found, hidden } : found
  } catch (error) {
    // A box that ends before what it should hold.
    if (error instanceof RangeError) throw new Refused('broken-film')
    throw error
  }
}

function readMovie(view: DataView, movie: Box[], tracks: Track[], data: Box[]): FilmFound {
  const head = movie.find(({ name }) => name === 'mvhd')
  if (!head) throw new Refused('broken-film')
  for (const track of tracks) refuseMissing(placesOf(view, track), data)
  const video = tracks.find(({ handler }) => handler === 'vide')
  if (!video) throw new Refused('no-pictures')
  const seconds = secondsOf(view, head)
  if (seconds <= 0) throw new Refused('film-in-pieces')
  refuseOtherCodecs(view, video.media)
  return { ...sizeOf(view, descend(view, video.box, 'tkhd')), seconds }
}

/** Seconds with as many digits as a page could use. */
function secondsOf(view: DataView, { start }: Box): number {
  const isLong = view.getUint8(start) === 1
  const scale = view.getUint32(start + (isLong ? 20 : 12))
  const length = isLong ? Number(view.getBigUint64(start + 24)) : view.getUint32(start + 16)
  return scale === 0 ? 0 : Math.round((length / scale) * 100) / 100
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
function refuseMissing(places: number[], data: Box[]): void {
  const isThere = (place: number) => data.some(({ start, end }) => place >= start && place < end)
  if (!places.every(isThere)) throw new Refused('broken-film')
}
