import sharp from 'sharp'
import { expect, test } from 'vitest'
import { WIDEST_HERO, wideSlides } from '../../app/home/hero-slides.ts'
import { MASTER, PRODUCT_PICTURES } from '../../media/products/manifest.ts'
import { findMaster } from './masters.ts'

test('a picture is found by its name, whatever its format', () => {
  expect(findMaster('media/products/wotan/yellow')).toMatch(
    /\/media\/products\/wotan\/yellow\.\w+$/,
  )
  expect(findMaster('media/products/wotan/tartan')).toBeUndefined()
})

const renders = Object.entries(PRODUCT_PICTURES).flatMap(([id, { colours }]) =>
  colours.map((colour) => `media/products/${id}/${colour}`),
)

test('every machine is as fine as the page says it is: two pixels for each of a wide screen’s points', async () => {
  expect(MASTER.pixelsWide).toBeGreaterThanOrEqual(2000)
  const sizes = await Promise.all(
    renders.map(async (name) => {
      const { width, height } = await sharp(findMaster(name)).metadata()
      return { name, width, height }
    }),
  )
  const height = (MASTER.height * MASTER.pixelsWide) / MASTER.width
  expect(sizes.filter((size) => size.width !== MASTER.pixelsWide || size.height !== height)).toEqual([]) // prettier-ignore
})

test.each(wideSlides)('$picture is as wide as the page says it is', async ({ picture }) => {
  const { width } = await sharp(findMaster(`media/hero/${picture}`)).metadata()
  expect(width).toBe(WIDEST_HERO)
})
