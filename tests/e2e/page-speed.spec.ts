import type { Page } from '@playwright/test'
import { expect, readingTest as test } from './site.ts'

test('a browser sends what it measured once, as its page is left', async ({ page }) => {
  const script = page.waitForResponse(/measure-page/)
  await page.goto('/products/wotan')
  const bytes = (await (await script).request().sizes()).responseBodySize
  console.log(`measuring: ${bytes} bytes`)
  expect(bytes).toBeLessThan(2_000)
  await page.getByRole('link', { name: 'Request Quote' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const sent = page.waitForRequest('**/api/speed')
  await leave(page)
  const visit = (await sent).postDataJSON() as Record<string, unknown>
  expect(visit).toMatchObject({ path: '/products', device: 'computer', lcp: expect.any(Number) })
  expect(visit['cls']).toBeGreaterThanOrEqual(0)
  expect(Object.keys(visit).join()).toMatch(/^path,device,(lcp|inp|cls|,)+$/)
  // Looked at again and left again, it counts no second time.
  const again = page.waitForRequest('**/api/speed', { timeout: 2_000 })
  await leave(page)
  await expect(again).rejects.toThrow('Timeout')
})

/** As for another tab. */
function leave(page: Page) {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
}

test('a browser that asks not to be followed fetches nothing for it, and sends nothing', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // Hydrated: whatever measures was asked for by then.
  await page.goto('/about', { waitUntil: 'networkidle' })
  await page.goto('about:blank', { waitUntil: 'load' })
  expect(asked.some((url) => /about-page.*\.js$/.test(url))).toBe(true)
  expect(asked.filter((url) => /measure-page|api\/speed/.test(url))).toEqual([])
})
