import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { aFewSecondsLater } from './enquiry-form.ts'
import { newPage, patient } from './hydrated.ts'
import { expect, keepCatalogue, place, test } from './kept-site.ts'
import { openOffice, signInAs } from './site.ts'

test.slow()

test.beforeEach(({ page }) => page.clock.install())

const waiting = (page: Page) => page.getByText(/^Written, not sent yet/)

/** Fills in the page's form, and takes as long as people do: its clock says so. */
async function write(page: Page, message: string): Promise<void> {
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('Full Name').fill('Asha Menon')
  await form.getByLabel('Email Address').fill('asha@buyer.example')
  await form.getByLabel('Message').fill(message)
  await aFewSecondsLater(page)
  await form.getByRole('button', { name: 'Send Message' }).click()
}

/** The messages that arrived, as the office lists them. */
async function arrived(page: Page, words: string): Promise<number> {
  await openOffice(page, '/staff/inbox')
  return page.getByRole('main').getByText(words).count()
}

/** What a browser does when its network is back. */
const networkIsBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

test('a message written without the site waits, and arrives once when it is back', async ({
  page,
  going,
}) => {
  await keepCatalogue(page)
  await going.stop()
  await page.goto('/contact')
  await write(page, 'A crane for granite blocks.')
  await expect(waiting(page)).toBeVisible()
  // So high that nothing stands under what is said at its foot.
  await page.setViewportSize({ width: 1280, height: 2400 })
  await expectNoFindings(page)
  await going.start()
  await networkIsBack(page)
  await expect(page.getByRole('heading', { name: 'Message sent' }).last()).toBeVisible()
  await expect(page.getByText(/^[A-Z]{2}-\d{5}$/).first()).toBeVisible()
  expect(await arrived(page, 'A crane for granite blocks.')).toBe(1)
})

test('it is sent by the next visit when its tab was closed, whoever of two tabs is first', async ({
  page,
  going,
}) => {
  await keepCatalogue(page)
  await going.stop()
  await page.goto('/contact')
  await write(page, 'A crane for marble.')
  await expect(waiting(page)).toBeVisible()
  const context = page.context()
  await page.close()
  await going.start()
  const [one, two] = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all([one.goto(`${going.url}/`), two.goto(`${going.url}/about`)])
  // A tab that is still opening hears nothing of what another one has sent.
  const said = (tab: Page) =>
    expect(tab.getByText(/^Your message was sent\. Its reference is/)).toBeVisible()
  await Promise.any([one, two].map(said))
  const office = await newPage(context.browser()!, going.url)
  expect(await arrived(office, 'A crane for marble.')).toBe(1)
  const left = await one.evaluate(() => localStorage.getItem('dino-kept'))
  expect(left).toBe('pages')
})

test('what somebody wrote is nobody’s who signs in on that phone later', async ({ page }) => {
  await page.goto('/contact')
  await page.route('/api/enquiries', (route) => route.abort())
  await write(page, 'A crane for salt.')
  await expect(waiting(page)).toBeVisible()
  await page.unroute('/api/enquiries')
  const sending = page.waitForRequest('/api/enquiries')
  await openOffice(page, '/staff/inbox')
  await page.goto('/about')
  expect((await (await sending).allHeaders()).cookie).toBeUndefined()
  await expect(page.getByText(/^Your message was sent\. Its reference is/)).toBeVisible()
  expect(await arrived(page, 'A crane for salt.')).toBe(1)
})

test('a visitor who signs out leaves no draft in any tab, and what waits still waits', async ({
  page,
}) => {
  const context = page.context()
  await context.route('/api/enquiries', (route) => route.abort())
  await page.goto('/contact')
  await write(page, 'A crane for bricks.')
  await expect(waiting(page)).toBeVisible()
  await page.goto('/gallery?book')
  const other = await patient(await context.newPage())
  await other.goto('/?book')
  await signInAs(other, 'Asha Menon')
  await expect(page.getByText('Signed in as Asha Menon')).toBeVisible()
  const drafts = (tab: Page) => tab.evaluate(() => sessionStorage.getItem('enquiry contact'))
  await other.evaluate(() => sessionStorage.setItem('enquiry contact', '{}'))
  expect(await drafts(page)).toContain('A crane for bricks.')
  await other.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(other.getByRole('link', { name: 'Sign in with Google' })).toBeVisible()
  expect(await drafts(other)).toBeNull()
  await expect.poll(() => drafts(page)).toBeNull()
  await page.goto('/downloads#kept')
  await expect(place(page).getByText('A crane for bricks.')).toBeVisible()
})

test('an answer that is lost, and a site that is started anew meanwhile, make no second one', async ({
  page,
  going,
}) => {
  await page.goto('/contact')
  // It arrives, and its answer gets lost.
  await page.route('/api/enquiries', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await write(page, 'A crane for timber.')
  await expect(waiting(page)).toBeVisible()
  await page.unroute('/api/enquiries')
  await going.stop()
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/enquiries'),
  )
  await networkIsBack(page)
  await refused
  await going.start()
  await page.goto('/about')
  await expect(page.getByText(/^Your message was sent\. Its reference is/)).toBeVisible()
  expect(await arrived(page, 'A crane for timber.')).toBe(1)
})

test('what the server refuses is shown with its reason, mended, and sent', async ({
  page,
  going,
}) => {
  await page.goto('/contact')
  await page.route('/api/enquiries', (route) => route.abort())
  await write(page, 'A crane for tea.')
  await expect(waiting(page)).toBeVisible()
  await page.unroute('/api/enquiries')
  await page.route('/api/enquiries', (route) =>
    route.fulfill({ status: 422, json: { success: false, message: 'Please check: Product.' } }),
  )
  await page.goto('/about')
  await page.getByRole('link', { name: 'See why' }).click()
  await expect(place(page).getByText('Not sent: Please check: Product.')).toBeVisible()
  await expectNoFindings(page, '#kept')
  await page.unroute('/api/enquiries')
  await place(page).getByRole('button', { name: 'Mend it' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  const form = page.getByRole('main').locator('form')
  await expect(form.getByLabel('Message')).toHaveValue('A crane for tea.')
  await write(page, 'A crane for tea, in red.')
  await expect(page.getByRole('heading', { name: 'Message sent' }).last()).toBeVisible()
  await page.goto('/downloads#kept')
  await expect(place(page).getByText('Written, not sent yet')).toBeHidden()
  expect(await arrived(page, 'A crane for tea, in red.')).toBe(1)
  expect(going.url).toContain('localhost')
})

test('a site that fails is not called a connection that does', async ({ page }) => {
  await page.goto('/contact')
  await page.route('/api/enquiries', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  )
  await write(page, 'A crane for pepper.')
  await expect(
    page.getByText(/^Written, not sent yet: our site could not take your message/),
  ).toBeVisible()
})

test('each tab that is open tells of a refusal, whichever of them has sent', async ({ page }) => {
  const context = page.context()
  await context.route('/api/enquiries', (route) => route.abort())
  await page.goto('/contact')
  await write(page, 'A crane for spices.')
  await expect(waiting(page)).toBeVisible()
  await page.goto('/gallery')
  const other = await patient(await context.newPage())
  await other.goto('/about')
  const notice = (tab: Page) => tab.getByRole('status', { name: 'Your messages' })
  for (const tab of [page, other])
    await expect(notice(tab).getByRole('link', { name: 'Look', exact: true })).toBeVisible()
  await context.unroute('/api/enquiries')
  await context.route('/api/enquiries', (route) =>
    route.fulfill({ status: 422, json: { success: false, message: 'Please check: Product.' } }),
  )
  await networkIsBack(other)
  for (const tab of [page, other])
    await expect(notice(tab).getByRole('link', { name: 'See why' })).toBeVisible()
})

test('whoever goes on writing is not cut short: only what is sent again goes out', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.route('/api/enquiries', (route) => route.abort())
  await write(page, 'A crane for rubber.')
  await expect(waiting(page)).toBeVisible()
  const message = page.getByRole('main').locator('form').getByLabel('Message')
  await message.press('End')
  await message.pressSequentially(' Or two.')
  await page.unroute('/api/enquiries')
  await networkIsBack(page)
  await expect(message).toHaveValue('A crane for rubber. Or two.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Message sent' }).last()).toBeVisible()
  expect(await arrived(page, 'A crane for rubber.')).toBe(1)
})

test('a message from a machine’s dialog waits too, and can be thrown away', async ({ page }) => {
  await page.goto('/products/swifty?enquire=quote&product=swifty')
  const dialog = page.getByRole('dialog', { name: 'Request Quote', exact: true })
  await dialog.getByLabel('Full Name').fill('Asha Menon')
  await dialog.getByLabel('Email Address').fill('asha@buyer.example')
  await page.route('/api/enquiries', (route) => route.abort())
  await aFewSecondsLater(page)
  await dialog.getByRole('button', { name: 'Send Message' }).click()
  await expect(dialog.getByText(/^Written, not sent yet/)).toBeVisible()
  await page.goto('/downloads#kept')
  await place(page).getByRole('button', { name: 'Throw it away' }).click()
  await expect(place(page).getByRole('heading', { name: 'Written, not sent yet' })).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('dino-kept'))).toBeNull()
})

test('whoever opens a message to change it, and leaves it as it was, has stopped nothing', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/contact')
  await page.route('/api/enquiries', (route) => route.abort())
  await write(page, 'A crane for jute.')
  await expect(waiting(page)).toBeVisible()
  await page.goto('/downloads#kept')
  await place(page).getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByRole('main').locator('form').getByRole('alert')).toHaveText(/^Written/)
  await page.goBack()
  await expect(place(page).getByRole('button', { name: 'Send now' })).toBeVisible()
  await page.unroute('/api/enquiries')
  await page.clock.fastForward('05:01')
  await expect(place(page).getByText(/^Your message was sent/)).toBeVisible()
  expect(await arrived(page, 'A crane for jute.')).toBe(1)
})
