import type { Page } from '@playwright/test'
import { publicPages } from '../../content/public-pages.ts'
import { expect, readingTest as test } from './site.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** As a visitor sets it in the browser; pages that come after it have it. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

test("text is as large as the visitor's browser is set to, on the page and on its buttons", async ({
  page,
}) => {
  await page.goto('/')
  const usual = await sizeOf(page, 'main .button')
  await setTextSize(page, 24)
  await page.goto('/')
  expect(await sizeOf(page, 'body')).toBe(24)
  expect(await sizeOf(page, 'main .button')).toBe(usual * 1.5)
})

for (const path of [...publicPages, '/contact']) {
  test(`${path} needs no scrolling sideways on a phone with text half as large again`, async ({
    page,
  }) => {
    await setTextSize(page, 24)
    await page.goto(path)
    expect(await sizeOf(page, 'body')).toBe(24)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBe(360)
  })
}
