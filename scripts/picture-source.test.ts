import { join } from 'node:path'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import { build, type Rolldown } from 'vite'
import { imagetools } from 'vite-imagetools'
import { expect, test } from 'vitest'
import type { PictureSource } from '../app/ui/picture-source.ts'
import { pictureSource } from './picture-source.ts'

/** What a page gets that imports this picture; the addresses are not yet those of the built files. */
async function built(picture: Sharp, query: string): Promise<PictureSource> {
  const folder = await mkdtemp(join(tmpdir(), 'dino-pictures-'))
  await picture.png().toFile(join(folder, 'yard.png'))
  const entry = join(folder, 'entry.js')
  await writeFile(entry, `export { default } from './yard.png?${query}'`)
  const output = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [imagetools({ ...pictureSource, cache: { enabled: false } })],
    build: { write: false, assetsInlineLimit: 0, lib: { entry, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[]
  const code = output[0]!.output[0].code
  const address = `data:text/javascript,${encodeURIComponent(code)}`
  return ((await import(/* @vite-ignore */ address)) as { default: PictureSource }).default
}

/** Noise, as the picture that is hardest to make small. */
const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
const yard = sharp({
  create: { width: 900, height: 600, channels: 3, background: 'grey', noise },
})

test('an opaque picture has its widths, a JPEG and a preview of 250 bytes at most', async () => {
  const source = await built(yard, 'w=400;800&format=avif&effort=0&as=source:jpeg')
  expect(source.srcSet).toMatch(/\.avif 400w, .+\.avif 800w$/)
  expect(source.fallback).toMatch(/\.jpeg$/)
  expect([source.width, source.height]).toEqual([800, 533])
  expect(source.preview).toMatch(/^data:image\/webp;base64,/)
  expect(source.preview!.length).toBeLessThanOrEqual(250)
})

test('a transparent picture falls back to WebP and has no preview to shine through', async () => {
  const source = await built(
    yard.clone().ensureAlpha(0.5),
    'w=400&format=avif&effort=0&as=source:webp',
  )
  expect(source.fallback).toMatch(/\.webp$/)
  expect(source).not.toHaveProperty('preview')
})

test('what telephones show is packed with more patience than the rest', () => {
  const asked = pictureSource.resolveConfigs!(
    [
      ['w', ['400', '900']],
      ['format', ['avif']],
      ['effort', ['2']],
      ['as', ['source:webp']],
    ],
    {},
  )
  expect(asked.map(({ w, effort }) => [w, effort])).toEqual([
    ['400', '6'],
    ['900', '2'],
    ['640', undefined],
  ])
})
