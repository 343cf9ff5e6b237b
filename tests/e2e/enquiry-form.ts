import type { Page } from '@playwright/test'

export const form = (page: Page) => page.getByRole('main').locator('form')

/** People take longer than two seconds; the page's clock says that this one did. */
export async function aFewSecondsLater(page: Page): Promise<void> {
  await page.clock.fastForward(5_000)
}
