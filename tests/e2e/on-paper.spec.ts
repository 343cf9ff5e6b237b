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

test('a WhatsApp number is on paper, where the screen has a link alone', async ({ page }) => {
  await page.goto('/contact')
  const row = page.locator('main .facts > div', { hasText: 'WhatsApp' })
  const number = row.getByText('+91 00000 00000')
  await expect(row.getByRole('link')).toBeVisible()
  await expect(number).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(number).toBeVisible()
})

for (const path of ['/', '/contact', '/contact?topic=quote&product=wotan'])
  test(`${path} on paper has the ways to us and the map, and no empty fields`, async ({ page }) => {
    // As wide as A4 is between its margins.
    await page.setViewportSize({ width: 688, height: 1000 })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const main = page.locator('main')
    const fields = main.locator('.enquiry').locator('input, select, textarea, label')
    expect(await fields.count()).toBeGreaterThan(4)
    await expect(fields.filter({ visible: true })).toHaveCount(0)
    await expect(main.getByRole('link', { name: /^\+91/ })).toBeVisible()
    await expect(main.getByText(/Kodimatha, Kottayam, Kerala, India/).last()).toBeVisible()
    const map = main.getByRole('img', { name: /^Map of Kerala/ })
    await expect(map).toBeVisible()
    // It shares a page with what stands above it.
    expect((await map.boundingBox())!.height).toBeLessThan(600)
  })
