import type { Page } from '@playwright/test'
import { hydrated, hold } from './hydrated.ts'
import { showcase } from './home-page.ts'
import { expect, readingTest as test } from './site.ts'

async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const letCome = await hold(page, /\.js$/)
  await page.goto(path, { waitUntil: 'load' })
  return async () => {
    letCome()
    await hydrated(page)
  }
}

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

for (const path of ['/', '/about', '/downloads', '/gallery', '/products/wotan']) {
  test(`nothing on ${path} moves when its scripts come`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    const letScriptsCome = await openWithoutScripts(page, path)
    const before = await height(page)
    await letScriptsCome()
    expect(await height(page)).toBe(before)
  })
}

test('the tabs open their panels before the scripts have come, and stay as they are', async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, '/products/wotan')
  const features = page.getByRole('heading', { name: 'Key Features' })
  const specs = page.getByRole('heading', { name: 'Technical Specifications' })
  await expect(features).toBeVisible()
  await expect(specs).toBeHidden()
  await page.getByRole('tab', { name: 'Specs' }).click()
  await expect(specs).toBeVisible()
  await expect(features).toBeHidden()
  await letScriptsCome()
  await expect(page.getByRole('tab', { name: 'Specs' })).toHaveAttribute('aria-selected', 'true')
  await expect(specs).toBeVisible()
  await expect(features).toBeHidden()
})

test('what is typed and chosen before the scripts have come stays', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, '/contact?topic=quote&product=wotan')
  const form = page.getByRole('main')
  await form.getByLabel('Full Name').fill('Asha Menon')
  await form.getByLabel('Product').selectOption('woodpicker')
  await letScriptsCome()
  await expect(form.getByLabel('Full Name')).toHaveValue('Asha Menon')
  await expect(form.getByLabel('Product')).toHaveValue('woodpicker')
})

test('React Router’s scripts stand in the page as it wrote them, and run in their order', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/products/wotan')).text()
  const [, held = ''] = /<noscript>((?:(?!<noscript>).)*?)<\/noscript><script>/s.exec(html) ?? []
  expect(held).toContain('<link rel="modulepreload"')
  expect(held).toMatch(/<script type="module" async="">import "\/assets\/manifest/)
  await page.goto('/products/wotan')
  const modules = await page.evaluate(() =>
    Array.from(document.querySelectorAll('script[type="module"]'), ({ outerHTML }) => outerHTML),
  )
  expect(modules).toHaveLength(1)
  expect(held).toContain(modules[0])
})

for (const start of ['a touch', 'a key']) {
  test(`the scripts come at ${start}, also while the page is still loading`, async ({ page }) => {
    const letPicturesCome = await hold(page, /\.avif$/)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/gallery', { waitUntil: 'domcontentloaded' })
    await expect.poll(() => asked.filter((path) => path.endsWith('.avif'))).not.toEqual([])
    expect(asked.filter((path) => path.endsWith('.js'))).toEqual([])
    if (start === 'a key') await page.keyboard.press('Shift')
    else await page.mouse.click(5, 300)
    await hydrated(page)
    letPicturesCome()
  })
}

test('the button pressed last before home is hydrated is pressed again then, wherever it is', async ({
  page,
}) => {
  const letCome = await openWithoutScripts(page, '/')
  await showcase(page).getByRole('button', { name: 'Woodpicker' }).click()
  await showcase(page).getByRole('button', { name: 'Swifty' }).click()
  await letCome()
  await expect(showcase(page).getByRole('link')).toHaveAttribute(
    'href',
    /^\/products\/swifty\?colour=/,
  )
})

test('what was written on home before its scripts have come outlives a dialog', async ({
  page,
}) => {
  const letCome = await openWithoutScripts(page, '/')
  const message = page.getByRole('main').getByLabel('Message')
  await message.fill('Two of them, please.')
  await page.getByRole('banner').getByRole('link', { name: 'Find a slot' }).click()
  await expect(page.getByRole('dialog', { name: 'Executive Appointment Booking' })).toBeVisible()
  await letCome()
  await page.keyboard.press('Escape')
  await expect(message).toHaveValue('Two of them, please.')
})

test('a dialog that has not come says so each time that it is opened, and opens when it comes', async ({
  page,
}) => {
  await page.goto('/products/wotan')
  await page.route('/catalogue.json', (route) => route.abort())
  const standIn = page.locator('#stand-in')
  for (let time = 1; time <= 2; time++) {
    await page.getByRole('link', { name: 'Request Quote' }).click()
    await expect(standIn.getByRole('alert')).toContainText('could not be loaded')
    await page.keyboard.press('Escape')
    await expect(standIn).toHaveCount(0)
  }
  await page.unroute('/catalogue.json')
  await page.getByRole('link', { name: 'Request Quote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request Quote', exact: true })
  await expect(dialog.getByLabel('Full Name')).toBeVisible()
})

test('a dialog whose script hangs says so after a while, waits anew when it is tried again, and opens when it comes', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/products/wotan')
  const letCome = await hold(page, /enquiry-dialog-[^/]+\.js$/)
  await page.getByRole('link', { name: 'Request Quote' }).click()
  const standIn = page.locator('#stand-in')
  await expect(standIn.getByRole('status')).toHaveText('Loading…')
  for (let time = 1; time <= 2; time++) {
    await page.clock.runFor(20_000)
    await expect(standIn.getByRole('alert')).toContainText('could not be loaded')
    await standIn.getByRole('button', { name: 'Try again' }).click()
    await expect(standIn.getByRole('status')).toHaveText('Loading…')
  }
  letCome()
  const dialog = page.getByRole('dialog', { name: 'Request Quote', exact: true })
  await expect(dialog.getByLabel('Full Name')).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(dialog).toHaveCount(1)
})

test('a page that is on its way is told of, and fetched by the browser when it does not come', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/about')
  const letCome = await hold(page, /\.data|product-page-[^/]+\.js$/)
  const onItsWay = page.getByRole('status').filter({ hasText: 'Loading…' })
  const asked = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/products/wotan'),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Wotan' }).click()
  await page.clock.runFor(300)
  await expect(onItsWay).toBeVisible()
  await page.clock.runFor(20_000)
  await asked
  letCome()
  await expect(page.getByRole('heading', { level: 1, name: /Wotan/ })).toBeVisible()
  await expect(onItsWay).toHaveCount(0)
})

test('a page that comes in time is not fetched again', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about')
  const letCome = await hold(page, /\.data|product-page-[^/]+\.js$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Wotan' }).click()
  await page.clock.runFor(1000)
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible()
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  letCome()
  await expect(page.getByRole('heading', { level: 1, name: /Wotan/ })).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(0)
  expect(documents).toEqual([])
})

test('a sign-in window that stays open leaves the page where it is', async ({ page }) => {
  await page.clock.install()
  await page.goto('/?book')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Sign in with Google' }).click()
  await (await popup).getByRole('button', { name: 'Asha Menon' }).waitFor()
  await page.clock.runFor(60_000)
  await expect(page.getByText('Waiting for the sign-in window…')).toBeVisible()
  expect(documents).toEqual([])
})

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

test('a page that was given up for the one that is shown does not come afterwards', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/about')
  const letCome = await hold(page, /\.data|product-page-[^/]+\.js$/)
  const onItsWay = page.getByRole('status').filter({ hasText: 'Loading…' })
  const links = page.getByRole('contentinfo')
  await links.getByRole('link', { name: 'Wotan' }).click()
  await page.clock.runFor(300)
  await expect(onItsWay).toBeVisible()
  await links.getByRole('link', { name: 'About' }).click()
  await expect(onItsWay).toHaveCount(0)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await page.clock.runFor(60_000)
  letCome()
  await expect(page).toHaveURL(/\/about$/)
  expect(documents).toEqual([])
})

test('a page that is on its way is given up for a form that the browser sends', async ({
  page,
}) => {
  await page.goto(`/sign-in?${new URLSearchParams({ returnTo: '/book' }).toString()}`)
  await page.getByRole('button', { name: 'Ravi Kumar' }).click()
  await hydrated(page)
  await hold(page, /\.data|product-page-[^/]+\.js$/)
  // The page stays to be looked at.
  await page.route(/\/book$/, (route) => route.fulfill({ status: 204 }))
  const onItsWay = page.getByRole('status').filter({ hasText: 'Loading…' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Wotan' }).click()
  await expect(onItsWay).toBeVisible()
  await page.getByRole('radio').first().check()
  const asked = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  expect((await asked).isNavigationRequest()).toBe(true)
  await expect(onItsWay).toHaveCount(0)
})
