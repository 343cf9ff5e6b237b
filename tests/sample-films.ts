import { readFileSync } from 'node:fs'

const numbers = (...all: number[]) => {
  const bytes = Buffer.alloc(all.length * 4)
  for (const [index, number] of all.entries()) bytes.writeUInt32BE(number, index * 4)
  return bytes
}

/** A box of an MP4; a long one says its length in 64 bits, as those of large films do. */
export function filmBox(name: string, content: string | Buffer, { isLong = false } = {}): Buffer {
  const inside = Buffer.from(content as string)
  const head = Buffer.alloc(isLong ? 16 : 8)
  head.writeUInt32BE(isLong ? 1 : 8 + inside.length)
  head.write(name, 4, 'latin1')
  if (isLong) head.writeBigUInt64BE(BigInt(16 + inside.length), 8)
  return Buffer.concat([head, inside])
}

type Place = 'top' | 'moov' | 'trak' | 'mdia' | 'minf' | 'stbl'

/** The film of the news with more boxes at its top, in its table of contents and in its track. */
export function filmWith(more: Partial<Record<Place, Buffer[]>>): Buffer {
  const film = readFileSync('media/films/news-film.mp4')
  const place = (name: string) => film.indexOf(name) - 4
  let [track, end]: [Buffer, number] = [Buffer.alloc(0), place('udta')]
  for (const name of ['stbl', 'minf', 'mdia', 'trak'] as const) {
    const before = film.subarray(place(name) + 8, end)
    track = filmBox(name, Buffer.concat([before, track, ...(more[name] ?? [])]))
    end = place(name)
  }
  const contents = Buffer.concat([
    film.subarray(place('moov') + 8, end),
    track,
    ...(more.moov ?? []),
  ])
  const before = Buffer.concat([
    film.subarray(0, place('moov')),
    filmBox('moov', contents),
    ...(more.top ?? []),
  ])
  // Its pieces lie as much later as there is before them.
  const later = before.length - place('free')
  const table = before.indexOf('stco') + 8
  for (let piece = 0; piece < before.readUInt32BE(table); piece++) {
    const at = table + 4 + piece * 4
    before.writeUInt32BE(before.readUInt32BE(at) + later, at)
  }
  return Buffer.concat([before, film.subarray(place('free'))])
}

/** What a camera's track of its own says of where its samples lie. */
interface Notes {
  /** Of each piece. */
  places: number[]
  /** Number of the first piece, and how many samples are in each from there on. */
  runs: [piece: number, samples: number][]
  sizes: number[]
  /** If all are as long. */
  size?: number
  count?: number
  isLong?: boolean
}

/** Such a track, as action cameras and drones add one. */
function notesTrack(notes: Notes, handler = 'meta'): Buffer {
  const { places, runs, sizes, size = 0, count = sizes.length, isLong } = notes
  const table = (name: string, ...all: number[]) => filmBox(name, numbers(0, ...all))
  const offsets = isLong ? places.flatMap((place) => [0, place]) : places
  const tables = Buffer.concat([
    table('stsd', 1, 16, Buffer.from('gpmd').readUInt32BE(), 0, 1),
    table('stts', 1, count, 1000),
    table('stsc', runs.length, ...runs.flatMap((run) => [...run, 1])),
    table('stsz', size, count, ...sizes),
    table(isLong ? 'co64' : 'stco', places.length, ...offsets),
  ])
  const media = Buffer.concat([
    table('mdhd', 0, 0, 1000, 1000, 0),
    filmBox(
      'hdlr',
      Buffer.concat([numbers(0, 0), Buffer.from(`${handler}\0\0\0\0\0\0\0\0\0\0\0\0GoPro MET\0`)]),
    ),
    filmBox('minf', Buffer.concat([table('nmhd'), filmBox('stbl', tables)])),
  ])
  return filmBox('trak', Buffer.concat([filmBox('tkhd', Buffer.alloc(84)), filmBox('mdia', media)]))
}

/** Lies between two pieces of a camera's notes, and is none. */
export const between = 'between them'

/** The film of the news with a camera's notes in two pieces of its data. */
export function filmWithNotes(
  notes: [first: string[], second: string[]],
  wrong: Partial<Notes> = {},
  handler?: string,
): Buffer {
  const [first, second] = notes.map((samples) => samples.join('')) as [string, string]
  const made = (start: number) => {
    const places = [start, start + first.length + between.length]
    const runs = notes.map((samples, index): [number, number] => [index + 1, samples.length])
    const sizes = notes.flat().map(({ length }) => length)
    return filmWith({
      moov: [notesTrack({ places, runs, sizes, ...wrong }, handler)],
      top: [filmBox('mdat', first + between + second)],
    })
  }
  return made(made(0).indexOf(first + between))
}
