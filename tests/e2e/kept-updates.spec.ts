import type { Page } from '@playwright/test'
import { newPage } from './hydrated.ts'
import { expect, keepCatalogue, place, test } from './kept-site.ts'
import { openOffice } from './site.ts'

test.slow()

/** The staff publish another telephone: every page is another one from then on. */
async function publish(office: Page, telephone: string): Promise<void> {
  await openOffice(office, '/staff/site')
  await office.getByRole('link', { name: /^Company/ }).click()
  await office.getByLabel('Telephone').fill(telephone)
  await expect(office.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible()
  await office.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(office.getByRole('status').filter({ hasText: 'Published.' })).toBeVisible()
  const served = async () => (await office.request.get('/about')).text()
  await expect.poll(served).toContain(telephone)
}

const keptVersion = (page: Page) =>
  page.evaluate(async () => {
    const answer = await (await caches.open('kept state')).match('/kept.json')
    return ((await answer!.json()) as { list: { version: string } }).list.version
  })

test('what is published reaches the phone with the next visit, and a tab that was open before stays whole', async ({
  page,
  going,
}) => {
  await keepCatalogue(page)
  const errors: string[] = []
  page.context().on('weberror', (error) => errors.push(error.error().message))
  // A tab whose page is the phone's own.
  await going.stop()
  const old = await page.context().newPage()
  await old.goto(`${going.url}/about`)
  await expect(old.getByText(/^Shown from this phone/)).toBeVisible()
  await going.start()

  const office = await newPage(page.context().browser()!, going.url)
  for (const number of [6, 7, 8, 9]) {
    const telephone = `+91 481 256 00 0${number}`
    const before = await keptVersion(page)
    await publish(office, telephone)
    await page.goto('/gallery')
    await expect.poll(() => keptVersion(page)).not.toBe(before)
    await going.stop()
    await page.goto('/products/wotan')
    await expect(page.getByText(/^Shown from this phone/)).toBeVisible()
    await expect(page.getByRole('link', { name: telephone }).first()).toBeVisible()
    // The old one leads on, to whatever page, and meets no script of another.
    const link = old
      .getByRole('contentinfo')
      .getByRole('link', { name: number % 2 ? 'Gallery' : 'About' })
    await link.click()
    await expect(old).toHaveURL(number % 2 ? /gallery$/ : /about$/)
    await expect(old.locator('h1').first()).toBeVisible()
    await going.start()
  }
  expect(errors).toEqual([])
  const kept = await page.evaluate(() => caches.keys())
  // Shown, open in the old tab, and two that the browser may hold to come back to.
  expect(kept.filter((name) => name.startsWith('kept version')).length).toBeLessThanOrEqual(4)
})

test('what is kept can be removed while the line hangs on which the site would say what it offers', async ({
  page,
}) => {
  test.slow()
  await keepCatalogue(page)
  await page.addInitScript(() => {
    const ask = window.fetch
    window.fetch = (to, how) => (to === '/kept.json' ? new Promise(() => {}) : ask(to, how))
  })
  await page.reload()
  await expect(place(page).getByText(/^Kept on this phone, as of/)).toBeVisible()
  await place(page).getByRole('button', { name: 'Remove the catalogue' }).click()
  await expect(place(page).getByText('Looking …')).toBeVisible()
  await expect(place(page).getByText(/^Kept on this phone/)).toBeHidden()
})

test('the site itself is asked first: what it says now is shown, and nothing of it is said to be old', async ({
  page,
  going,
}) => {
  await keepCatalogue(page)
  await page.goto('/about')
  await expect(page.getByText(/^Shown from this phone/)).toBeHidden()
  await going.stop()
  await page.reload()
  await expect(page.getByText(/^Shown from this phone/)).toBeVisible()
  await going.start()
  await page.getByRole('link', { name: 'Try the network' }).click()
  await expect(page.getByText(/^Shown from this phone/)).toBeHidden()
})
