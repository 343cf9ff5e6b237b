import type { CDPSession } from '@playwright/test'
import { publicPages } from '../../content/public-pages.ts'
import { chromiumOptions } from '../chromium-options.ts'
import { chooseDay } from './open-days.ts'
import { signInAs, expect, test } from './site.ts'

// Playwright turns it off, since what it knows of a page ends with it.
test.use({
  launchOptions: {
    ...chromiumOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/**
 * What of the page itself kept the browser from showing it as it was left. Whether it has the room is not asked: beside other
 * work it may have none.
 */
async function inTheWay(browser: CDPSession): Promise<string[]> {
  const left = new Promise<string[]>((resolve) => {
    browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations
          .filter(({ type }) => type !== 'Circumstantial')
          .map(({ reason }) => reason),
      ),
    )
    browser.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve([])
    })
  })
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory')
  await browser.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]!.id })
  return left
}

test('nothing on any page keeps Back from showing it as it was left', async ({ page, baseURL }) => {
  test.slow()
  const found: Record<string, string[]> = {}
  for (const path of [...publicPages, '/contact', '/?book', '/about?enquire=contact', '/ml']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.goto(`${baseURL}/healthz`)
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.enable')
    const reasons = await inTheWay(browser)
    if (reasons.length > 0) found[path] = reasons
    await browser.detach()
  }
  expect(found).toEqual({})
})

test('nor does the dialog, signed in, with a day whose slots change as one looks', async ({
  page,
  baseURL,
}) => {
  await page.goto('/?book')
  await signInAs(page, 'Asha Menon')
  const slots = page.getByRole('dialog').getByRole('button', { name: /^\d\d:\d\d/ })
  await chooseDay(page, 1)
  await expect(slots.first()).toBeVisible()
  await page.goto(`${baseURL}/healthz`)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  expect(await inTheWay(browser)).toEqual([])
})
