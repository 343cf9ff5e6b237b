import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { chromiumOptions } from '../chromium-options.ts'
import { expect, readingTest as test } from './site.ts'

/** The phone's own setting: its browser turns what is light on a page to dark, and what is written on it to light. */
const { args, ...options } = chromiumOptions()
const settings = /^--blink-settings=/
const darkened = args.map((arg) => (settings.test(arg) ? `${arg},forceDarkModeEnabled=true` : arg))
test.use({ launchOptions: { ...options, args: darkened }, colorScheme: 'dark' })

/** How light it is as it is shown, from 0 to 255. */
async function lightnessOf(part: Locator): Promise<number> {
  const { channels } = await sharp(await part.screenshot()).stats()
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3
}

test('white paint is white, and words stand out, on a phone that darkens pages by itself', async ({
  page,
}) => {
  await page.goto('/products/wotan')
  const white = page
    .locator('label')
    .filter({ hasText: /^White$/ })
    .locator('.paint')
  expect(await lightnessOf(white)).toBeGreaterThan(200)
  expect(await lightnessOf(page.getByRole('banner'))).toBeGreaterThan(180)
})
