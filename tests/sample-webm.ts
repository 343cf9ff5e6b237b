import { readFileSync } from 'node:fs'

const film = readFileSync('media/films/news-film.webm')

/** The same film, longer by something that players skip: each number makes another file, of three chunks. */
export function sampleWebm(number: number): Buffer {
  const segment = film.indexOf(Buffer.from('18538067', 'hex'))
  // Its length is written in eight bytes.
  const size = Number(film.readBigUInt64BE(segment + 4) & 0xffffffffffffffn)
  const filling = Buffer.alloc(1_700_000, number)
  const skipped = Buffer.concat([Buffer.from('ec', 'hex'), lengthOf(filling.length), filling])
  const head = Buffer.from(film.subarray(0, segment + 12))
  lengthOf(size + skipped.length).copy(head, segment + 4)
  return Buffer.concat([head, film.subarray(segment + 12), skipped])
}

function lengthOf(bytes: number): Buffer {
  const written = Buffer.alloc(8)
  written.writeBigUInt64BE(BigInt(bytes) | (1n << 56n))
  return written
}
