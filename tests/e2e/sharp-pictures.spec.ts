import type { Locator } from '@playwright/test'
import { expect, readingTest as test } from './site.ts'

// What a wide screen with two pixels to a point is given, and what it may weigh.
const MOST_BYTES = 110_000

test.describe('a wide screen with two pixels to a point', () => {
  test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 })

  // How many of the screen's pixels one of the picture's may cover. An eighth more is not seen. A tall machine is
  // cut closest, and a picture with a quarter more pixels would lose to compression what it gained.
  for (const [path, name, most] of [
    ['/products/wotan', 'Dino Wotan in yellow', 1.3],
    ['/products/ground-o', 'Dino Ground-O in maroon', 1.13],
    ['/', 'A Dino crane in yellow', 1.13],
  ] as const) {
    test(`${path} shows its machine as sharp as the screen is, as far as its bytes go`, async ({
      page,
    }) => {
      await page.goto(path)
      const picture = page.getByRole('img', { name }).first()
      await expect(picture).toBeVisible()
      const { bytes, width, drawn } = await measure(picture)
      expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
      expect(drawn / width).toBeLessThan(most)
    })
  }
})

// The screens of most phones: one pixel too few in the copy, and the next, half as heavy again, would be fetched.
for (const [wide, density, copy] of [
  [360, 2, 728],
  [412, 1.75, 728],
  [360, 3, 1080],
  [412, 2.625, 1080],
] as const) {
  test.describe(`a phone of ${wide} px with ${density} pixels to a point`, () => {
    test.use({ viewport: { width: wide, height: 800 }, deviceScaleFactor: density })

    test('takes the copy of home’s first picture that has its own width', async ({ page }) => {
      await page.goto('/')
      const picture = page.getByRole('img', { name: 'A Dino crane in yellow' }).first()
      await expect(picture).toBeVisible()
      const { width } = await measure(picture)
      expect(width).toBe(copy)
    })
  })
}

/** The file that the browser chose: its weight and width, and how many of the screen's pixels it covers across. */
async function measure(picture: Locator) {
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const file = await fetch(image.currentSrc).then((answer) => answer.blob())
    const { width } = await createImageBitmap(file)
    const drawn = image.getBoundingClientRect().width * window.devicePixelRatio
    return { bytes: file.size, width, drawn }
  })
}
