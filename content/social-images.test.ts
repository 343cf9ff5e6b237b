import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { asDelivered } from './site-content.ts'
import { socialFileOf, socialImage as imageOf, socialPages } from './social-images.ts'

const socialImage = (path: string) => imageOf(path, asDelivered)
const pictured = catalogue.filter(({ id }) => existsSync(`public${socialFileOf(id)}`))
const paths = [...Object.keys(socialPages), ...pictured.map(({ id }) => `/products/${id}`)]

test.each(paths)('%s has a picture of 1200 by 630 of its own, of 120 KB at most', async (path) => {
  const { src } = socialImage(path)
  const file = fileURLToPath(new URL(`../public${src}`, import.meta.url))
  const { format, width, height } = await sharp(file).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect((await stat(file)).size).toBeLessThanOrEqual(120_000)
  expect(paths.filter((other) => socialImage(other).src === src)).toEqual([path])
})

test('a page without a picture shows the home page’s', () => {
  expect(socialImage('/privacy').src).toBe(socialImage('/').src)
  expect(socialImage('/products/constructor').src).toBe('/social/home.jpg')
  expect(socialImage('constructor').src).toBe('/social/home.jpg')
})
