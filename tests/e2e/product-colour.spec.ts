import type { Page } from '@playwright/test'
import { hydrated, hold } from './hydrated.ts'
import { showcase } from './home-page.ts'
import { expect, readingTest as test } from './site.ts'

const machine = (page: Page, colour: string) =>
  page.locator('.product-machine').getByRole('img', { name: `Dino Wotan in ${colour}` })

const source = (page: Page) =>
  page
    .locator('.product-machine img')
    .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)

test('a machine picked in a colour on home opens in that colour', async ({ page }) => {
  await page.goto('/')
  await showcase(page).getByRole('radio', { name: 'Dark blue' }).check()
  await showcase(page)
    .getByRole('link', { name: /^See the Dino Wotan in dark blue/ })
    .click()
  await expect(page).toHaveURL('/products/wotan?colour=dark-blue')
  await expect(machine(page, 'dark blue')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Dark blue' })).toBeChecked()
})

test('the colour stays through tabs, a quote, Back and a reload, and adds no step to go back', async ({
  page,
}) => {
  await page.goto('/about')
  await page.goto('/products/wotan')
  await page.getByRole('radio', { name: 'Red' }).check()
  await page.getByRole('tab', { name: 'Specs' }).click()
  await expect(page).toHaveURL('/products/wotan?colour=red#specs')
  const scrolled = await page.evaluate(() => window.scrollY)
  await page.getByRole('radio', { name: 'Dark blue' }).check()
  await expect(page).toHaveURL('/products/wotan?colour=dark-blue#specs')
  await expect(page.getByRole('tab', { name: 'Specs' })).toHaveAttribute('aria-selected', 'true')
  expect(await page.evaluate(() => window.scrollY)).toBeLessThanOrEqual(scrolled)

  await page.getByRole('link', { name: 'Request Quote' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Colour')).toHaveValue('dark-blue')
  await page.reload()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(machine(page, 'dark blue')).toBeVisible()
  await expect(page).toHaveURL('/products/wotan?colour=dark-blue#specs')

  await page.getByRole('link', { name: 'Find a slot' }).first().click()
  await expect(page).toHaveURL('/products/wotan?colour=dark-blue&book')
  await page.goBack()
  await page.reload()
  await expect(machine(page, 'dark blue')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('whoever asks for dimensions asks about the paint that was picked last', async ({ page }) => {
  await page.goto('/products/wotan?colour=dark-blue')
  await page.getByRole('radio', { name: 'Yellow' }).check()
  await page.getByRole('tab', { name: 'Specs' }).click()
  await page.getByRole('link', { name: 'Ask for dimensions' }).click()
  await expect(page.getByRole('dialog').getByLabel('Colour')).toHaveValue('yellow')
})

test('a link that opens the quote in a colour leaves the page in it', async ({ page }) => {
  await page.goto('/products/wotan?enquire=quote&product=wotan&colour=red')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/products/wotan?colour=red')
  await expect(machine(page, 'red')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 })

  test('the colour of the address is shown before the scripts have come, and nothing moves', async ({
    page,
  }) => {
    const letCome = await hold(page, /\.js$/)
    await page.goto('/products/wotan?colour=dark-blue', { waitUntil: 'load' })
    await expect(machine(page, 'dark blue')).toBeVisible()
    const early = await source(page)
    expect(early).toMatch(/\/dark-blue-/)
    const box = await page.locator('.product-machine img').boundingBox()
    letCome()
    await hydrated(page)
    await expect(page.getByRole('radio', { name: 'Dark blue' })).toBeChecked()
    expect(await source(page)).toBe(early)
    expect(await page.locator('.product-machine img').boundingBox()).toEqual(box)
  })
})

for (const unknown of ['pink', 'toString', '', 'light-green']) {
  test(`a colour that the machine does not come in, ‘${unknown}’, is ignored`, async ({ page }) => {
    await page.goto(`/products/swifty?colour=${unknown}`)
    const own = page.locator('.paint-strip :checked')
    await expect(own).toHaveCount(1)
    const name = (await own.getAttribute('value'))!.replaceAll('-', ' ')
    await expect(page.getByRole('img', { name: `Dino Swifty in ${name}` })).toBeVisible()
  })
}

test('search engines learn one address, whatever the colour', async ({ page }) => {
  await page.goto('/products/wotan?colour=red')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/products\/wotan$/)
})
