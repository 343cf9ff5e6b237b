import type { Page } from '@playwright/test'
import { alive, hold } from './alive.ts'
import { showcase } from './home-page.ts'
import { expect, readingTest as test } from './site.ts'

async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const letCome = await hold(page, /\.js$/)
  await page.goto(path, { waitUntil: 'load' })
  return async () => {
    letCome()
    await alive(page)
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

test('a button of home’s lower sections that is pressed before they are alive is pressed again then', async ({
  page,
}) => {
  const letCome = await hold(page, /lower-sections-.*\.js$/)
  await page.goto('/')
  await showcase(page).getByRole('button', { name: 'Swifty' }).click()
  await expect(showcase(page).getByRole('radio')).toHaveCount(0)
  letCome()
  await expect(showcase(page).getByRole('link')).toHaveAttribute('href', '/products/swifty')
})

test('a dialog that opens before home’s lower sections are alive leaves them as they were served', async ({
  page,
}) => {
  const letCome = await hold(page, /lower-sections-.*\.js$/)
  await page.goto('/')
  const asked = page.waitForRequest(/lower-sections-.*\.js$/)
  const message = page.getByRole('main').getByLabel('Message')
  await message.fill('Two of them, please.')
  await asked
  await page.getByRole('banner').getByRole('link', { name: 'Find a slot' }).click()
  const dialog = page.getByRole('dialog', { name: 'Executive Appointment Booking' })
  await expect(dialog).toBeVisible()
  await expect(page.getByText('In the colour of your fleet')).toBeVisible()
  letCome()
  await expect(page.getByRole('radio', { includeHidden: true })).not.toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(message).toHaveValue('Two of them, please.')
})
