import type { Page } from '@playwright/test'
import { hold } from './hydrated.ts'
import { expect, readingTest as test } from './site.ts'

test.use({ viewport: { width: 360, height: 800 } })

/** Whether the browser has laid out what stands in a section, here the last: else it says of nothing in it that it can be seen. */
const laidOut = (page: Page, title = '#contact-title') =>
  page.locator(title).evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }))

/** Opens home so far that it is painted, with a picture still on its way. */
async function painted(page: Page, path = '/'): Promise<() => void> {
  const letCome = await hold(page, /\.(avif|webp|jpe?g)$/)
  await page.goto(path, { waitUntil: 'commit' })
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
      }),
  )
  return letCome
}

test('home is painted before its lower sections are laid out, which follow by themselves', async ({
  page,
}) => {
  const letCome = await painted(page)
  expect(await laidOut(page)).toBe(false)
  letCome()
  await expect.poll(() => laidOut(page)).toBe(true)
  // All of them, and for good: nothing is left to the scrolling.
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
})

test('a first key has all of home laid out at once', async ({ page }) => {
  await painted(page)
  expect(await laidOut(page)).toBe(false)
  await page.keyboard.press('Shift')
  expect(await laidOut(page)).toBe(true)
})

test('a link to a section of home leads there, with everything above it laid out', async ({
  page,
}) => {
  await painted(page, '/#contact')
  expect(await laidOut(page, '#about-title')).toBe(true)
  const top = await page.locator('#contact').evaluate((it) => it.getBoundingClientRect().top)
  expect(Math.abs(top)).toBeLessThan(100)
})

test('a page that is loaded anew is where it was, with everything above it laid out', async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('#facility').evaluate((it) => it.scrollIntoView())
  const before = await page.evaluate(() => window.scrollY)
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('without scripts nothing waits', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('main > section').last()).toHaveCSS('content-visibility', 'visible')
  await context.close()
})
