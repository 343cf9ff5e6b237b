import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMp4 } from './mp4.ts'
import type { ReadableFile } from './read-at.ts'
import { Refused } from './refusals.ts'
import { readWebm } from './webm.ts'

const mp4 = readFileSync('media/films/news-film.mp4')
const webm = readFileSync('media/films/news-film.webm')

/** What was read of it is counted. */
function fileOf(bytes: Buffer): ReadableFile & { taken: number } {
  const file = {
    bytes: bytes.length,
    taken: 0,
    read: (start: number, length: number) => {
      const found = bytes.subarray(start, start + length)
      file.taken += found.length
      return Promise.resolve(found)
    },
  }
  return file
}

test('an MP4 says what it is, and little of it is read', async () => {
  const file = fileOf(mp4)
  expect(await readMp4(file)).toMatchObject({ width: 960, height: 540, seconds: 9.79 })
  expect(file.taken).toBeLessThan(20_000)
})

test('a film that was made with the phone upright is as high as it is shown', async () => {
  const turned = Buffer.from(mp4)
  const matrix = turned.indexOf('tkhd') + 4 + 40
  for (const [index, value] of [0, 0x10000, 0, -0x10000, 0, 0].entries()) {
    turned.writeInt32BE(value, matrix + index * 4)
  }
  expect(await readMp4(fileOf(turned))).toMatchObject({ width: 540, height: 960 })
})

test('a piece that lies outside of the film’s data is refused', async () => {
  const wrong = Buffer.from(mp4)
  wrong.writeUInt32BE(mp4.length + 5, wrong.indexOf('stco') + 12)
  await expect(readMp4(fileOf(wrong))).rejects.toThrow(new Refused('broken-film'))
})

test('a WebM says what it is, and little of it is read', async () => {
  const file = fileOf(webm)
  expect(await readWebm(file)).toMatchObject({ width: 960, height: 540, seconds: 9.79 })
  expect(file.taken).toBeLessThan(2000)
})

test('a WebM that doesn’t say how long it is is refused, as recorders write it', async () => {
  const segment = webm.indexOf(Buffer.from('18538067', 'hex'))
  const recorded = Buffer.from(webm)
  recorded.writeBigUInt64BE(0x01ffffffffffffffn, segment + 4)
  await expect(readWebm(fileOf(recorded))).rejects.toThrow(new Refused('film-in-pieces'))
})

test('whatever a byte of their descriptions becomes, they are read or refused, and nothing else', async () => {
  const others: unknown[] = []
  for (const [bytes, read] of [
    [mp4, readMp4],
    [webm, readWebm],
  ] as const) {
    for (let at = 0; at < 1500; at++) {
      const was = bytes[at]!
      bytes[at] = was ^ (1 << (at % 8))
      const outcome = await read(fileOf(bytes)).catch((error: unknown) => error)
      bytes[at] = was
      if (outcome instanceof Error && !(outcome instanceof Refused)) others.push([at, outcome])
    }
  }
  expect(others).toEqual([])
})
