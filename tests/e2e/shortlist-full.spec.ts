import { expectNoFindings } from './axe.ts'
import { patient } from './hydrated.ts'
import { heart, machines } from './shortlist-parts.ts'
import { expect, readingTest as test } from './site.ts'

test('a list that is full says so, whoever adds to it, and keeps what it has', async ({ page }) => {
  const eleven = [...Array.from({ length: 10 }, (_, at) => `old-${at}`), 'swifty']
  await page.addInitScript((list) => localStorage.setItem('shortlist', list), eleven.join())
  const full = page.getByText('A shortlist holds twelve machines. Remove one first.')
  await page.goto('/shortlist?machines=wotan,cuty')
  const add = page.getByRole('button', { name: 'Add these to mine' })
  await add.click()
  await expect(full).toBeVisible()
  await expect(machines(page)).toHaveText(['Wotan', 'Cuty'])
  await expect(add).toBeFocused()
  await expectNoFindings(page)
  await page.getByRole('alert').getByRole('link', { name: 'See all on my shortlist' }).click()
  await expect(page).toHaveURL(`/shortlist?machines=${eleven.join()},wotan`)
  await expect(full).toHaveCount(0)
  await expect(page.locator('.finder-machines')).toBeFocused()
  await page.getByRole('link', { name: 'Remove Swifty' }).click()
  await expect(machines(page)).toHaveText(['Wotan'])
  await page.goBack()
  await expect(machines(page)).toHaveText(['Wotan', 'Cuty'])
  await expect(full).toHaveCount(0)
  await add.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your shortlist')
  await expect(page.locator('.finder-machines')).toBeFocused()

  await page.addInitScript(
    (list) => localStorage.setItem('shortlist', `${list},wotan`),
    eleven.join(),
  )
  await page.goto('/products/cuty')
  await heart(page, 'Cuty').click()
  await expect(full).toBeVisible()
  await expect(heart(page, 'Cuty')).toHaveAttribute('aria-pressed', 'false')
  await expectNoFindings(page)
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
  await expect(full).toHaveCount(0)
  await expect(heart(page, 'Cuty')).toBeFocused()
  await heart(page, 'Cuty').click()
  await page.getByRole('alert').getByRole('link', { name: 'See all on my shortlist' }).click()
  await expect(page).toHaveURL(`/shortlist?machines=${eleven.join()},wotan`)
})

test('once there is room again, also by another window, nothing says that there is none', async ({
  page,
  context,
}) => {
  const keepsTwelve = [...Array.from({ length: 11 }, (_, at) => `old-${at}`), 'swifty'].join()
  await page.addInitScript((list) => localStorage.setItem('shortlist', list), keepsTwelve)
  await page.goto('/products/cuty')
  await heart(page, 'Cuty').click()
  const full = page.getByText('A shortlist holds twelve machines. Remove one first.')
  await expect(full).toBeVisible()
  const other = await patient(await context.newPage())
  await other.goto('/products/swifty')
  await heart(other, 'Swifty').click()
  await expect(full).toHaveCount(0)
  await heart(page, 'Cuty').click()
  await expect(heart(page, 'Cuty')).toHaveAttribute('aria-pressed', 'true')
  await expect(full).toHaveCount(0)
})
