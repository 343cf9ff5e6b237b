import type { Page } from '@playwright/test'
import { hold, hydrated } from './hydrated.ts'
import { expect, openOffice, test } from './site.ts'

const pageOfMachine = /\.data|product-page-[^/]+\.js$/
const onItsWay = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading…' })
const pressWotan = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Wotan' }).click()

/** Pages that the browser itself asks for from now on. */
function documentsAskedFor(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  return documents
}

test('a page that is on its way is told of, and fetched by the browser when it does not come', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/about')
  const letCome = await hold(page, pageOfMachine)
  const asked = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/products/wotan'),
  )
  await pressWotan(page)
  await page.clock.runFor(300)
  await expect(onItsWay(page)).toBeVisible()
  await page.clock.runFor(20_000)
  await asked
  letCome()
  await expect(page.getByRole('heading', { level: 1, name: /Wotan/ })).toBeVisible()
  await expect(onItsWay(page)).toHaveCount(0)
})

test('a page that comes in time is not fetched again', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about')
  const letCome = await hold(page, pageOfMachine)
  await pressWotan(page)
  await page.clock.runFor(1000)
  await expect(onItsWay(page)).toBeVisible()
  const documents = documentsAskedFor(page)
  letCome()
  await expect(page.getByRole('heading', { level: 1, name: /Wotan/ })).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(onItsWay(page)).toHaveCount(0)
  expect(documents).toEqual([])
})

test('what a page shows at another address of its own is no page on its way', async ({ page }) => {
  await page.clock.install()
  await page.goto('/products/wotan')
  await hydrated(page)
  const documents = documentsAskedFor(page)
  for (const shown of ['Turn it', 'Drawing', 'Film', 'At work', 'Picture']) {
    const link = page.getByRole('link', { name: shown, exact: true })
    await expect(link).toHaveAttribute('href', /^\/products\/wotan(\?|$)/)
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(20_000)
    await expect(onItsWay(page)).toHaveCount(0)
  }
  expect(documents).toEqual([])
})

test('a sign-in window that stays open leaves the page where it is', async ({ page }) => {
  await page.clock.install()
  await page.goto('/?book')
  const documents = documentsAskedFor(page)
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Sign in with Google' }).click()
  await (await popup).getByRole('button', { name: 'Asha Menon' }).waitFor()
  await page.clock.runFor(60_000)
  await expect(page.getByText('Waiting for the sign-in window…')).toBeVisible()
  expect(documents).toEqual([])
})

test('a page that was given up for the one that is shown does not come afterwards', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/about')
  const letCome = await hold(page, pageOfMachine)
  await pressWotan(page)
  await page.clock.runFor(300)
  await expect(onItsWay(page)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(onItsWay(page)).toHaveCount(0)
  const documents = documentsAskedFor(page)
  await page.clock.runFor(60_000)
  letCome()
  await expect(page).toHaveURL(/\/about$/)
  expect(documents).toEqual([])
})

test('a page that is on its way is given up for a form that the browser sends', async ({
  page,
}) => {
  await page.goto(`/sign-in?${new URLSearchParams({ returnTo: '/book' }).toString()}`)
  await page.getByRole('button', { name: 'Ravi Kumar' }).click()
  await hydrated(page)
  await hold(page, pageOfMachine)
  // The page stays to be looked at.
  await page.route(/\/book$/, (route) => route.fulfill({ status: 204 }))
  await pressWotan(page)
  await expect(onItsWay(page)).toBeVisible()
  await page.getByRole('radio').first().check()
  const asked = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  expect((await asked).isNavigationRequest()).toBe(true)
  await expect(onItsWay(page)).toHaveCount(0)
})

test('a page of the office that is on its way is told of, and does not come once a form was sent instead', async ({
  page,
}) => {
  await openOffice(page, '/staff/feed', 'Dino Staff', { isFresh: true })
  await page.clock.install()
  const letCome = await hold(page, /\/staff\/inbox\.data/)
  await page.getByRole('link', { name: 'Inbox' }).first().click()
  await page.clock.runFor(300)
  await expect(onItsWay(page)).toBeVisible()
  await page.getByLabel('Whose calendar is it for?').fill('Phone of the workshop')
  await page.getByRole('button', { name: 'Make a feed' }).click()
  await expect(onItsWay(page)).toHaveCount(0)
  const documents = documentsAskedFor(page)
  await page.clock.runFor(60_000)
  letCome()
  await expect(page).toHaveURL(/\/staff\/feed/)
  expect(documents).toEqual([])
})
