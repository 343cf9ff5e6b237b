import { expect, readingTest as test } from './site.ts'

test('what the server drew stays when its script does not come, says so, and who came by a link is told', async ({
  page,
}) => {
  await page.route(/\/(finder|compare)-view-/, (route) => route.abort())
  await page.goto('/which-machine')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which machine?')
  await expect(page.getByText('It did not load. Reload the page.')).toBeVisible()
  // The rest of the page answers.
  await page.getByRole('button', { name: 'Products' }).click()
  await expect(page.getByRole('button', { name: 'Products' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Find a slot' }).click()
  await expect(page.getByRole('dialog', { name: 'Executive Appointment Booking' })).toBeVisible()
  await page.keyboard.press('Escape')
  // As without scripts.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Timber/ })
    .click()
  await expect(page).toHaveURL(/which-machine\?/)

  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Compare machines' }).click()
  await expect(page.getByRole('heading', { name: 'The page did not arrive' })).toBeVisible()
})

test('a booking dialog that was open when the page was drawn anew is a dialog still', async ({
  page,
}) => {
  const letFail = Promise.withResolvers<void>()
  await page.route(/\/finder-view-/, async (route) => {
    await letFail.promise
    await route.abort()
  })
  await page.goto('/which-machine?book', { waitUntil: 'commit' })
  const dialog = page.getByRole('dialog', { name: 'Executive Appointment Booking' })
  await expect(dialog).toBeVisible()
  letFail.resolve()
  await expect(page.getByText('It did not load. Reload the page.')).toBeAttached()
  await expect.poll(() => dialog.evaluate((frame) => frame.matches(':modal'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/which-machine$/)
})

test('what was typed stays where the script of a form’s page does not come', async ({ page }) => {
  await page.route(/\/book-view-/, async (route) => {
    await page.getByLabel('A note for us').fill('By bus.')
    await route.abort()
  })
  await page.goto(`/sign-in?${new URLSearchParams({ returnTo: '/book' }).toString()}`)
  await page.getByRole('button', { name: 'Ravi Kumar' }).click()
  await expect(page.getByText('It did not load. Reload the page.')).toBeVisible()
  await expect(page.getByLabel('A note for us')).toHaveValue('By bus.')
})

test('where the script of a page does not come, the next one of its kind says so', async ({
  page,
}) => {
  await page.route(/\/compare-view-/, (route) => route.abort())
  await page.goto('/compare?machines=wotan,swifty')
  await expect(page.getByText('It did not load. Reload the page.')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Compare machines' }).click()
  await expect(page.getByRole('heading', { name: 'The page did not arrive' })).toBeVisible()
})

test('a page stays when the script of a part that was scrolled to does not come', async ({
  page,
}) => {
  await page.route(/\/keep-section-/, (route) => route.abort())
  await page.goto('/downloads#kept')
  await expect(page.getByText('It did not load. Reload the page.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The catalogue on this phone' })).toBeVisible()
})

test('where the machines cannot be turned, one comes back to the drawings and asks anew', async ({
  page,
}) => {
  await page.route(/turned-row-.*\.js/, (route) => route.abort())
  await page.goto('/compare?machines=wotan,cuty')
  await page.getByRole('link', { name: 'Turn them' }).click()
  await expect(page.getByText('It did not load. Reload the page.')).toBeVisible()
  await page.unroute(/turned-row-.*\.js/)
  await page.getByRole('link', { name: 'Back to the drawings' }).click()
  await expect(page).toHaveURL('/compare?machines=wotan,cuty')
  await page.getByRole('link', { name: 'Turn them' }).click()
  await expect(page.locator('.turned-first')).toBeVisible()
})

for (const file of ['product-page', 'manifest'])
  test(`a page whose ${file} did not come asks for it anew at the next press, and answers that`, async ({
    page,
  }) => {
    const script = new RegExp(`/assets/${file}-[^/]*\\.js$`)
    await page.route(script, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => script.test(request.url()))
    await page.goto('/products/wotan', { waitUntil: 'load' })
    await failed
    await page.unroute(script)
    const products = page.getByRole('button', { name: 'Products' })
    await products.click()
    await expect(products).toHaveAttribute('aria-expanded', 'true')
  })
