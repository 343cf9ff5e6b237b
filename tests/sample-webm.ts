import { readFileSync } from 'node:fs'
import { readWebm } from '../app/files/webm.ts'

const film = readFileSync('media/films/news-film.webm')
const read = async (start: number, length: number) => film.subarray(start, start + length)
// What is said beside what plays goes when it is uploaded: without it a film is served as it was sent.
for (const { start, end, label } of (await readWebm({ bytes: film.length, read })).hidden ?? []) {
  film.fill(0, start, end)
  if (label) Buffer.from(label.bytes).copy(film, label.at)
}

/** The same film, longer by pictures that nothing plays: each number makes another file, of three chunks. */
export function sampleWebm(number: number): Buffer {
  const segment = film.indexOf(Buffer.from('18538067', 'hex'))
  // Its length is written in eight bytes.
  const size = Number(film.readBigUInt64BE(segment + 4) & 0xffffffffffffffn)
  const filling = Buffer.alloc(1_700_000, number)
  const cluster = Buffer.concat([Buffer.from('1f43b675', 'hex'), lengthOf(filling.length), filling])
  const head = Buffer.from(film.subarray(0, segment + 12))
  lengthOf(size + cluster.length).copy(head, segment + 4)
  return Buffer.concat([head, film.subarray(segment + 12), cluster])
}

function lengthOf(bytes: number): Buffer {
  const written = Buffer.alloc(8)
  written.writeBigUInt64BE(BigInt(bytes) | (1n << 56n))
  return written
}
