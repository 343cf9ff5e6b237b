import { publicPages } from '../../content/public-pages.ts'
import { expect, readingTest as test } from './site.ts'

test('the copyright line has the visitor’s year, also when the page was made in an earlier one', async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-03-01T09:00:00Z')
  await page.goto('/about')
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 DINO')
})

test('the logo in the footer leads home', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'DINO, home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a drawing that does not come leaves the footer dark, and nothing stands in for it', async ({
  page,
}) => {
  await page.route(/half-plan/, (route) => route.abort())
  await page.goto('/about')
  const plan = page.locator('.footer-plan')
  await plan.scrollIntoViewIfNeeded()
  await expect(plan).toHaveAttribute('data-failed')
  await expect(plan).toBeHidden()
})

test('the footer stands on every public page, also where no page was found', async ({
  request,
}) => {
  for (const path of [...publicPages, '/contact', '/no-such-page', '/products/no-such-crane']) {
    const html = await (await request.get(path)).text()
    expect(html.match(/<footer class="footer/g), path).toHaveLength(1)
  }
})
