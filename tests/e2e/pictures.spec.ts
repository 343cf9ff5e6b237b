import type { Page } from '@playwright/test'
import { publicPages } from '../../content/public-pages.ts'
import { hold } from './hydrated.ts'
import { expect, readingTest as test } from './site.ts'

const noPicture = /\.(avif|webp|jpe?g|png)$/

test('a browser without AVIF shows the machine all the same', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif'] })
  await page.goto('/products/wotan')
  const machine = page.getByRole('img', { name: 'Dino Wotan in yellow' })
  await expect(machine).toBeVisible()
  await expect
    .poll(() =>
      machine.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.currentSrc]),
    )
    .toEqual([640, expect.stringMatching(/\.webp$/)])
})

/** Each picture on the screen: where it is, and whether the placeholder stands there. */
function pictures(page: Page) {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().width > 0)
      .map((image) => ({
        what: image.alt || image.className || image.parentElement!.className,
        isPlaceholder: image.currentSrc.includes('/placeholder'),
        isThere: image.naturalWidth > 0,
      })),
  )
}

/** Asks for every picture, and waits for the last: one that chooses another size while it loads is complete, and empty. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
  await expect
    .poll(async () => (await pictures(page)).filter(({ isThere }) => !isThere))
    .toEqual([])
}

for (const width of [360, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const path of ['/', '/products/wotan', '/gallery', '/about', '/downloads']) {
      test(`every picture of ${path} that can't be loaded gives way to the placeholder, and nothing moves`, async ({
        page,
      }) => {
        await page.goto(path)
        await seeAll(page)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)

        await page.route(noPicture, (route) => route.abort())
        await page.goto(path)
        await seeAll(page)
        expect((await pictures(page)).some(({ isPlaceholder }) => isPlaceholder)).toBe(true)
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
      })
    }

    test('the placeholder of a product stands where its picture stood', async ({ page }) => {
      await page.route(noPicture, (route) => route.abort())
      await page.goto('/products/wotan')
      const machine = page.getByRole('img', { name: 'Dino Wotan in yellow' })
      await expect(machine).toHaveAttribute('src', /placeholder/)
      const frame = (await page.locator('.product-machine').boundingBox())!
      const stand = (await machine.boundingBox())!
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(stand[side]).toBeCloseTo(frame[side], 0)
      // A colour that can be loaded is shown again.
      await page.unroute(noPicture)
      await page.getByRole('radio', { name: 'Red' }).check()
      await expect
        .poll(() =>
          page
            .getByRole('img', { name: 'Dino Wotan in red' })
            .evaluate((image: HTMLImageElement) => image.currentSrc),
        )
        .toMatch(/\/red-/)
      const red = page.getByRole('img', { name: 'Dino Wotan in red' })
      await expect.poll(async () => (await red.boundingBox())!.width).toBeGreaterThan(frame.width)
    })
  })
}

test('a picture that failed before any script had come gives way all the same', async ({
  page,
}) => {
  const letCome = await hold(page, /\.js$/)
  await page.route(noPicture, (route) => route.abort())
  await page.goto('/', { waitUntil: 'load' })
  const first = page.locator('.hero-slides img').first()
  await expect(first).toHaveAttribute('src', /placeholder/)
  letCome()
  await expect(page.getByRole('button', { name: /^Pause/ }).first()).toBeVisible()
  await expect(first).toHaveAttribute('src', /placeholder/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the placeholder stands for a broken picture too', async ({ page }) => {
    await page.route(noPicture, (route) => route.abort())
    const drawing = page.waitForRequest(/placeholder-.*\.svg$/)
    await page.goto('/products/wotan')
    await drawing
    const machine = page.locator('.product-machine')
    const withPlaceholder = await machine.screenshot()
    await page.evaluate(() => {
      const style = document.createElement('style')
      style.textContent = 'img::after { background: none !important }'
      document.head.append(style)
    })
    expect(withPlaceholder.equals(await machine.screenshot())).toBe(false)
  })
})

test('every picture is given in the shape that it has', async ({ page }) => {
  test.slow()
  for (const path of publicPages) {
    await page.goto(path)
    await seeAll(page)
    const odd = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.getAttribute('width') && image.naturalWidth > 0)
        // Names as drawings keep their own proportions within whatever is given.
        .filter((image) => !image.currentSrc.includes('/marks/'))
        .map((image) => {
          const given = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
          return { src: image.currentSrc, given, has: image.naturalWidth / image.naturalHeight }
        })
        .filter(({ given, has }) => Math.abs(given / has - 1) > 0.02),
    )
    expect(odd).toEqual([])
  }
})
