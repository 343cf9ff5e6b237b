import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { contentIn } from './language/content-in.server.ts'
import { asDelivered, deliveredBodies, siteContentOf } from './site-content.ts'
import { socialFileOf, socialImage as imageOf, socialPages } from './social-images.server.ts'

const socialImage = (path: string) => imageOf(path, asDelivered)
const pictured = catalogue.filter(({ id }) => existsSync(`public${socialFileOf(id)}`))
const paths = [...Object.keys(socialPages), ...pictured.map(({ id }) => `/products/${id}`)]

test.each(paths)('%s has a picture of 1200 by 630 of its own, of 120 KB at most', async (path) => {
  const { src } = socialImage(path)!
  const file = fileURLToPath(new URL(`../public${src}`, import.meta.url))
  const { format, width, height } = await sharp(file).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect((await stat(file)).size).toBeLessThanOrEqual(120_000)
  expect(paths.filter((other) => socialImage(other)!.src === src)).toEqual([path])
})

test.each(['title', 'subtitle'] as const)(
  'a machine with another %s is not shown by the picture in which the old one is painted',
  (word) => {
    const wotan = { ...deliveredBodies.product.get('wotan')!, [word]: 'Atlas' }
    const product = new Map([...deliveredBodies.product, ['wotan', wotan]])
    const content = siteContentOf({ bodies: { ...deliveredBodies, product } })
    expect(imageOf('/products/wotan', content)).toBeUndefined()
    expect(imageOf('/products/swifty', content)?.src).toBe('/social/swifty.jpg')
  },
)

test('in another language a machine keeps its picture', () => {
  const image = imageOf('/products/wotan', contentIn('ml', asDelivered))
  expect(image?.src).toBe('/social/wotan.jpg')
})

test.each(['/privacy', '/products/constructor', 'constructor'])(
  '%s has no picture of its own',
  (path) => {
    expect(socialImage(path)).toBeUndefined()
  },
)
