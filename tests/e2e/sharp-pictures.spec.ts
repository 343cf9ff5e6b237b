import type { Locator } from '@playwright/test'
import { expect, readingTest as test } from './site.ts'

// What a wide screen with two pixels to a point is given, and what it may weigh.
const MOST_BYTES = 110_000

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
