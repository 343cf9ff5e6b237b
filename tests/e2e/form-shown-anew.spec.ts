import type { Page } from '@playwright/test'
import { aFewSecondsLater, form, sendAsAsha } from './enquiry-form.ts'
import { expect, openOffice, test } from './site.ts'

test('a form that is left and shown anew knows that its message waits, and thanks when it is sent', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/contact')
  await form(page).getByLabel('Message').fill('A crane for slate.')
  await page.route('/api/enquiries', (route) => route.abort())
  await sendAsAsha(form(page))
  const alert = form(page).getByRole('alert')
  await expect(alert).toHaveText(/^Written, not sent yet/)
  await page.reload()
  await expect(alert).toHaveText(/^Written, not sent yet/)
  await form(page).getByLabel('Message').press('End')
  await form(page).getByLabel('Message').press('!')
  await expect(alert).toHaveText('Not sent yet. Send it again when you have changed it.')
  await page.unroute('/api/enquiries')
  await aFewSecondsLater(page)
  await form(page).getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Message sent' }).last()).toBeVisible()
})

/** The dialog about one machine, with another on the shortlist; no message arrives. */
async function askBesideShortlist(page: Page) {
  await page.clock.install()
  await page.addInitScript(() => localStorage.setItem('shortlist', 'wotan'))
  await page.route('/api/enquiries', (route) => route.abort())
  await page.goto('/products/swifty?enquire=quote&product=swifty')
  const dialog = page.getByRole('dialog', { name: 'Request Quote', exact: true })
  await expect(dialog.getByText('Your shortlist: Wotan')).toBeVisible()
  return dialog
}

for (const taken of ['along', 'out'] as const) {
  test(`a message still waits when its form is shown anew, its shortlist taken ${taken}`, async ({
    page,
  }) => {
    const dialog = await askBesideShortlist(page)
    if (taken === 'out') await dialog.getByRole('button', { name: 'Take it out' }).click()
    await sendAsAsha(dialog)
    const alert = dialog.getByRole('alert')
    await expect(alert).toHaveText(/^Written, not sent yet/)
    await page.reload()
    await expect(alert).toHaveText(/^Written, not sent yet/)
    await page.unroute('/api/enquiries')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(dialog.getByRole('heading', { name: 'Message sent' })).toBeVisible()
  })
}

test('a message that waits is held back when its shortlist is taken out', async ({ page }) => {
  const dialog = await askBesideShortlist(page)
  await sendAsAsha(dialog)
  const alert = dialog.getByRole('alert')
  await expect(alert).toHaveText(/^Written, not sent yet/)
  await dialog.getByRole('button', { name: 'Take it out' }).click()
  await expect(alert).toHaveText('Not sent yet. Send it again when you have changed it.')
})

test('a message with a shortlist goes out also while its form is shown anew in another language', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(() => localStorage.setItem('shortlist', 'wotan'))
  await page.route('**/api/enquiries', (route) => route.abort())
  const dialogOf = (prefix: string) => `${prefix}/products/swifty?enquire=quote&product=swifty`
  await page.goto(dialogOf(''))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Message').fill('A crane for clay.')
  await sendAsAsha(dialog)
  await expect(dialog.getByRole('alert')).toHaveText(/^Written, not sent yet/)
  await page.goto(dialogOf('/ml'))
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await page.unroute('**/api/enquiries')
  const sent = page.waitForResponse('**/api/enquiries')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  expect((await sent).ok()).toBe(true)
})

test('a product and a colour that were chosen in a form stay with it, unless the address says another', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Request Quote', exact: true })
  const ask = async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Get Quote' }).click()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await ask()
  await dialog.getByLabel('Product').selectOption('swifty')
  await dialog.getByLabel('Colour').selectOption('red')
  await dialog.getByLabel('Message').fill('Two of them, please.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await ask()
  await expect(dialog.getByLabel('Message')).toHaveValue('Two of them, please.')
  await expect(dialog.getByLabel('Product')).toHaveValue('swifty')
  await expect(dialog.getByLabel('Colour')).toHaveValue('red')

  for (const colour of ['red', 'black']) {
    await page.goto(`/products/swifty?enquire=quote&product=swifty&colour=${colour}`)
    await dialog.getByLabel('Message').fill('Three of them, please.')
    await expect(dialog.getByLabel('Colour')).toHaveValue(colour)
  }
})

test('a message about a machine that was chosen in its form is changed as one about that machine', async ({
  page,
}) => {
  await page.clock.install()
  await page.route('/api/enquiries', (route) => route.abort())
  await page.goto('/products/wotan?enquire=quote&product=wotan')
  const dialog = page.getByRole('dialog', { name: 'Request Quote', exact: true })
  await dialog.getByLabel('Product').selectOption('swifty')
  await dialog.getByLabel('Message').fill('A crane for coir.')
  await sendAsAsha(dialog)
  await expect(dialog.getByText(/^Written, not sent yet/)).toBeVisible()
  await page.goto('/downloads#kept')
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(dialog.getByLabel('Message')).toHaveValue('A crane for coir.')
  await expect(dialog.getByLabel('Product')).toHaveValue('swifty')
  await page.unroute('/api/enquiries')
  await aFewSecondsLater(page)
  const sending = page.waitForRequest('/api/enquiries')
  await dialog.getByRole('button', { name: 'Send Message' }).click()
  expect((await sending).postDataJSON()).toMatchObject({ product: 'swifty' })
})

test('a message about one machine waits on, whatever is asked for about another, and both arrive', async ({
  page,
}) => {
  await page.clock.install()
  await page.route('/api/enquiries', (route) => route.abort())
  await page.goto('/contact?topic=quote&machines=wotan')
  await sendAsAsha(form(page))
  const alert = form(page).getByRole('alert')
  await expect(alert).toHaveText(/^Written, not sent yet/)

  await page.goto('/contact?topic=quote&product=swifty')
  const message = form(page).getByLabel('Message')
  await expect(message).toHaveValue('Please send me a quote for the Dino Swifty.')
  await sendAsAsha(form(page))
  await expect(alert).toHaveText(/^Written, not sent yet/)
  await page.goto('/downloads#kept')
  const both = ['Wotan', 'Swifty'].map((name) => `Please send me a quote for the Dino ${name}.`)
  for (const words of both) await expect(page.locator('#kept').getByText(words)).toBeVisible()
  await page.unroute('/api/enquiries')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.locator('#kept').getByText(/^Your message was sent/)).toBeVisible()
  await openOffice(page, '/staff/inbox')
  for (const words of both) await expect(page.getByRole('main').getByText(words)).toBeVisible()
})

test('a message that waits is not held back by another colour in the address of its form', async ({
  page,
}) => {
  await page.clock.install()
  await page.route('/api/enquiries', (route) => route.abort())
  await page.goto('/products/swifty?enquire=quote&product=swifty&colour=red')
  const dialog = page.getByRole('dialog', { name: 'Request Quote', exact: true })
  await sendAsAsha(dialog)
  const alert = dialog.getByRole('alert')
  await expect(alert).toHaveText(/^Written, not sent yet/)
  await page.goto('/products/swifty?enquire=quote&product=swifty&colour=black')
  await expect(dialog.getByLabel('Colour')).toHaveValue('black')
  await expect(alert).toHaveText(/^Written, not sent yet/)
  await page.unroute('/api/enquiries')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(dialog.getByRole('heading', { name: 'Message sent' })).toBeVisible()
})

test('nothing is lost that is typed while a message is being sent: it can be typed before and after', async ({
  page,
}) => {
  await page.clock.install()
  const lost = Promise.withResolvers<void>()
  await page.route('/api/enquiries', async (route) => {
    await lost.promise
    await route.abort()
  })
  await page.goto('/contact')
  await form(page).getByLabel('Email Address').fill('asha@buyer.example')
  await form(page).getByLabel('Message').fill('A crane for jute.')
  const name = form(page).getByLabel('Full Name')
  await name.fill('Asha Menon')
  await aFewSecondsLater(page)
  await name.press('Enter')
  await expect(form(page).getByRole('button', { name: 'Sending…' })).toBeVisible()
  await name.press('!')
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Asha Menon')
  lost.resolve()
  const alert = form(page).getByRole('alert')
  await expect(alert).toHaveText(/^Written, not sent yet/)
  await name.press('!')
  await expect(name).toHaveValue('Asha Menon!')
  await expect(alert).toHaveText('Not sent yet. Send it again when you have changed it.')
})

for (const taken of [true, false]) {
  test(`whoever leaves a form while it is sent is told that it was ${taken ? 'sent' : 'refused'}`, async ({
    page,
  }) => {
    await page.clock.install()
    const left = Promise.withResolvers<void>()
    await page.route('/api/enquiries', async (route) => {
      await left.promise
      const json = { success: false, message: 'Please check: Product.' }
      await (taken ? route.continue() : route.fulfill({ status: 422, json }))
    })
    await page.goto('/products/swifty')
    await page.getByRole('link', { name: 'Request Quote' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Request Quote', exact: true })
    await sendAsAsha(dialog)
    await expect(dialog.getByRole('button', { name: 'Sending…' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    left.resolve()
    const notice = page.getByRole('status', { name: 'Your messages' })
    if (taken) return expect(notice).toContainText(/Your message was sent. Its reference is/)
    await expect(notice).toContainText('A message of yours was not sent. Please check: Product.')
    await notice.getByRole('link', { name: 'Mend it' }).click()
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Asha Menon')
  })
}
