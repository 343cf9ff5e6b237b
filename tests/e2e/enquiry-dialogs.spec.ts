import { company } from '../../content/company.ts'
import { expectNoFindings } from './axe.ts'
import { aFewSecondsLater } from './enquiry-form.ts'
import { expect, test } from './site.ts'

test.beforeEach(async ({ page }) => page.clock.install())

test('a quote begins with the product and the colour that was chosen, and Back closes it', async ({
  page,
}) => {
  await page.goto('/products/swifty')
  await page.getByRole('radio', { name: 'Red' }).check({ force: true })
  await page.getByRole('link', { name: 'Request Quote' }).click()
  await expect(page).toHaveURL(/enquire=quote&product=swifty/)
  const dialog = page.getByRole('dialog', { name: 'Request Quote', exact: true })
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
  await expect(dialog.getByRole('heading', { name: 'Message sent' })).toBeFocused()
  await expect(dialog.getByText('Tell us the truck')).toBeHidden()
  await expectNoFindings(page, 'dialog[open]')
})

test('a visitor calls, mails and writes by WhatsApp in one tap, in words that can be changed', async ({
  page,
}) => {
  await page.goto('/products/wotan')
  await page.getByRole('link', { name: 'Contact Sales' }).click()
  const ways = page.getByRole('dialog').getByRole('complementary', { name: 'Reach us directly' })
  await expect(ways.getByRole('link', { name: company.phone.display })).toHaveAttribute(
    'href',
    /^tel:\+?\d+$/,
  )
  await expect(ways.getByRole('link', { name: company.salesEmail })).toHaveAttribute(
    'href',
    `mailto:${company.salesEmail}`,
  )
  await expect(ways.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=Hello%2C%20I%20am%20interested%20in%20the%20Dino%20Wotan\.$/,
  )

  await page.goto('/#contact')
  const contact = page.getByRole('main')
  await expect(contact.getByRole('link', { name: /^Call/ }).first()).toHaveAttribute(
    'href',
    /^tel:/,
  )
  await expect(contact.getByRole('link', { name: /^E-?mail/i }).first()).toHaveAttribute(
    'href',
    /^mailto:/,
  )
})

test('every button that asks for something opens its dialog', async ({ page }) => {
  await page.goto('/products/wotan')
  for (const [button, title] of [
    ['Contact Sales', 'Contact Sales'],
    ['Request Detailed Quote', 'Request Quote'],
  ] as const) {
    await page.getByRole('link', { name: button }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByLabel('Product')).toHaveValue('wotan')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('a product’s brochure is one press away, and can be asked for', async ({ page }) => {
  await page.goto('/products/wotan')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Brochure' }).click()
  expect((await downloading).suggestedFilename()).toBe('wotan.pdf')

  await page.goto('/products/wotan?enquire=brochure&product=wotan')
  const dialog = page.getByRole('dialog', { name: 'Request a brochure', exact: true })
  await expect(dialog.getByLabel('Product')).toHaveValue('wotan')
})

test('Get Quote in the mobile menu opens the dialog without a product', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Get Quote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request Quote', exact: true })
  await expect(dialog.getByLabel('Product')).toHaveValue('undecided')
})
