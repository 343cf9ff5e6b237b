import { readFileSync } from 'node:fs'

/** A box of an MP4; a long one says its length in 64 bits, as those of large films do. */
export function filmBox(name: string, content: string | Buffer, { isLong = false } = {}): Buffer {
  const inside = Buffer.from(content as string)
  const head = Buffer.alloc(isLong ? 16 : 8)
  head.writeUInt32BE(isLong ? 1 : 8 + inside.length)
  head.write(name, 4, 'latin1')
  if (isLong) head.writeBigUInt64BE(BigInt(16 + inside.length), 8)
  return Buffer.concat([head, inside])
}

/** The film of the news with more boxes at its top, in its table of contents and in its track. */
export function filmWith(more: Record<'top' | 'moov' | 'trak', Buffer[]>): Buffer {
  const film = readFileSync('media/films/news-film.mp4')
  const [moov, trak, udta, free] = ['moov', 'trak', 'udta', 'free'].map(
    (name) => film.indexOf(name) - 4,
  ) as [number, number, number, number]
  const track = filmBox('trak', Buffer.concat([film.subarray(trak + 8, udta), ...more.trak]))
  const contents = Buffer.concat([film.subarray(moov + 8, trak), track, ...more.moov])
  const before = Buffer.concat([film.subarray(0, moov), filmBox('moov', contents), ...more.top])
  // Its pieces lie as much later as there is before them.
  const later = before.length - free
  const table = before.indexOf('stco') + 8
  for (let piece = 0; piece < before.readUInt32BE(table); piece++) {
    const at = table + 4 + piece * 4
    before.writeUInt32BE(before.readUInt32BE(at) + later, at)
  }
  return Buffer.concat([before, film.subarray(free)])
}
