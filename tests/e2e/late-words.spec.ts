import { hold, hydrated } from './hydrated.ts'
import { expect, readingTest as test } from './site.ts'

const words = /\/words-ml-[\w-]+\.js$/

test('what is pressed before the page’s words have come says them when they are there', async ({
  page,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  const letWordsCome = await hold(page, words)
  await page.goto('/ml/gallery', { waitUntil: 'load' })
  await page.locator('header a[href*="book"]').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const grid = dialog.getByRole('grid')
  await expect.poll(() => calls.some((path) => path.startsWith('/ml/api/'))).toBe(true)
  await expect(grid).toBeHidden()

  letWordsCome()
  await expect(grid).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Google വഴി സൈൻ ഇൻ ചെയ്യുക' })).toBeVisible()
  await hydrated(page)
  expect(calls.filter((path) => words.test(path))).toHaveLength(1)
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([])
  expect(errors).toEqual([])
})

test('a page whose words did not come hydrates at the next touch', async ({ page }) => {
  await page.route(words, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => words.test(request.url()))
  await page.goto('/ml/gallery', { waitUntil: 'load' })
  await failed
  await page.unroute(words)
  await page.getByRole('heading', { level: 1 }).click()
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ml-x-mtfrom-en')
})

test('a page whose words never come keeps what it says, and its links lead on', async ({
  page,
}) => {
  await page.route(words, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => words.test(request.url()))
  await page.goto('/ml/about', { waitUntil: 'load' })
  await failed
  await expect(page.getByRole('contentinfo')).toContainText('ഗാലറി')
  await page.unroute(words)
  await page.getByRole('contentinfo').getByRole('link', { name: 'ഗാലറി' }).click()
  await expect(page).toHaveURL(/\/ml\/gallery$/)
  await hydrated(page)
})
