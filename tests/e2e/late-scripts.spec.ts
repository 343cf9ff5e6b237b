import type { Page } from '@playwright/test'
import { hydrated, hold } from './hydrated.ts'
import { showcase } from './home-page.ts'
import { expect, readingTest as test } from './site.ts'

async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const letCome = await hold(page, /\.js$/)
  await page.goto(path, { waitUntil: 'load' })
  await page.waitForFunction(() => document.adoptedStyleSheets.length === 0)
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
