import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { expect, readingTest as test } from './site.ts'

const section = (page: Page) => page.getByRole('region', { name: 'News, events and stories' })
const preview = (page: Page) => page.getByRole('dialog', { name: 'A knuckle crane of our own' })

/** Home's lower sections come to life a moment after the page; until then a story leads to its file. */
async function openNews(page: Page): Promise<void> {
  await page.goto('/')
  const link = section(page).getByRole('link', { name: 'Open the picture' })
  await expect(link).toHaveAttribute('href', /story=/)
}

async function openPreview(page: Page): Promise<void> {
  await openNews(page)
  await section(page).getByRole('link', { name: 'Open the picture' }).click()
  await expect(preview(page)).toBeVisible()
}

test('the featured story opens over the whole window, and Escape, backdrop and button close it', async ({
  page,
}) => {
  await openPreview(page)
  const { width, height } = page.viewportSize()!
  await expect.poll(() => preview(page).boundingBox()).toEqual({ x: 0, y: 0, width, height })
  await expect(preview(page).getByRole('img')).toBeVisible()
  await expectNoFindings(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(preview(page)).toBeHidden()
  const link = section(page).getByRole('link', { name: 'Open the picture' })
  await expect(link).toBeFocused()

  await link.click()
  await preview(page).click({ position: { x: 5, y: height - 5 } })
  await expect(preview(page)).toBeHidden()

  await link.click()
  await preview(page).getByRole('img').click()
  await expect(preview(page)).toBeVisible()
  await preview(page).getByRole('button', { name: 'Close' }).click()
  await expect(preview(page)).toBeHidden()
})

test('the preview is part of the address: Back closes it, and its link opens it', async ({
  page,
}) => {
  await openPreview(page)
  await expect(page).toHaveURL(/\?story=own-knuckle-cranes$/)
  await page.goBack()
  await expect(preview(page)).toBeHidden()
  await page.goto('/?story=own-knuckle-cranes')
  await expect(preview(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/$/)
})

test('the film plays muted and in view only, and can be paused', async ({ page }) => {
  await openNews(page)
  const film = section(page).locator('video')
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused)
  await expect.poll(isPaused).toBe(true)
  await film.scrollIntoViewIfNeeded()
  await expect.poll(isPaused).toBe(false)
  expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)
  await section(page).getByRole('button', { name: 'Pause the film' }).click()
  await expect.poll(isPaused).toBe(true)
  await section(page).getByRole('button', { name: 'Play the film' }).click()
  await expect.poll(isPaused).toBe(false)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(isPaused).toBe(true)
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the film stands still, and is not fetched, until somebody plays it', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await openNews(page)
    const film = section(page).locator('video')
    await film.scrollIntoViewIfNeeded()
    const play = section(page).getByRole('button', { name: 'Play the film' })
    await expect(play).toBeVisible()
    expect(fetched.filter((url) => /news-film.*\.(mp4|webm)/.test(url))).toEqual([])
    await play.click()
    await expect(film).toHaveJSProperty('paused', false)
  })
})

test("Google's map of the workshop is fetched only when somebody asks for it", async ({ page }) => {
  const asked: string[] = []
  await page.route(/google\.com/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' })
  })
  await page.goto('/#contact')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Show the map' }).focus()
  await page.keyboard.press('Enter')
  const map = page.getByTitle('Map of Kodimatha, Kottayam, Kerala, India')
  await expect(map).toBeVisible()
  await expect(map).toBeFocused()
  await expect.poll(() => asked.join()).toContain('Kodimatha')
})

test('the workshop is shown on a map of Kerala that also reads as words', async ({ page }) => {
  await page.goto('/')
  const facility = page.getByRole('region', { name: 'Where they are made' })
  await expect(facility.getByRole('img', { name: /Map of Kerala/ })).toBeAttached()
  await expect(facility.getByRole('img', { name: /കോട്ടയം/ })).toBeAttached()
  await expect(facility.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
    'href',
    /google\.com\/maps\/dir/,
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the story leads to its picture', async ({ page }) => {
    await page.goto('/')
    const link = section(page).getByRole('link', { name: 'Open the picture' })
    const picture = await page.request.get((await link.getAttribute('href'))!)
    expect(picture.headers()['content-type']).toBe('image/avif')
  })
})
