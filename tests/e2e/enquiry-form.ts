import type { Locator, Page } from '@playwright/test'

export const form = (page: Page) => page.getByRole('main').locator('form')

/** People take longer than two seconds; the page's clock says that this one did. */
export async function aFewSecondsLater(page: Page): Promise<void> {
  await page.clock.fastForward(5_000)
}

/** Fills in who asks, takes as long as people do, and sends. The page has a clock of its own. */
export async function sendAsAsha(filled: Locator): Promise<void> {
  await filled.getByLabel('Full Name').fill('Asha Menon')
  await filled.getByLabel('Email Address').fill('asha@buyer.example')
  await aFewSecondsLater(filled.page())
  await filled.getByRole('button', { name: 'Send Message' }).click()
}
