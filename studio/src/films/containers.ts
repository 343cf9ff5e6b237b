// Just enough of MP4 and WebM to check what a film file holds.

type Box = { type: string; start: number; end: number }

/** The boxes of an MP4 between two offsets, in the order of the file. */
export function boxesOf(bytes: Buffer, from = 0, to = bytes.length): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to;) {
    const short = bytes.readUInt32BE(at)
    const header = short === 1 ? 16 : 8
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short || to - at
    boxes.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      start: at + header,
      end: at + size,
    })
    at += size
  }
  return boxes
}

/** What each track of an MP4 carries: `vide`, `soun`, … */
export function mp4Tracks(bytes: Buffer): string[] {
  const inside = ({ start, end }: Box, type: string) =>
    boxesOf(bytes, start, end).filter((box) => box.type === type)
  return boxesOf(bytes)
    .filter((box) => box.type === 'moov')
    .flatMap((moov) => inside(moov, 'trak'))
    .flatMap((trak) => inside(trak, 'mdia'))
    .flatMap((mdia) => inside(mdia, 'hdlr'))
    .map(({ start }) => bytes.toString('latin1', start + 8, start + 12))
}

type Element = { id: number; start: number; end: number }

/** The elements of a WebM between two offsets. */
function elementsOf(bytes: Buffer, from: number, to: number): Element[] {
  const elements: Element[] = []
  for (let at = from; at < to;) {
    const id = variableNumber(bytes, at, true)
    const size = variableNumber(bytes, at + id.length, false)
    const start = at + id.length + size.length
    // A size of all ones means 'to the end'.
    const end = size.value === 2 ** (7 * size.length) - 1 ? to : start + size.value
    elements.push({ id: id.value, start, end })
    at = end
  }
  return elements
}

function variableNumber(bytes: Buffer, at: number, marked: boolean) {
  const first = bytes[at] ?? 0
  const length = Math.clz32(first) - 23
  let value = marked ? first : first & (0xff >> length)
  for (let i = 1; i < length; i++) value = value * 256 + (bytes[at + i] ?? 0)
  return { value, length }
}

const [SEGMENT, TRACKS, TRACK, TRACK_TYPE] = [0x18538067, 0x1654ae6b, 0xae, 0x83]

/** What each track of a WebM carries: 1 is video, 2 is sound. */
export function webmTracks(bytes: Buffer): number[] {
  const inside = (found: Element[], id: number) =>
    found
      .filter((element) => element.id === id)
      .flatMap(({ start, end }) => elementsOf(bytes, start, end))
  const segments = elementsOf(bytes, 0, bytes.length).filter(({ id }) => id === SEGMENT)
  const tracks = inside(inside(segments.flatMap(({ start, end }) => elementsOf(bytes, start, end)), TRACKS), TRACK) // prettier-ignore
  return tracks
    .filter(({ id }) => id === TRACK_TYPE)
    .map(({ start, end }) => bytes.readUIntBE(start, end - start))
}
