import type { Page } from '@playwright/test'
import { publicPages } from '../../content/public-pages.ts'
import { hydrated, newPage } from './hydrated.ts'
import { expectNoFindings } from './axe.ts'
import { expect, openOffice, readingTest, signInAs, test } from './site.ts'

const signInLink = (page: Page) => page.getByRole('link', { name: 'Sign in with Google' })

test('with windows blocked it goes on the whole page, and Back leads to the page, signed in', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/gallery?book')
  await signInLink(page).click()
  await page.getByRole('button', { name: 'Asha Menon' }).click()
  await expect(page).toHaveURL(/\/gallery\?book$/)
  await expect(page.getByText('Signed in as Asha Menon')).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(/\/gallery\?book$/)
  await expect(page.getByText('Signed in as Asha Menon')).toBeVisible()
})

test('with cookies blocked it says so, before anybody goes to Google in vain', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
  })
  await page.goto('/?book')
  await signInLink(page).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Allow cookies')
  expect(page.context().pages()).toHaveLength(1)
})

test('a visitor signs out everywhere, and another device learns of it', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/?book')
  await signInAs(page, 'Asha Menon')
  const phone = await newPage(browser, baseURL)
  await phone.goto('/?book')
  await signInAs(phone, 'Asha Menon')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(signInLink(page)).toBeVisible()
  await phone.reload()
  await expect(signInLink(phone)).toBeVisible()
})

test('a visitor’s shortlist stays on their device when they sign out', async ({ page }) => {
  await page.goto('/products/wotan')
  const heart = page.getByRole('button', { name: 'Dino Wotan on my shortlist' })
  await heart.click()
  await page.goto('/products/wotan?book')
  await signInAs(page, 'Asha Menon')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(signInLink(page)).toBeVisible()
  await page.goto('/products/wotan')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('signing out takes what the tab kept: nobody reads the draft after that', async ({ page }) => {
  await openOffice(page, '/staff/today')
  await page.evaluate(() => sessionStorage.setItem('answer 1', 'Dear Asha Menon'))
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => sessionStorage.getItem('answer 1'))).toBeNull()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Local sign-in' })).toBeVisible()
})

test('the book’s button takes what the tab kept of a visitor, and not what the phone keeps', async ({
  page,
}) => {
  // The next page would see that nothing is kept in truth, and forget it.
  await page.route(/\/on-visit-/, (route) => route.abort())
  await page.goto('/sign-in?returnTo=/book')
  await page.getByRole('button', { name: 'Asha Menon' }).click()
  await page.evaluate(() => {
    sessionStorage.setItem('enquiry contact', 'Dear makers')
    localStorage.setItem('dino-kept', 'pages')
  })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  const left = () =>
    page.evaluate(() => [
      sessionStorage.getItem('enquiry contact'),
      localStorage.getItem('dino-kept'),
    ])
  expect(await left()).toEqual([null, 'pages'])
})

test('staff are asked before signing out takes what their phone keeps', async ({ page }) => {
  await openOffice(page, '/staff/today')
  await page.evaluate(() => localStorage.setItem('dino-kept', 'messages'))
  const signOut = page.getByRole('button', { name: 'Sign out' })
  const asked = page.waitForEvent('dialog')
  const pressed = signOut.click()
  const dialog = await asked
  expect(dialog.message()).toContain('messages that are not sent yet')
  await dialog.dismiss()
  await pressed
  await expect(page).toHaveURL(/\/staff\/today$/)
  page.on('dialog', (again) => void again.accept())
  await signOut.click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('dino-kept'))).toBeNull()
})

test('who was signed out meanwhile is told above the page, and signs in without losing a word', async ({
  page,
}) => {
  await openOffice(page, '/staff/book')
  await page.getByLabel('Name').fill('Ravi Kumar')
  await page.request.post('/api/sign-out')
  // Coming back to the tab, as after a break.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const alert = page.getByRole('alert').filter({ hasText: 'not signed in to the office any more' })
  await expect(alert).toBeVisible()
  await expectNoFindings(page)

  const popup = page.waitForEvent('popup')
  await signInLink(page).click()
  await (await popup).getByRole('button', { name: 'Dino Staff' }).click()
  await expect(alert).toBeHidden()
  await expect(page.getByLabel('Name')).toHaveValue('Ravi Kumar')
})

test('staff see their devices and sign one out; erasing asks for a fresh sign-in', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = await newPage(browser, baseURL)
  await openOffice(phone, '/staff/today')
  await openOffice(page, '/staff/sessions')
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.first()).toContainText('This one')
  await expectNoFindings(page)
  await devices.getByRole('button', { name: /^Sign out/ }).click()
  await expect(page.getByRole('status')).toHaveText('Signed out there.')
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'Local sign-in' })).toBeVisible()

  const email = 'asha@buyer.example'
  const data = { name: 'Asha Menon', email, message: 'A crane for logs.' }
  await page.request.post('/api/enquiries', { data })
  const person = `/staff/people?person=${encodeURIComponent(email)}`
  await page.goto(person)
  await page.getByRole('link', { name: 'Sign in again to erase' }).click()
  await page.getByRole('button', { name: 'Dino Staff' }).click()
  await page.waitForURL((url) => url.pathname + url.search === person)
  await hydrated(page)
  await page.getByLabel(`Type ${email} to confirm`).fill(email)
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByRole('status').getByText('Erased.')).toBeVisible()
})

/** As browsers do where a visitor forbids a site to keep anything. */
async function forbidStorage(page: Page): Promise<string[]> {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, { get: refuse })
    window.BroadcastChannel = class extends EventTarget {
      constructor() {
        super()
        refuse()
      }
    } as unknown as typeof BroadcastChannel
  })
  return errors
}

readingTest('with storage forbidden no page has an uncaught error', async ({ page }) => {
  const errors = await forbidStorage(page)
  for (const path of [...publicPages, '/contact', '/no-such-page']) {
    await page.goto(path)
    await hydrated(page)
    await page.mouse.wheel(0, 2000)
  }
  expect(errors).toEqual([])
})

test('with storage forbidden an appointment is looked for, and a message written and sent', async ({
  page,
}) => {
  await page.clock.install()
  const errors = await forbidStorage(page)
  await page.goto('/products/wotan?book=2026-11-30&purpose=demo&product=wotan')
  const booking = page.getByRole('dialog')
  await expect(signInLink(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(booking).toBeHidden()

  await page.getByRole('link', { name: 'Contact Sales' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Sales' })
  await dialog.getByLabel('Message').fill('A crane for logs.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Contact Sales' }).click()
  await expect(dialog.getByLabel('Message')).toHaveValue('A crane for logs.')
  await dialog.getByLabel('Full Name').fill('Asha Menon')
  await dialog.getByLabel('Email Address').fill('asha@buyer.example')
  await page.clock.fastForward(5_000)
  await dialog.getByRole('button', { name: 'Send Message' }).click()
  await expect(dialog.getByRole('heading', { name: 'Message sent' })).toBeFocused()
  expect(errors).toEqual([])
})
