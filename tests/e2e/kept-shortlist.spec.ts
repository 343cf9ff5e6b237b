import { expectNoFindings } from './axe.ts'
import { expect, keepCatalogue, test } from './kept-site.ts'

test('without the site the list on the device names its machines, and each opens', async ({
  page,
  going,
}) => {
  test.slow()
  await page.addInitScript(() => localStorage.setItem('shortlist', 'wotan,rocket,cuty'))
  await keepCatalogue(page)
  await going.stop()
  const names = page.getByRole('main').getByRole('heading', { level: 2 })
  await page.goto('/products/wotan')
  await page.getByRole('link', { name: 'See all on my shortlist' }).click()
  await expect(names).toHaveText(['Wotan', 'Cuty'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your shortlist')
  await expect(page.getByText(/^Shown from this phone/)).toBeVisible()
  await expectNoFindings(page)

  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your shortlist' }).click()
  await expect(names).toHaveText(['Wotan', 'Cuty'])
  await names.getByRole('link', { name: 'Cuty' }).click()
  await expect(page).toHaveURL(/products\/cuty$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cuty')
})

test('without the site a list that somebody sent names its own machines', async ({
  page,
  going,
}) => {
  await keepCatalogue(page)
  await going.stop()
  await page.goto('/shortlist?machines=flatbed,swifty')
  const names = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(names).toHaveText(['Flatbed', 'Swifty'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A shortlist')
  await going.start()
  await page.getByRole('link', { name: 'Try the network' }).click()
  await expect(page.getByRole('link', { name: 'Ask us about these' })).toBeVisible()
  await expect(page).toHaveURL('/shortlist?machines=flatbed,swifty')
})
