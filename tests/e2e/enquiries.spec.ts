import type { Page } from '@playwright/test'
import { company } from '../../content/company.ts'
import { consents, currentConsent } from '../../app/rules/enquiry.ts'
import { expectNoFindings } from './axe.ts'
import { expect, openOffice, test } from './site.ts'

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
  await expect(form(page).getByText(consents[currentConsent]!)).toBeVisible()
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
  // The form at the end of home comes to life after the rest, and counts from then on.
  await aFewSecondsLater(page)
  const answered = page.waitForResponse('/api/enquiries')
  await form(page).getByRole('button', { name: 'Send Message' }).click()
  const sent = (await answered).request().postDataJSON() as Record<string, string>
  expect((await answered).status()).toBe(201)
  expect(sent).toMatchObject({ name: 'Asha Menon', interest: 'cranes', page: '/' })
  expect(sent.consent).toBe(currentConsent)
  await expect(page.getByRole('status').getByText('Thank you. We have your message')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused()
  // What helped to write is gone; what comes next is there, with a name for it.
  await expect(page.getByText('Load, reach and truck are enough to begin')).toBeHidden()
  const { reference } = (await (await answered).json()) as { reference: string }
  await expect(page.getByRole('status').getByText(reference)).toBeVisible()
  await expect(page.getByText('The answer comes by e-mail to asha@buyer.example')).toBeVisible()
  await page.getByRole('button', { name: 'Send me a copy' }).click()
  await expect(page.getByText('The copy is on its way.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send me a copy' })).toBeHidden()
  await expectNoFindings(page, '#contact')
})

test('after a lost answer and a reload the same form is sent again, and another one after that', async ({
  page,
}) => {
  const ids: string[] = []
  await page.route('/api/enquiries', async (route) => {
    ids.push((route.request().postDataJSON() as { form: string }).form)
    // It arrives, and the answer gets lost.
    if (ids.length === 1) await route.fetch()
    await (ids.length === 1 ? route.abort() : route.continue())
  })
  const send = async () => {
    await aFewSecondsLater(page)
    await form(page).getByRole('button', { name: 'Send Message' }).click()
  }
  await page.goto('/#contact')
  await form(page).getByLabel('Full Name').fill('Asha Menon')
  await form(page).getByLabel('Email Address').fill('asha@buyer.example')
  await form(page).getByLabel('Product Interest').selectOption('Hydraulic Cranes')
  await form(page).getByLabel('Message').fill('A crane for logs.')
  await send()
  await expect(form(page).getByRole('alert')).toContainText('all you wrote is still here')

  await page.reload()
  await expect(form(page).getByLabel('Message')).toHaveValue('A crane for logs.')
  await send()
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible()
  await page.getByRole('button', { name: 'Send another message' }).click()
  await form(page).getByLabel('Full Name').fill('Asha Menon')
  await form(page).getByLabel('Email Address').fill('asha@buyer.example')
  await form(page).getByLabel('Product Interest').selectOption('Hydraulic Cranes')
  await form(page).getByLabel('Message').fill('A crane for logs.')
  await send()
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible()
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])

  await openOffice(page, '/staff/inbox')
  const rows = page.getByRole('region', { name: 'Enquiries' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
})

test('staff find an enquiry by the reference that its sender reads out', async ({ page }) => {
  const references: string[] = []
  for (const name of ['Asha Menon', 'Ravi Kumar']) {
    const data = { name, email: 'asha@buyer.example', message: `From ${name}.` }
    const answer = await page.request.post('/api/enquiries', { data })
    references.push(((await answer.json()) as { reference: string }).reference)
  }
  await openOffice(page, '/staff/inbox')
  const rows = page.getByRole('region', { name: 'Enquiries' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await page.getByRole('searchbox').fill(references[0]!.toLowerCase().replace('-', ' '))
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link').click()
  await expect(page.getByRole('article', { name: 'Asha Menon' })).toContainText(references[0]!)
})

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
    // On its way it gets an id, by a redirect.
    const refused = page.waitForResponse((response) => response.status() === 422)
    await form(page).getByRole('button', { name: 'Send Message' }).click()
    await refused

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
    await expect(page).toHaveURL(/\/contact\?sent=[A-Z]{2}-\d{5}&form=[0-9a-f-]{36}$/)
    const reference = new URL(page.url()).searchParams.get('sent')!
    await expect(page.getByRole('status').getByText(reference)).toBeVisible()
    await page.getByRole('button', { name: 'Send me a copy' }).click()
    await expect(page.getByText('The copy is on its way.')).toBeVisible()
    await expect(page.getByRole('status').getByText(reference)).toBeVisible()
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

test('the contact page is a file, the same for everybody; where its address asks for something it is drawn', async ({
  request,
}) => {
  const get = async (path: string) => {
    const answer = await request.get(path)
    return { headers: answer.headers(), html: await answer.text() }
  }
  const [one, other] = [await get('/contact'), await get('/contact?utm_source=poster')]
  expect(one.headers['cache-control']).toBe('no-cache')
  expect(one.headers['content-security-policy']).not.toContain('nonce-')
  expect(other.html).toBe(one.html)
  // Whoever sends the same id sends the same form.
  expect(one.html).not.toMatch(/name="(form|opened)"/)

  const drawn = await get('/contact?topic=quote&product=wotan')
  expect(drawn.headers['cache-control']).toBe('no-store')
  expect(drawn.html).toContain('Please send me a quote for the Dino Wotan.')
  expect(drawn.html).toMatch(/name="form" value="[0-9a-f-]{36}"/)
})
