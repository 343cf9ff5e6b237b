import { expectNoFindings } from './axe.ts'
import {
  cells,
  films,
  grid,
  links,
  more,
  names,
  openGallery,
  portion,
  title,
} from './gallery-page.ts'
import { expect, readingTest as test } from './site.ts'

test('one chooses between all, images and videos, and the choice can be shared', async ({
  page,
}) => {
  await openGallery(page)
  const shown = page.getByRole('group', { name: 'Show' })
  await expect(shown.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
  await expect(shown.getByRole('status')).toHaveText(/^18 of 1\d\d shown$/)

  await shown.getByRole('button', { name: 'Videos' }).click()
  await expect(page).toHaveURL('/gallery?show=videos')
  await expect(shown.getByRole('button', { name: 'Videos' })).toHaveText(new RegExp(`${films}$`))
  await expect(cells(page)).toHaveCount(films)
  await expect(shown.getByRole('status')).toHaveText(`${films} shown`)

  await shown.getByRole('button', { name: 'Images' }).click()
  await expect(grid(page).getByRole('link', { name: /^Film/ })).toHaveCount(0)
  await page.reload()
  await expect(cells(page)).toHaveCount(portion)
  await expect(grid(page).getByRole('link', { name: /^Film/ })).toHaveCount(0)
  await shown.getByRole('button', { name: 'All' }).click()
  await expect(page).toHaveURL('/gallery')
})

test('one chooses a machine, together with images or videos', async ({ page }) => {
  await openGallery(page)
  const shown = page.getByRole('group', { name: 'Show' })
  await shown.getByRole('combobox', { name: 'Machine' }).selectOption('Woodpicker')
  await expect(page).toHaveURL('/gallery?machine=woodpicker')
  // The address changes before what is listed.
  await expect.poll(() => names(page)).toContain('woodpicker-loading-logs')
  await shown.getByRole('button', { name: 'Images' }).click()
  await expect(page).toHaveURL('/gallery?machine=woodpicker&show=images')
  await expect(cells(page).getByRole('link', { name: /^Film/ })).toHaveCount(0)
  const listed = await names(page)
  expect(listed.length).toBeGreaterThan(3)
  for (const name of listed) expect(name).toContain('woodpicker')
  await page.reload()
  await expect(shown.getByRole('combobox')).toHaveValue('woodpicker')
  await expect.poll(() => names(page)).toEqual(listed)
  await openGallery(page, '?machine=slider&show=images')
  await shown.getByRole('button', { name: 'Videos' }).click()
  await expect(page.getByText('There are no videos of the Slider yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all of the Slider' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/gallery?machine=slider')
  await expect(cells(page).first()).toBeVisible()
  // What was pressed is gone: one goes on from what is shown now.
  await expect(shown.getByRole('button', { name: 'All', pressed: true })).toBeFocused()
})

test('it comes in portions, and says how far one has come', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openGallery(page)
  await expect(cells(page)).toHaveCount(portion)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8000)
  const all = Number(/of (\d+)/.exec(await page.getByRole('status').first().innerText())![1])

  await more(page).focus()
  await page.keyboard.press('Enter')
  await expect(cells(page)).toHaveCount(2 * portion)
  await expect(page).toHaveURL(`/gallery?shown=${2 * portion}`)
  await expect(links(page).nth(portion)).toBeFocused()
  await page.reload()
  await expect(cells(page)).toHaveCount(2 * portion)
  for (let shown = 2 * portion; shown < all; shown += portion) {
    await more(page).click()
    await expect(cells(page)).toHaveCount(Math.min(shown + portion, all))
  }
  await expect(more(page)).toHaveCount(0)
  expect(new Set(await names(page)).size).toBe(all)
})

for (const [width, columns] of [
  [360, 1],
  [479, 1],
  [480, 2],
  [768, 2],
  [1024, 3],
  [1440, 4],
] as const) {
  test(`the grid has ${columns} columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/gallery')
    const tracks = await grid(page).evaluate((list) => getComputedStyle(list).gridTemplateColumns)
    expect(tracks.split(' ')).toHaveLength(columns)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('what is far from the screen is not fetched, nor is a film before it is seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/gallery', { waitUntil: 'networkidle' })
  const pictures = () => fetched.filter((url) => /\/assets\/.*\.(avif|webp|jpg|png)$/.test(url))
  const films = () => fetched.filter((url) => /\.(mp4|webm)$/.test(url))
  expect(pictures().length).toBeGreaterThan(1)
  // The screen holds two, and one may fetch some four screens' worth of scrolling ahead.
  expect(pictures().length).toBeLessThanOrEqual(8)
  expect(films()).toEqual([])
  expect(fetched.length).toBeLessThanOrEqual(20)
  expect(fetched.filter((url) => url.includes('lightbox'))).toEqual([])
  const before = pictures().length

  await page.getByRole('button', { name: 'Pause films' }).first().scrollIntoViewIfNeeded()
  await expect.poll(() => films().length).toBeGreaterThan(0)
  await expect.poll(() => pictures().length).toBeGreaterThan(before)
})

test('films in the grid are silent, play while they are seen, and one button stops them', async ({
  page,
}) => {
  await openGallery(page)
  const first = page.getByRole('button', { name: 'Pause films' }).first()
  await first.scrollIntoViewIfNeeded()
  const video = grid(page).locator('video').first()
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
  await expect.poll(isPaused).toBe(false)
  expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true)

  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(isPaused).toBe(true)
  await first.scrollIntoViewIfNeeded()
  await expect.poll(isPaused).toBe(false)

  await first.click()
  await expect.poll(isPaused).toBe(true)
  await expect(page.getByRole('button', { name: 'Pause films' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Play films' }).first().click()
  await expect.poll(isPaused).toBe(false)
})

test('a film of the grid that did not come is asked for anew by the next press', async ({
  page,
}) => {
  await page.route(/\.(mp4|webm)$/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.mp4'))
  await openGallery(page, '?show=videos')
  await failed
  const video = grid(page).locator('video').first()
  await expect(video).toHaveCount(0)
  await page.unroute(/\.(mp4|webm)$/)
  await page.getByRole('button', { name: 'Pause films' }).first().click()
  await page.getByRole('button', { name: 'Play films' }).first().click()
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
})

test('a film of the grid whose first file does not come plays the second', async ({ page }) => {
  await page.route(/\.webm$/, (route) => route.abort())
  await openGallery(page, '?show=videos')
  const video = grid(page).locator('video').first()
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no film moves before one says so', async ({ page }) => {
    await openGallery(page, '?show=videos')
    const play = page.getByRole('button', { name: 'Play films' }).first()
    await play.scrollIntoViewIfNeeded()
    await expect(grid(page).locator('video')).toHaveCount(0)
    await play.click()
    await expect(grid(page).locator('video').first()).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every item is there, and leads to its own file', async ({ page }) => {
    await page.goto('/gallery')
    await expect(cells(page)).toHaveCount(portion)
    await more(page).click()
    await expect(more(page)).toBeHidden()
    await expect(cells(page).nth(portion)).toBeInViewport()
    expect(await cells(page).count()).toBeGreaterThan(5 * portion)
    const first = links(page).first()
    await expect(first).toHaveAttribute('href', /\.(avif|jpg|jpeg|png|webp)$/)
    await expect(page.getByRole('button', { name: 'Videos' })).toBeHidden()
    await expect(grid(page).locator('a[href$=".mp4"]')).toHaveCount(films)
    const answer = await page.goto((await first.getAttribute('href'))!)
    expect(answer!.headers()['content-type']).toMatch(/^image\//)
  })
})

for (const width of [360, 1440]) {
  test(`axe finds nothing in the gallery and its lightbox at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openGallery(page)
    await page.waitForLoadState('networkidle')
    await expectNoFindings(page)
    await links(page).first().click()
    await expect(title(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectNoFindings(page)
    await page.goto('/gallery?show=videos')
    await links(page).first().click()
    await expect(title(page)).toBeVisible()
    await expectNoFindings(page)
  })
}
