import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { FILMS as LISTED } from '../../../media/films/manifest.ts'
import { boxesOf, mp4Tracks, webmTracks } from './containers.ts'
import { FILMS } from './films.ts'

const fileOf = (name: string, end: string) =>
  new URL(`../../../media/films/${name}.${end}`, import.meta.url).pathname

// That no film is missing which a page shows, `../committed-media.test.ts` says.
test('no film is listed that nobody knows how to make', () => {
  expect(Object.keys(FILMS)).toEqual(expect.arrayContaining(Object.keys(LISTED)))
})

describe.each(Object.entries(LISTED))('%s', async (name, { width, height, seconds }) => {
  const mp4 = await readFile(fileOf(name, 'mp4'))
  const webm = await readFile(fileOf(name, 'webm'))

  test('is at most 2.5 MB in either format', () => {
    expect(mp4.length).toBeLessThanOrEqual(2.5 * 1024 * 1024)
    expect(webm.length).toBeLessThanOrEqual(2.5 * 1024 * 1024)
  })

  test('has pictures and no sound track', () => {
    expect(mp4Tracks(mp4)).toEqual(['vide'])
    expect(webmTracks(webm)).toEqual([1])
  })

  test('can start before it has wholly arrived: its index comes before its pictures', () => {
    const order = boxesOf(mp4).map((box) => box.type)
    expect(order.indexOf('moov')).toBeGreaterThan(0)
    expect(order.indexOf('moov')).toBeLessThan(order.indexOf('mdat'))
  })

  test('has a poster of its own size, light enough to come first', async () => {
    const poster = await sharp(fileOf(name, 'poster.avif')).metadata()
    expect([poster.width, poster.height]).toEqual([width, height])
    expect((await readFile(fileOf(name, 'poster.avif'))).length).toBeLessThan(60 * 1024)
  })

  test('says how long it runs, as a search engine wants to know', () => {
    expect(seconds).toBeGreaterThan(5)
    expect(seconds).toBeLessThan(20)
  })
})
