import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { between, filmBox, filmWith, filmWithNotes } from '../../tests/sample-films.ts'
import { readMp4, type FilmFound } from './mp4.ts'
import type { ReadableFile } from './read-at.ts'
import { Refused } from './refusals.ts'
import { readWebm } from './webm.ts'

const fileOf = (bytes: Buffer): ReadableFile => ({
  bytes: bytes.length,
  read: (start, length) => Promise.resolve(bytes.subarray(start, start + length)),
})

/** A film as it is served. */
async function shown(bytes: Buffer, read: (file: ReadableFile) => Promise<FilmFound>) {
  const { hidden = [], ...facts } = await read(fileOf(bytes))
  const got = Buffer.from(bytes)
  for (const { start, end } of hidden) got.fill(0, start, end)
  for (const { label } of hidden) got.set(label?.bytes ?? [], label?.at)
  return { got, facts }
}

const notes: [string[], string[]] = [['GPS5 9.9716', 'GPS5 76.29'], ['GPSU 2026-11-29']]
const film = readFileSync('media/films/news-film.mp4')
const pictures = film.subarray(film.indexOf('mdat') - 4)

test.each(['meta', 'sbtl', 'text', 'mebx'])(
  'a track of ‘%s’ is hidden with its samples, wherever they lie, and what plays stays as it was',
  async (handler) => {
    for (const isLong of [false, true]) {
      const { got, facts } = await shown(filmWithNotes(notes, { isLong }, handler), readMp4)
      expect(facts).toEqual({ width: 960, height: 540, seconds: 9.79 })
      for (const word of ['GPS', '9.97', '76.29', '2026', 'gpmd', 'GoPro', handler])
        expect([word, got.includes(word)]).toEqual([word, false])
      for (const kept of [between, pictures]) expect(got.includes(kept)).toBe(true)
      expect((await shown(got, readMp4)).got.equals(got)).toBe(true)
    }
  },
)

test('a track without samples is taken, as phones write them', async () => {
  const empty = filmWithNotes(notes, { places: [], runs: [], sizes: [] })
  expect((await shown(empty, readMp4)).got.includes('gpmd')).toBe(false)
})

test('samples that are all as long, in runs of pieces, are found', async () => {
  const told = filmWithNotes(
    [
      ['12 N', '34 N'],
      ['56 E', '78 E'],
    ],
    {
      ...{ runs: [[1, 2]], sizes: [], size: 4, count: 4 },
    },
  )
  const { got } = await shown(told, readMp4)
  for (const word of ['12 N', '34 N', '56 E', '78 E']) expect(got.includes(word)).toBe(false)
  expect(got.includes(between)).toBe(true)
})

test.each([
  ['more samples than its pieces hold', { runs: [[1, 1]] }],
  ['no piece for its samples', { places: [] }],
  ['pieces of no run', { runs: [] }],
  ['samples behind the film’s data', { sizes: [11, 10, 5_000_000] }],
  ['a piece that begins elsewhere', { places: [8, 16] }],
  ['more sizes than there is room for', { count: 4_000_000_000 }],
  ['samples without end', { sizes: [], size: 0xffffffff, count: 0xffffffff }],
] as [string, object][])('a camera’s notes with %s are refused', async (_, wrong) => {
  const outcome = readMp4(fileOf(filmWithNotes(notes, wrong)))
  await expect(outcome).rejects.toThrow(new Refused('broken-film'))
})

test('a camera’s notes that name a part of the pictures are refused', async () => {
  const start = filmWithNotes(notes).lastIndexOf('mdat') + 4
  for (const at of [start, start + 500_000]) {
    const outcome = readMp4(fileOf(filmWithNotes(notes, { places: [at, at] })))
    await expect(outcome).rejects.toThrow(new Refused('broken-film'))
  }
})

test('boxes further inside of a track tell nothing either', async () => {
  const place = 'GPSLatitude'
  const inside = ['udta', 'meta', 'uuid', 'free'].map((name) => filmBox(name, place))
  const told = filmWith({ mdia: inside, minf: inside, stbl: [...inside, filmBox('sgpd', 'kept')] })
  const { got, facts } = await shown(told, readMp4)
  expect(facts.seconds).toBe(9.79)
  for (const word of [place, 'udta', 'meta', 'uuid'])
    expect([word, got.includes(word)]).toEqual([word, false])
  for (const kept of ['kept', pictures]) expect(got.includes(kept)).toBe(true)
})

const webm = readFileSync('media/films/news-film.webm')

/** It and more behind what the film holds. */
function webmWith(more: Buffer): Buffer {
  const told = Buffer.concat([webm, more])
  const size = told.indexOf(Buffer.from('18538067', 'hex')) + 4
  told.writeBigUInt64BE(told.readBigUInt64BE(size) + BigInt(more.length), size)
  return told
}

/** An element that says its length in one byte. */
const element = (id: string, content: string) =>
  Buffer.concat([
    Buffer.from(id, 'hex'),
    Buffer.from([0x80 + content.length]),
    Buffer.from(content),
  ])

test('a WebM keeps what plays it, and no tag, chapter or file that is attached', async () => {
  const told = webmWith(
    Buffer.concat([
      element('1941a469', 'owner.jpg'),
      element('1043a770', 'Kottayam'),
      element('ec', 'x'),
      element('bf', 'crc!'),
    ]),
  )
  const { got, facts } = await shown(told, readWebm)
  expect(facts).toEqual({ width: 960, height: 540, seconds: 9.79 })
  for (const word of ['owner', 'Kottayam', 'crc!', 'ENCODER', 'DURATION'])
    expect([word, got.includes(word)]).toEqual([word, false])
  const cluster = Buffer.from('1f43b675', 'hex')
  expect(got.includes(webm.subarray(webm.indexOf(cluster)))).toBe(true)
  expect((await shown(got, readWebm)).got.equals(got)).toBe(true)
})

test('a WebM whose pictures don’t say where they end is refused', async () => {
  const endless = webmWith(Buffer.from('1f43b675ff', 'hex'))
  await expect(readWebm(fileOf(endless))).rejects.toThrow(new Refused('film-in-pieces'))
})
