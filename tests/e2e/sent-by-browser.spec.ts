import type { Page } from '@playwright/test'
import { form, sendAsAsha } from './enquiry-form.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './site.ts'

test.beforeEach(async ({ page }) => page.clock.install())

/** What sends a form can't be had. */
const scripts = /(send-enquiry|enquiry-sent|follow-waiting)-[^/]+\.js$/
const without = (page: Page) => page.route(scripts, (route) => route.abort())

/** The page that says so has its scripts. */
async function thanked(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Message sent' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('enquiry contact'))).toBeNull()
}

test('what the browser itself has sent is not shown again as if it were not', async ({ page }) => {
  await without(page)
  await page.goto('/')
  await form(page).getByLabel('Message').fill('A crane for reeds.')
  await sendAsAsha(form(page))
  await thanked(page)
  await page.goto('/')
  await expect(form(page).getByLabel('Message')).toHaveValue('')
})

test('nor is what was mended on the page that it led to', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Request Quote', exact: true })
  await without(page)
  await page.goto('/products/wotan?enquire=quote&product=wotan')
  await dialog.getByLabel('Message').fill('A crane for cork.')
  await dialog.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/\/contact/)
  await hydrated(page)
  await page.unroute(scripts)
  await sendAsAsha(form(page))
  await expect(page.getByRole('heading', { name: 'Message sent' }).last()).toBeVisible()
  await page.goto('/products/wotan?enquire=quote&product=wotan')
  await expect(dialog.getByLabel('Message')).toHaveValue(/^Please send me a quote/)
})

for (const taken of [true, false])
  test(`whoever comes back to a form that the browser has sent ${taken ? 'begins anew' : 'in vain goes on writing'}`, async ({
    page,
  }) => {
    await without(page)
    await page.goto('/contact')
    if (!taken)
      await page.route(/\/contact$/, (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 502 }) : route.continue(),
      )
    await form(page).getByLabel('Message').fill('A crane for straw.')
    await sendAsAsha(form(page))
    if (taken) await thanked(page)
    else await expect(form(page)).toBeHidden()
    await page.goBack()
    const message = form(page).getByLabel('Message')
    await expect(message).toHaveValue(taken ? '' : 'A crane for straw.')
    await expect(message).toBeEditable()
    await expect(form(page).getByRole('button', { name: 'Send Message' })).toBeEnabled()
  })

test('a form that the browser shows as it was left can be written in and sent', async ({
  page,
}) => {
  await without(page)
  await page.goto('/contact')
  // The page stays.
  await page.route('/contact', (route) => route.fulfill({ status: 204 }))
  await form(page).getByLabel('Message').fill('A crane for hay.')
  const sent = page.waitForResponse('/contact')
  await sendAsAsha(form(page))
  await sent
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow'])
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
  })
  await expect(form(page).getByRole('button', { name: 'Send Message' })).toBeVisible()
  await expect(form(page).getByLabel('Message')).toBeEditable()
  await expect(form(page).getByLabel('Message')).toHaveValue('A crane for hay.')
})

test('a message whose script did not come before the network went stays in its form', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await context.setOffline(true)
  await form(page).getByLabel('Message').fill('A crane for moss.')
  await sendAsAsha(form(page))
  await expect(form(page).getByRole('alert')).toHaveText(/^Not sent: there is no connection/)
  await expect(form(page).getByLabel('Message')).toHaveValue('A crane for moss.')
  await context.setOffline(false)
  await form(page).getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Message sent' }).last()).toBeVisible()
})

test('whoever has come to a form before the network went is told that the message waits', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  const come = ['send-enquiry', 'enquiry-sent', 'follow-waiting'].map((name) =>
    page.waitForEvent('requestfinished', (request) => request.url().includes(`/${name}-`)),
  )
  await form(page).getByLabel('Full Name').focus()
  const files = (await Promise.all(come)).map((request) => request.url())
  // With all that they import.
  await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), files)
  await context.setOffline(true)
  await form(page).getByLabel('Message').fill('A crane for peat.')
  await sendAsAsha(form(page))
  await expect(form(page).getByRole('alert')).toHaveText(/^Written, not sent yet/)
})
