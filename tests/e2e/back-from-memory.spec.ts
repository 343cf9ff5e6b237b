import { publicPages } from '../../content/public-pages.ts'
import { chromiumOptions } from '../chromium-options.ts'
import { expect, readingTest as test } from './site.ts'

// Playwright turns it off, since what it knows of a page ends with it.
test.use({
  launchOptions: {
    ...chromiumOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('Back shows every page as it was left, from memory', async ({ page, baseURL }) => {
  test.slow()
  const made: Record<string, boolean> = {}
  for (const path of [...publicPages, '/contact', '/?book', '/about?enquire=contact']) {
    await page.goto(path)
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted)
      })
    })
    await page.goto(`${baseURL}/healthz`, { waitUntil: 'load' })
    // Later, since the page that goes back answers no more.
    await page.evaluate(() => void setTimeout(() => history.back()))
    await page.waitForURL((url) => url.pathname !== '/healthz', { waitUntil: 'commit' })
    const persisted = page.locator('html[data-persisted]')
    made[path] = await persisted.waitFor({ state: 'attached', timeout: 5_000 }).then(
      () => true,
      () => false,
    )
  }
  const anew = Object.keys(made).filter((path) => !made[path])
  expect(anew).toEqual([])
  expect(Object.keys(made).length).toBeGreaterThan(20)
})
