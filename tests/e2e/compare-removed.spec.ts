import { answerLater, machinesLedTo } from './shortlist-parts.ts'
import { expect, readingTest as test } from './site.ts'

test('two machines that are removed before the first answer came are both gone', async ({
  page,
}) => {
  await page.goto('/compare?machines=wotan,cuty,swifty,brisky')
  await answerLater(page)
  await page.getByRole('link', { name: 'Remove Wotan' }).click()
  await page.getByRole('link', { name: 'Remove Cuty' }).click()
  await expect(page.getByRole('columnheader', { name: /Cuty/ })).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: /Swifty|Brisky/ })).toHaveCount(2)
  await expect(page.getByRole('columnheader', { name: /Wotan/ })).toHaveCount(0)
  await expect(page).toHaveURL('/compare?machines=swifty,brisky')
})

test('no link or form brings back what was removed before the answer came', async ({ page }) => {
  await page.goto('/compare?machines=wotan,cuty,swifty')
  expect(await machinesLedTo(page)).toContain('wotan')
  await page.route(/\.data\b/, () => {})
  await page.getByRole('link', { name: 'Remove Wotan' }).click()
  await expect.poll(() => machinesLedTo(page)).not.toContain('wotan')
  await page.getByRole('link', { name: /^Only differences/ }).click()
  await page.unroute(/\.data\b/)
  await expect(page).toHaveURL('/compare?machines=cuty,swifty&only=differences')
})
