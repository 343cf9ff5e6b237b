import type { Page } from '@playwright/test'
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
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  const answer = await page.goto('/cranes/enormous')
  expect(answer!.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect.poll(() => logged.join('\n')).toContain('/cranes/enormous')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

for (const path of ['/news/page/1', '/news/page/99', '/hi/news/page/99']) {
  test(`${path} is no page of the list of news, and as missing as any other`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer!.status()).toBe(404)
    await expect(page.locator('.message-code')).toHaveText('404')
    await expect(
      page.getByText(path.startsWith('/hi') ? 'ओह! पेज नहीं मिला' : 'Oops! Page not found'),
    ).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('main').getByRole('link').click()
    await expect(page).toHaveURL(/\/news$/)
  })
}

test('coming back to a missing path logs it again', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('404')) logged.push(message.text())
  })
  await page.goto('/no/first')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Power to Lift')
  await page.goBack()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect
    .poll(() => logged)
    .toEqual(['404: no page at /no/first', '404: no page at /no/first'])
})

for (const [what, path] of [
  ['page', '/ml/some/missing'],
  ['product', '/hi/products/enormous'],
  ['story', '/news/none'],
])
  test(`the path of a missing ${what} is logged as the address bar shows it`, async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('404: no'))
    await page.goto(path!)
    expect((await logged).text()).toBe(`404: no ${what} at ${path}`)
  })

test('whoever looks for a story that is none finds the way home', async ({ page }) => {
  await page.goto('/news/none')
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
  for (const path of [
    '/',
    '/gallery',
    '/downloads',
    '/products/wotan',
    '/no-such-page',
    '/?book',
  ]) {
    const answer = await page.goto(path)
    const policy = answer!.headers()['content-security-policy']!
    expect(policy).toMatch(/script-src 'self' '(sha256|nonce)-/)
    expect(policy.match(/script-src[^;]*/)![0]).not.toContain('unsafe')
  }
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(violations).toEqual([])
})

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('every change of the page begins at the top, and Back returns to the place', async ({
  page,
}) => {
  await page.goto('/gallery')
  const footer = page.getByRole('contentinfo')
  const depths: number[] = []
  const way = ['Downloads', 'Wotan', 'Gallery']
  for (const name of way) {
    const link = footer.getByRole('link', { name, exact: true })
    await link.scrollIntoViewIfNeeded()
    depths.push(await scrolled(page))
    expect(depths.at(-1)).toBeGreaterThan(300)
    await link.click()
    await expect.poll(() => scrolled(page)).toBe(0)
  }
  // Back over the same pages, the last first.
  for (const depth of depths.toReversed()) {
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBeGreaterThan(depth - 60)
    await expect.poll(() => scrolled(page)).toBeLessThan(depth + 60)
  }
  await page.goForward()
  await expect(page).toHaveURL('/downloads')
})

test('one style sheet serves every page: none comes or goes with a page or a dialog', async ({
  page,
}) => {
  const styles = () =>
    page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((each) => each.getAttribute('href')))
  for (const inOtherScripts of ['/ml', '/hi']) {
    await page.goto(inOtherScripts)
    expect(await styles()).toHaveLength(1)
  }
  await page.goto('/')
  const [sheet, ...others] = await styles()
  expect(others).toEqual([])
  // Downloads last: whoever goes on by its footer passes the place to keep the catalogue, which brings its own sheet.
  for (const name of ['Wotan', 'Gallery', 'Downloads']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect.poll(() => scrolled(page)).toBe(0)
    expect(await styles()).toEqual([sheet])
  }
  await page.getByRole('banner').getByRole('link', { name: 'Find a slot' }).click()
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
  expect(await styles()).toEqual([sheet])
})

test('the place is kept over a reload', async ({ page }) => {
  await page.goto('/gallery')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before - 60)
})

test('what opens over a page leaves it where it is', async ({ page }) => {
  await page.goto('/downloads')
  const card = page.getByRole('link', { name: 'Certificate of Compliance' })
  await expect(card).toHaveAttribute('href', /certificate=/)
  await page.evaluate(() => window.scrollTo(0, 120))
  await card.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await scrolled(page)).toBe(120)
})

test('Home and the logo go to the top of the page that one is on', async ({ page }) => {
  await page.goto('/')
  for (const link of [
    page.getByRole('banner').getByRole('link', { name: 'DINO, home' }),
    page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).first(),
  ]) {
    await page.evaluate(() => window.scrollTo(0, 900))
    await link.click()
    await expect.poll(() => scrolled(page)).toBe(0)
  }
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
