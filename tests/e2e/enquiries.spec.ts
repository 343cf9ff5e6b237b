import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

const form = (page: Page) => page.getByRole('main').locator('form')

/** People take longer than two seconds; the page's clock says that this one did. */
async function aFewSecondsLater(page: Page): Promise<void> {
  await page.clock.fastForward(5_000)
}

test.beforeEach(async ({ page }) => page.clock.install())

test('a visitor sends a message from home, is told what is missing, and loses nothing', async ({
  page,
}) => {
  await page.goto('/#contact')
  await form(page).getByLabel('Full Name').fill('Asha Menon')
  await form(page).getByLabel('Email Address').fill('asha@buyer')
  await form(page).getByLabel('Product Interest').selectOption('Hydraulic Cranes')
  await aFewSecondsLater(page)
  await form(page).getByRole('button', { name: 'Send Message' }).click()

  await expect(form(page).getByRole('alert')).toHaveText('Please check: Email Address, Message.')
  const email = form(page).getByLabel('Email Address')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/name@company.com/)
  await expect(form(page).getByLabel('Message')).toHaveAccessibleDescription(/a few words/)

  await email.fill('asha@buyer.example')
  await form(page).getByLabel('Message').fill('A crane for logs.')
  await page.route('/api/enquiries', (route) => route.abort())
  await form(page).getByRole('button', { name: 'Send Message' }).click()
  await expect(form(page).getByRole('alert')).toContainText('all you wrote is still here')
  await expect(form(page).getByLabel('Message')).toHaveValue('A crane for logs.')

  await page.unroute('/api/enquiries')
  const answered = page.waitForResponse('/api/enquiries')
  await form(page).getByRole('button', { name: 'Send Message' }).click()
  const sent = (await answered).request().postDataJSON() as Record<string, string>
  expect((await answered).status()).toBe(201)
  expect(sent).toMatchObject({ name: 'Asha Menon', interest: 'cranes', page: '/' })
  await expect(page.getByRole('status').getByText('Thank you. We have your message')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused()
})

test('a quote begins with the product and the colour that was chosen, and Back closes it', async ({
  page,
}) => {
  await page.goto('/products/swifty')
  await page.getByRole('radio', { name: 'Red' }).check({ force: true })
  await page.getByRole('link', { name: 'Request Quote' }).click()
  await expect(page).toHaveURL(/enquire=quote&product=swifty/)
  const dialog = page.getByRole('dialog', { name: 'Request Quote' })
  await expect(dialog.getByLabel('Product')).toHaveValue('swifty')
  await expect(dialog.getByLabel('Colour')).toHaveValue('red')
  await expect(
    dialog.getByLabel('Colour').getByRole('option', { name: 'Light green' }),
  ).toHaveCount(0)
  await expect(dialog.getByLabel('Message')).toHaveValue(
    'Please send me a quote for the Dino Swifty.',
  )
  await dialog.getByLabel('Message').fill('Two of them, please.')
  await page.goBack()
  await expect(dialog).toBeHidden()

  // Left by mistake: what was typed is still there.
  await page.getByRole('link', { name: 'Request Quote' }).click()
  await expect(dialog.getByLabel('Message')).toHaveValue('Two of them, please.')
  await dialog.getByLabel('Full Name').fill('Asha Menon')
  await dialog.getByLabel('Email Address').fill('asha@buyer.example')
  await aFewSecondsLater(page)
  const answered = page.waitForResponse('/api/enquiries')
  await dialog.getByRole('button', { name: 'Send Message' }).click()
  const sent = (await answered).request().postDataJSON() as Record<string, string>
  expect((await answered).status()).toBe(201)
  expect(sent).toMatchObject({ kind: 'quote', product: 'swifty', colour: 'red' })
  await expect(dialog.getByText('Thank you. We have your message')).toBeVisible()
})

test('every button that asks for something opens its dialog', async ({ page }) => {
  await page.goto('/products/wotan')
  for (const [button, title] of [
    ['Contact Sales', 'Contact Sales'],
    ['Request Detailed Quote', 'Request Quote'],
    ['Request a brochure', 'Request a brochure'],
  ] as const) {
    await page.getByRole('link', { name: button }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByLabel('Product')).toHaveValue('wotan')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('Get Quote in the mobile menu opens the dialog without a product', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Get Quote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request Quote' })
  await expect(dialog.getByLabel('Product')).toHaveValue('undecided')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form on home is sent, refused with everything kept, corrected and thanked for', async ({
    page,
  }) => {
    await page.goto('/')
    await form(page).getByLabel('Full Name').fill('Asha Menon')
    // The browser lets this pass; we could not answer to it.
    await form(page).getByLabel('Email Address').fill('asha@buyer')
    await form(page).getByLabel('Product Interest').selectOption('Hydraulic Cranes')
    await form(page).getByLabel('Message').fill('A crane for logs.\nAnd one for marble.')
    const refused = page.waitForResponse((response) => response.request().method() === 'POST')
    await form(page).getByRole('button', { name: 'Send Message' }).click()
    expect((await refused).status()).toBe(422)

    await expect(page.getByRole('alert')).toHaveText('Please check: Email Address.')
    await expect(form(page).getByLabel('Email Address')).toHaveAccessibleDescription(
      /name@company.com/,
    )
    await expect(form(page).getByLabel('Full Name')).toHaveValue('Asha Menon')
    await expect(form(page).getByLabel('Product Interest')).toHaveValue('cranes')
    await expect(form(page).getByLabel('Message')).toHaveValue(
      'A crane for logs.\nAnd one for marble.',
    )
    await form(page).getByLabel('Email Address').fill('asha@buyer.example')
    // The page was made on request this time, and knows that it is too early to send it.
    await expect(async () => {
      const send = form(page).getByRole('button', { name: 'Send Message' })
      if (await send.isVisible()) await send.click()
      await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible()
    }).toPass()
    await expect(page).toHaveURL(/\/contact\?sent$/)
  })

  test('Request Quote leads to the contact page with the product filled in', async ({ page }) => {
    await page.goto('/products/wotan')
    await page.getByRole('link', { name: 'Request Quote' }).click()
    await expect(page).toHaveURL('/contact?topic=quote&product=wotan')
    await expect(form(page).getByLabel('Product')).toHaveValue('wotan')
    await expect(form(page).getByLabel('Message')).toHaveValue(
      'Please send me a quote for the Dino Wotan.',
    )
  })
})
