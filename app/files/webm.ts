import type { Inside } from './boxes.ts'
import type { HiddenRange } from './examined.ts'
import type { FilmFound } from './mp4.ts'
import { readExactly, type ReadableFile } from './read-at.ts'
import { Refused } from './refusals.ts'

/** Of EBML and Matroska (RFC 8794, RFC 9559). */
const ids = {
  head: 0x1a45dfa3,
  documentType: 0x4282,
  segment: 0x18538067,
  places: 0x114d9b74,
  info: 0x1549a966,
  timescale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
  nothing: 0xec,
}

/** What a film is played by. Of its place and owner it may tell beside these: in tags, chapters, files that are attached. */
const needed = [ids.places, ids.info, ids.tracks, ids.cluster, ids.cues]

interface Element {
  id: number
  start: number
  /** Undefined where the file doesn't say, as recorders leave it. */
  end: number | undefined
}

/** More than the pictures of a hundred megabytes come in. */
const mostElements = 10_000
const mostDescriptionBytes = 1024 * 1024

/**
 * What a WebM says of itself.
 *
 * @throws Refused when it is not whole, or in a format that browsers don't play
 */
export async function readWebm(file: ReadableFile): Promise<FilmFound> {
  const head = await elementAt(file, 0)
  if (head.id !== ids.head || !head.end) throw new Refused('broken-film')
  const description = await read(file, head)
  if (textOf(description, find(description, ids.documentType)) !== 'webm')
    throw new Refused('film-codec')
  const segment = await elementAt(file, head.end)
  if (segment.id !== ids.segment) throw new Refused('broken-film')
  if (segment.end === undefined) throw new Refused('film-in-pieces')
  if (segment.end !== file.bytes) throw new Refused('broken-film')
  const parts = await partsOf(file, segment.start, segment.end)
  const [info, tracks] = [
    await described(file, parts, ids.info),
    await described(file, parts, ids.tracks),
  ]
  try {
    const hidden = parts.filter(({ id }) => !needed.includes(id)).map(asNothing)
    const found = { ...readTracks(tracks), seconds: readSeconds(info) }
    return hidden.length > 0 ? { ...found, hidden } : found
  } catch (error) {
    // An element that ends before what it should hold.
    if (error instanceof RangeError) throw new Refused('broken-film')
    throw error
  }
}

interface Part extends Inside {
  id: number
  at: number
}

/** All that the film holds, each saying how long it is. */
async function partsOf(file: ReadableFile, first: number, last: number): Promise<Part[]> {
  const parts: Part[] = []
  for (let at = first; at < last;) {
    const { id, start, end } = await elementAt(file, at)
    if (end === undefined) throw new Refused('film-in-pieces')
    if (end > last || parts.push({ id, at, start, end }) > mostElements)
      throw new Refused('broken-film')
    at = end
  }
  return parts
}

async function described(file: ReadableFile, parts: Part[], wanted: number): Promise<DataView> {
  const part = parts.find(({ id }) => id === wanted)
  if (!part) throw new Refused('broken-film')
  return read(file, part)
}

/** As much room that says nothing. How much it is takes seven bytes behind the first, or fits into that one. */
function asNothing({ at, end }: Part): HiddenRange {
  const bytes = end - at
  const label = bytes < 9 ? [0x80 + bytes - 2] : [1, 0, 0, 0, ...inBytes(bytes - 9)]
  return { start: at, end, label: { at, bytes: [ids.nothing, ...label] } }
}

const inBytes = (number: number) => [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff)

function readTracks(view: DataView): { width: number; height: number } {
  const codecs = []
  let size: { width: number; height: number } | undefined
  for (const track of elements(view, 0, view.byteLength).filter(({ id }) => id === ids.track)) {
    const inside = elements(view, track.start, track.end!)
    const codec = inside.find(({ id }) => id === ids.codec)
    const video = inside.find(({ id }) => id === ids.video)
    if (!video) continue
    codecs.push(textOf(view, codec))
    const about = elements(view, video.start, video.end!)
    size ??= {
      width: numberOf(
        view,
        about.find(({ id }) => id === ids.width),
      ),
      height: numberOf(
        view,
        about.find(({ id }) => id === ids.height),
      ),
    }
  }
  if (!size) throw new Refused('no-pictures')
  if (codecs.some((codec) => !/^V_(VP8|VP9|AV1)$/.test(codec))) throw new Refused('film-codec')
  if (size.width === 0 || size.height === 0) throw new Refused('broken-film')
  return size
}

function readSeconds(view: DataView): number {
  const duration = find(view, ids.duration)
  if (!duration) throw new Refused('film-in-pieces')
  const isLong = duration.end! - duration.start === 8
  const length = isLong ? view.getFloat64(duration.start) : view.getFloat32(duration.start)
  const nanoseconds = numberOf(view, find(view, ids.timescale)) || 1_000_000
  const seconds = Math.round((length * nanoseconds) / 1e7) / 100
  if (!(seconds > 0 && seconds < 1e6)) throw new Refused('film-in-pieces')
  return seconds
}

async function elementAt(file: ReadableFile, at: number): Promise<Element> {
  const length = Math.min(12, file.bytes - at)
  const view = await readExactly(file, at, length, 'broken-film')
  const element = parse(view, 0)
  const end = element.end === undefined ? undefined : at + element.end
  return { id: element.id, start: at + element.start, end }
}

/** @throws Refused when it doesn't fit */
function parse(view: DataView, at: number): Element {
  try {
    const idLength = lengthOf(view.getUint8(at), 4)
    let id = 0
    for (let i = 0; i < idLength; i++) id = id * 256 + view.getUint8(at + i)
    const first = view.getUint8(at + idLength)
    const sizeLength = lengthOf(first, 8)
    let size = first & (0xff >> sizeLength)
    let isUnknown = size === 0xff >> sizeLength
    for (let i = 1; i < sizeLength; i++) {
      const byte = view.getUint8(at + idLength + i)
      size = size * 256 + byte
      isUnknown &&= byte === 0xff
    }
    const start = at + idLength + sizeLength
    return { id, start, end: isUnknown ? undefined : start + size }
  } catch (error) {
    if (error instanceof RangeError) throw new Refused('broken-film')
    throw error
  }
}

/** The first byte says by its first bit how many there are. */
function lengthOf(byte: number, most: number): number {
  const length = Math.clz32(byte) - 23
  if (length > most) throw new Refused('broken-film')
  return length
}

function elements(view: DataView, start: number, end: number): Element[] {
  const found: Element[] = []
  for (let at = start; at < end;) {
    const element = parse(view, at)
    if (element.end === undefined || element.end > end) throw new Refused('broken-film')
    found.push(element)
    at = element.end
  }
  return found
}

const find = (view: DataView, wanted: number) =>
  elements(view, 0, view.byteLength).find(({ id }) => id === wanted)

async function read(file: ReadableFile, { start, end }: Element): Promise<DataView> {
  const length = end! - start
  if (length > mostDescriptionBytes) throw new Refused('broken-film')
  return readExactly(file, start, length, 'broken-film')
}

function numberOf(view: DataView, element: Element | undefined): number {
  let number = 0
  for (let at = element?.start ?? 0; at < (element?.end ?? 0); at++)
    number = number * 256 + view.getUint8(at)
  return number
}

function textOf(view: DataView, element: Element | undefined): string {
  let text = ''
  for (let at = element?.start ?? 0; at < (element?.end ?? 0); at++)
    text += String.fromCharCode(view.getUint8(at))
  return text.replace(/\0+$/, '')
}
