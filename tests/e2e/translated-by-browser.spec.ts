import type { Page } from '@playwright/test'
import { certificates } from '../../content/certificates.ts'
import { alwaysTranslateAs, translateAs } from './browser-translation.ts'
import { place, test as keeping } from './kept-site.ts'
import { chooseDay } from './open-days.ts'
import { expect, openOffice, readingTest, signInAs, test } from './site.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name })

test('a visitor whose browser translates the page into Tamil books a slot', async ({ page }) => {
  await page.goto('/products/wotan')
  await translateAs('ta', page)
  await page.getByRole('link', { name: 'Find a slot' }).first().click()
  await signInAs(page, 'Asha Menon')
  await chooseDay(page, 1)
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .last()
    .click()
  await button(page, 'Book Appointment').click()
  await expect(dialog.getByText(/^Your appointment has been booked!/)).toBeVisible()
})

readingTest('what changes on a translated page is seen to change', async ({ page }) => {
  await page.goto('/gallery')
  await translateAs('ta', page)
  await page.getByRole('main').getByRole('list').getByRole('link').first().click()
  const head = page.getByRole('dialog').locator('header')
  await expect(head).toHaveText(/^1 of \d/)
  const [, title] = (await head.innerText()).split(': ')
  await button(page, 'Next').click()
  await expect(head).toHaveText(/^2 of \d+: /)
  await expect(head).not.toContainText(title!)

  await page.addInitScript(() => localStorage.setItem('shortlist', 'wotan,cuty'))
  await page.goto('/products/flatbed?enquire=quote&product=flatbed')
  await translateAs('ta', page)
  await button(page, 'Take it out').click()
  await expect(page.getByText('Your message goes without your shortlist.')).toBeVisible()
  await button(page, 'Put it back').click()
  await expect(page.getByText('Your shortlist: Wotan, Cuty')).toBeVisible()
})

readingTest('the words over a certificate’s picture stay as they are', async ({ page }) => {
  const iso = certificates[0]!
  await page.goto(`/downloads?certificate=${iso.id}`)
  await translateAs('ta', page)
  const words = page.locator('.pdf-words span').filter({ hasText: /^ISO/ })
  await expect(words.first()).toBeAttached()
  await expect(page.locator('.pdf-words font')).toHaveCount(0)
  await button(page, 'Zoom in').click()
  await expect(page.getByText('125 %')).toBeVisible()
})

readingTest(
  'a Malayalam page that is translated keeps the letters of the site',
  async ({ page }) => {
    await page.goto('/ml')
    await translateAs('en', page)
    const heading = page.getByRole('heading', { level: 1 })
    expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(
      /^Archivo/,
    )
  },
)

keeping('the catalogue is kept by a translated page, and told to be', async ({ page }) => {
  keeping.slow()
  await page.goto('/downloads#kept')
  await translateAs('ta', page)
  await place(page)
    .getByRole('button', { name: /^Keep the catalogue on this phone \(\d/ })
    .click()
  await expect(place(page).getByText(/^Kept on this phone, as of/)).toBeVisible()
})

test('no page of the office is sent away to be translated', async ({ page }) => {
  await openOffice(page, '/staff/inbox')
  await expect(page.locator('.office')).toHaveAttribute('translate', 'no')
  await expect(page.locator('meta[name=google]')).toHaveAttribute('content', 'notranslate')
})

readingTest(
  'a phone makes no links of numbers by itself: those to call are links',
  async ({ page }) => {
    for (const path of ['/', '/privacy', '/contact', '/products/wotan']) {
      await page.goto(path)
      const detected = page.locator('meta[name=format-detection]')
      await expect(detected).toHaveAttribute('content', /telephone=no/)
      const numbers = page
        .locator('body')
        .getByText('+91', { exact: false })
        .filter({ visible: true })
      expect(await numbers.count()).toBeGreaterThan(0)
      const bare = await numbers.evaluateAll((all) => all.filter((each) => !each.closest('a')))
      expect(bare, path).toEqual([])
    }
  },
)

readingTest(
  'what the browser translates before the scripts have come works when they have',
  async ({ page }) => {
    await alwaysTranslateAs('ta', page)
    await page.goto('/products/swifty')
    await expect(page.locator('h1 font').first()).toBeVisible()
    await page.getByRole('radio', { name: 'Red' }).check({ force: true })
    await page.getByRole('link', { name: 'Request Quote' }).first().click()
    await expect(page.getByRole('dialog').getByLabel('Colour')).toHaveValue('red')
    await page.goto('/shortlist?machines=wotan&enquire=quote')
    await expect(page.getByRole('dialog').getByLabel('Full Name')).toBeVisible()
    // Behind the dialog, which would stand there without its page too.
    await expect(page.locator('h1')).toHaveText('A shortlist')
  },
)
