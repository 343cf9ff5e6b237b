import type { Locator, Page } from '@playwright/test'
import { expect, readingTest as test } from './site.ts'

/** What stands on the screen for a while at least, by the page. */
const pages: Record<string, (page: Page) => Locator> = {
  '/': (page) => page.locator('#about').getByRole('button', { name: /^Innovation/ }),
  '/gallery': (page) => page.getByRole('link', { name: 'Show more' }),
  '/about': (page) => page.getByRole('button', { name: 'Pause the film' }),
  '/downloads': (page) => page.getByRole('button', { name: /^Keep the catalogue/ }),
}

for (const [path, toPress] of Object.entries(pages))
  test(`${path} on paper has nothing to press`, async ({ page }) => {
    await page.goto(path)
    await page.locator('#kept').or(toPress(page)).first().scrollIntoViewIfNeeded()
    await expect(toPress(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    const all = page.locator('main :is(button, .button, input[type="range"])')
    expect(await all.count()).toBeGreaterThan(0)
    await expect(all.filter({ visible: true })).toHaveCount(0)
  })
