import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { hold, hydrated } from './hydrated.ts'
import { expect, readingTest as test } from './site.ts'

const choice = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

test('picture, drawing, film and pictures at work stand in one place, and each has an address', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/products/wotan?colour=red', { waitUntil: 'networkidle' })
  await expect(choice(page, 'Picture')).toHaveAttribute('aria-current', 'true')
  expect(asked.join('\n')).not.toMatch(/shown-instead|\.mp4|\.webm/)

  await choice(page, 'Drawing').click()
  await expect(page).toHaveURL('/products/wotan?colour=red&show=drawing')
  const shown = page.locator('.shown-instead')
  await expect(shown.getByRole('img', { name: /^Line drawing of the Dino Wotan/ })).toBeVisible()
  await expect(page.locator('.product-machine > img, .product-machine > picture')).toBeHidden()

  await choice(page, 'Film').click()
  const film = shown.locator('video')
  await expect(film).toBeVisible()
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)

  await choice(page, 'At work').click()
  await expect(shown.getByRole('listitem').first().locator('img')).toBeVisible()
  await page.goBack()
  await expect(film).toBeVisible()
  await page.reload()
  await expect(film).toBeVisible()
  await choice(page, 'Picture').click()
  await expect(page).toHaveURL('/products/wotan?colour=red')
  await expect(page.getByRole('img', { name: 'Dino Wotan in red' }).first()).toBeVisible()
})

test('a film waits to be started for whoever asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/products/wotan?show=film')
  const film = page.locator('.shown-instead video')
  await expect(film).toBeVisible()
  expect(await film.evaluate((video: HTMLVideoElement) => video.autoplay || !video.paused)).toBe(
    false,
  )
})

test('a film that does not come says so in its place, and can be tried again', async ({ page }) => {
  await page.route(/\.(mp4|webm)$/, (route) => route.abort())
  await page.goto('/products/wotan?show=film')
  const shown = page.locator('.shown-instead')
  await expect(shown.getByRole('alert')).toHaveText('This film could not be loaded.')
  await expectNoFindings(page)
  const again = shown.getByRole('button', { name: 'Try again' })
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.mp4'))
  await again.press('Enter')
  await failed
  await expect(again).toBeFocused()
  await page.unroute(/\.(mp4|webm)$/)
  await again.press('Enter')
  const film = shown.locator('video')
  await expect(film).toBeFocused()
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
})

test('what a machine has not is not offered, and an address that asks for it shows its picture', async ({
  page,
}) => {
  await page.goto('/products/wheelift?show=film')
  await hydrated(page)
  await expect(choice(page, 'Drawing')).toBeVisible()
  await expect(choice(page, 'Film')).toHaveCount(0)
  await expect(page.locator('.shown-instead')).toHaveCount(0)
})

test('part of it that does not arrive leaves the page and says what to do, and the next press asks for it anew', async ({
  page,
}) => {
  const failure = page.getByRole('status').filter({ hasText: 'Reload the page' })
  await page.route(/shown-instead-.*\.js/, (route) => route.abort())
  await page.goto('/products/wotan')
  await hydrated(page)
  await choice(page, 'Drawing').click()
  await expect(failure).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute(/shown-instead-.*\.js/)
  await choice(page, 'Drawing').click()
  await expect(page.locator('.shown-instead img')).toBeVisible()
  await expect(failure).toHaveCount(0)
})

test('a part that is asked for anew, and is long in coming, keeps nothing else waiting', async ({
  page,
}) => {
  const part = /shown-instead-.*\.js/
  await page.route(part, (route) => route.abort())
  await page.goto('/products/wotan')
  await choice(page, 'Drawing').click()
  await expect(page.getByRole('status').filter({ hasText: 'Reload the page' })).toBeVisible()
  await page.unroute(part)
  const letCome = await hold(page, part)
  await choice(page, 'Film').click()
  await expect(choice(page, 'Film')).toHaveAttribute('aria-current', 'true')
  await choice(page, 'Picture').click()
  await expect(choice(page, 'Picture')).toHaveAttribute('aria-current', 'true')
  letCome()
  await choice(page, 'Drawing').click()
  await expect(page.locator('.shown-instead img')).toBeVisible()
})

for (const width of [768, 1120, 1440]) {
  test(`the choices lie on no low machine at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 860 })
    for (const id of ['flatbed', 'ground-o', 'slider', 'swiftlift', 'wheelift']) {
      await page.goto(`/products/${id}`)
      const row = (await page.locator('.views').boundingBox())!
      const machine = (await page.locator('.product-machine').boundingBox())!
      const name = (await page.getByRole('heading', { level: 1 }).boundingBox())!
      expect(row.y + row.height, id).toBeLessThanOrEqual(Math.min(machine.y, name.y))
    }
  })
}

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true })

  for (const id of ['wotan', 'flatbed'])
    test(`a press shows what it brings, beside the name of ${id}`, async ({ page }) => {
      await page.goto(`/products/${id}`)
      const place = page.locator('.product-picture .framed')
      await expect(place).toBeInViewport({ ratio: 0.5 })
      await choice(page, 'Drawing').tap()
      await expect(page.locator('.shown-instead img')).toBeVisible()
      await expect(place).toBeInViewport({ ratio: 0.5 })
      const row = (await page.locator('.views').boundingBox())!
      expect(row.y + row.height).toBeLessThanOrEqual((await place.boundingBox())!.y)
    })

  for (const path of ['/products/wotan', '/products/ground-o', '/ml/products/wotan'])
    test(`below the picture of ${path} stand the words about it, beside what it costs and how to ask`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 844, height: 390 })
      await page.goto(path)
      const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!
      const picture = await boxOf('.product-machine')
      const words = await boxOf('.product-description')
      const ways = await boxOf('.product-intro .actions')
      const end = picture.y + picture.height
      expect(words.x).toBeGreaterThan(ways.x + ways.width)
      expect(words.y).toBeGreaterThanOrEqual(end)
      expect(words.y - end).toBeLessThan(100)
      expect(words.y).toBeLessThan(ways.y + ways.height / 2)
    })
})

for (const width of [360, 768, 1440]) {
  test(`each of them is whole at ${width} px, and axe finds nothing`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['wotan', 'flatbed'].flatMap((id) =>
      ['drawing', 'film', 'work'].map((show) => `/products/${id}?show=${show}`),
    )) {
      await page.goto(path)
      const shown = page.locator('.shown-instead > *')
      await expect(shown).toBeVisible()
      const { inside, scroll } = await shown.evaluate((element) => {
        const own = element.getBoundingClientRect()
        const place = element.closest('.framed')!.getBoundingClientRect()
        return {
          inside: own.top >= place.top - 1 && own.bottom <= place.bottom + 1 && own.height > 100,
          scroll: document.documentElement.scrollWidth,
        }
      })
      expect(inside, path).toBe(true)
      expect(scroll, path).toBe(width)
      await expectNoFindings(page)
    }
  })
}
