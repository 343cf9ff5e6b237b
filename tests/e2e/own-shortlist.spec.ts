import type { Page } from '@playwright/test'
import { hold, hydrated } from './hydrated.ts'
import { answerLater, heart, machines } from './shortlist-parts.ts'
import { expect, readingTest as test } from './site.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const keptOn = (page: Page) => page.evaluate(() => localStorage.getItem('shortlist'))

/** From a machine with a heart to the list, and on to another machine. */
async function goOnFromList(page: Page) {
  await page.goto('/products/wotan')
  await heart(page, 'Wotan').click()
  await page.getByRole('link', { name: 'See all on my shortlist' }).click()
  await expect(title(page)).toHaveText('Your shortlist')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cuty' }).click()
  await expect(page).toHaveURL('/products/cuty')
}

test('Back to one’s own list has what was added meanwhile, and what is taken off there is off', async ({
  page,
}) => {
  await goOnFromList(page)
  await heart(page, 'Cuty').click()
  await page.goBack()
  await expect(machines(page)).toHaveText(['Wotan', 'Cuty'])
  await expect(page).toHaveURL('/shortlist?machines=wotan,cuty')
  await expect(title(page)).toHaveText('Your shortlist')
  await expect(page.getByRole('button', { name: 'Add these to mine' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Remove Wotan' }).click()
  await expect(machines(page)).toHaveText(['Cuty'])
  expect(await keptOn(page)).toBe('cuty')
  // By a reload too, and with nothing left.
  await page.getByRole('link', { name: 'Cuty' }).first().click()
  await heart(page, 'Cuty').click()
  await page.reload()
  await page.goBack()
  await expect(page.getByText('Nothing is on it yet.')).toBeVisible()
})

test('what is taken off before the list has come anew takes along nothing that was added', async ({
  page,
}) => {
  await goOnFromList(page)
  await heart(page, 'Cuty').click()
  await answerLater(page)
  await page.goBack()
  await page.getByRole('link', { name: 'Remove Wotan' }).click()
  await expect(machines(page)).toHaveText(['Cuty'])
  expect(await keptOn(page)).toBe('cuty')
})

test('one’s own list has what another window adds', async ({ page, context }) => {
  await page.goto('/products/wotan')
  await heart(page, 'Wotan').click()
  await page.goto('/shortlist')
  await expect(page).toHaveURL('/shortlist?machines=wotan')
  const other = await context.newPage()
  await other.goto('/products/cuty')
  await heart(other, 'Cuty').click()
  await expect(machines(page)).toHaveText(['Wotan', 'Cuty'])
  await expect(title(page)).toHaveText('Your shortlist')
})

test('a list that somebody sent stays as it was sent, whatever is kept meanwhile', async ({
  page,
}) => {
  await page.goto('/products/wotan')
  await heart(page, 'Wotan').click()
  await page.goto('/shortlist?machines=swifty,cuty')
  await expect(title(page)).toHaveText('A shortlist')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cuty' }).click()
  await heart(page, 'Cuty').click()
  await page.goBack()
  await expect(machines(page)).toHaveText(['Swifty', 'Cuty'])
  await expect(title(page)).toHaveText('A shortlist')
  await page.getByRole('link', { name: 'Remove Cuty' }).click()
  await expect(machines(page)).toHaveText(['Swifty'])
  expect(await keptOn(page)).toBe('wotan,cuty')
})

test('a question that is asked over one’s own list stays open', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('shortlist', 'wotan'))
  await page.goto('/shortlist?machines=wotan&enquire=quote')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/shortlist?machines=wotan&enquire=quote')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a heart that is pressed before the scripts have come is added to those that are kept', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('shortlist', 'wotan,swifty'))
  const letCome = await hold(page, /(entry\.client|manifest)-.*\.js$/)
  await page.goto('/products/cuty', { waitUntil: 'commit' })
  await heart(page, 'Cuty').click()
  letCome()
  await hydrated(page)
  await expect(heart(page, 'Cuty')).toHaveAttribute('aria-pressed', 'true')
  expect(await keptOn(page)).toBe('wotan,swifty,cuty')
})
