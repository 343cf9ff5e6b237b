import { catalogue } from '../../content/catalogue.ts'
import { expect, readingTest as test } from './site.ts'

test('every product of the catalogue has a page that is found from home', async ({ page }) => {
  await page.goto('/')
  for (const product of catalogue) {
    const link = page.getByRole('main').getByRole('link', { name: product.title }).first()
    await expect(link).toHaveAttribute('href', `/products/${product.id}`)
    const answer = await page.request.get(`/products/${product.id}`)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain(`Dino ${product.title}`)
  }
})

test('an unknown path is the 404 page, with status 404, and is logged to the console', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const answer = await page.goto('/cranes/enormous')
  expect(answer!.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect.poll(() => logged.join('\n')).toContain('/cranes/enormous')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('an unknown product is told so, with status 404', async ({ page }) => {
  const answer = await page.goto('/products/enormous')
  expect(answer!.status()).toBe(404)
  await expect(page.getByText('Product Not Found')).toBeVisible()
  await page.getByText('Back to Home').click()
  await expect(page).toHaveURL(/\/$/)
})

test('the content security policy stops nothing of our own', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  for (const path of ['/', '/products/wotan', '/no-such-page', '/?book']) {
    const answer = await page.goto(path)
    const policy = answer!.headers()['content-security-policy']!
    expect(policy).toMatch(/script-src 'self' '(sha256|nonce)-/)
    expect(policy.match(/script-src[^;]*/)![0]).not.toContain('unsafe')
  }
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(violations).toEqual([])
})

test('a page moves to the top on a link and back to its place on Back', async ({ page }) => {
  await page.goto('/')
  const last = page
    .getByRole('main')
    .getByRole('link', { name: catalogue.at(-1)!.title })
    .first()
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(300)
  await last.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(catalogue.at(-1)!.title)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages read completely, and offer other ways to an appointment', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('The Power to Lift')
    for (const product of catalogue) {
      await expect(
        page.getByRole('main').getByRole('link', { name: product.title }).first(),
      ).toBeVisible()
    }
    await page.goto('/products/wotan')
    for (const heading of [
      'Key Features',
      'Technical Specifications',
      'Applications',
      'Additional Details',
    ]) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    }
  })
})
