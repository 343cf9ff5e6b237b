import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { expect, keepCatalogue, place, test } from './kept-site.ts'

/** What the section says of itself, which takes the focus from a button that goes. */
const said = (page: Page) => place(page).getByRole('status')

test('by keyboard one goes on from what is said, and what comes at last takes nobody from elsewhere', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 800 })
  await keepCatalogue(page)
  const last = Promise.withResolvers<void>()
  await page.route('**/*.mp4', async (route) => {
    await last.promise
    await route.continue()
  })
  await place(page).getByRole('button', { name: 'Keep the films' }).press('Enter')
  await expect(said(page).filter({ hasText: 'Keeping …' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(place(page).getByRole('button', { name: 'Stop' })).toBeFocused()

  await page.getByRole('button', { name: 'Search' }).first().click()
  await page.getByRole('searchbox').fill('flatbed')
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = await scrolled()
  last.resolve()
  await expect(place(page).getByRole('button', { name: 'Remove the films' })).toBeAttached()
  await expect(page.getByRole('searchbox')).toHaveValue('flatbed')
  await expect(page.getByRole('searchbox')).toBeFocused()
  expect(await scrolled()).toBe(before)
  await page.keyboard.press('Escape')

  await place(page).getByRole('button', { name: 'Remove the films' }).press('Enter')
  await expect(said(page).filter({ hasText: /^Kept on this phone/ })).toBeFocused()
})

test('a film that is new and finds too little room is told, and asked for by a press alone', async ({
  page,
  going,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 800 })
  await keepCatalogue(page)
  await place(page).getByRole('button', { name: 'Keep the films' }).click()
  await expect(place(page).getByText(/, kept$/)).toHaveCount(2)

  const film = { path: '/assets/new-film-12345678.mp4', etag: '', bytes: 25_000_000 }
  await page.route('**/kept.json', async (route) => {
    const list = (await (await route.fetch()).json()) as { films: object[] }
    await route.fulfill({
      json: { ...list, version: 'with one more', films: [...list.films, film] },
    })
  })
  let asked = 0
  await page.route(`**${film.path}`, (route) => {
    asked++
    return route.fulfill({ contentType: 'video/mp4', body: Buffer.alloc(film.bytes) })
  })
  const browser = await page.context().newCDPSession(page)
  const limit = (quotaSize?: number) =>
    browser.send('Storage.overrideQuotaForOrigin', {
      origin: going.url,
      ...(quotaSize !== undefined && { quotaSize }),
    })
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage!)
  // Enough for the pages of the version that has it.
  await limit(used + 15_000_000)

  await page.goto('/gallery')
  const noted = () =>
    page.evaluate(async () => Boolean(await (await caches.open('kept films')).match('/no-room')))
  await expect.poll(noted).toBe(true)
  const before = asked
  await page.goto('/downloads#kept')
  await expect(place(page).getByText(/^What is new since found too little room/)).toBeVisible()
  await expect(place(page).getByText(/, a part of it kept$/)).toBeVisible()
  await expectNoFindings(page, '#kept')
  // Those that were kept before still play, also when one asks in vain.
  const films = await place(page)
    .getByRole('button', { name: /^Play: / })
    .count()
  await place(page).getByRole('button', { name: 'Keep the films' }).click()
  await expect(place(page).getByRole('alert')).toHaveText(/too little room/)
  await expect(place(page).getByRole('button', { name: /^Play: / })).toHaveCount(films)
  expect(asked).toBe(before + 1)

  await limit()
  await place(page).getByRole('button', { name: 'Keep the films' }).click()
  await expect(place(page).getByRole('button', { name: /^Play: / })).toHaveCount(films + 1)
  await expect(place(page).getByText(/^What is new since/)).toBeHidden()
})

test('on a page of another language it says which one is kept, and keeps this one in its place', async ({
  page,
  going,
}) => {
  test.slow()
  await keepCatalogue(page)
  const offer = '**/ml/kept.json'
  await page.route(offer, (route) => route.fulfill({ status: 503 }))
  await page.goto('/ml/downloads#kept')
  const here = page.locator('#kept')
  await expect(here.getByText('English')).toBeVisible()
  const again = here.getByRole('button', { name: 'വീണ്ടും ശ്രമിക്കുക' })
  await expect(here.getByText('സൈറ്റിന് ഇപ്പോൾ പറയാനാവുന്നില്ല')).toBeVisible()
  await page.route(offer, (route) => route.abort())
  await again.press('Enter')
  await expect(here.getByText('ഇപ്പോൾ നെറ്റ്‌വർക്ക് ഇല്ല')).toBeVisible()
  await page.unroute(offer)
  await again.press('Enter')
  await expect(here.getByText('നെറ്റ്‌വർക്ക് ഇല്ലാതെ തുറക്കും.')).toBeHidden()
  await expectNoFindings(page, '#kept')
  await here.getByRole('button', { name: /^കാറ്റലോഗ് ഈ ഫോണിൽ സൂക്ഷിക്കുക/ }).click()
  await expect(here.getByText('നെറ്റ്‌വർക്ക് ഇല്ലാതെ തുറക്കും.')).toBeVisible()
  await going.stop()
  await page.goto('/ml/products/wotan')
  await expect(page.getByText('ഈ ഫോണിൽനിന്ന് കാണിക്കുന്നു')).toBeVisible()
})

test('where the site can’t say what there is to keep it is no network that is missing, and one tries again', async ({
  page,
}) => {
  await page.route('**/kept.json', (route) => route.fulfill({ status: 503 }))
  await page.goto('/downloads#kept')
  await expect(place(page).getByText('The site can’t say just now what there is')).toBeVisible()
  await page.route('**/kept.json', (route) => route.abort())
  await place(page).getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(said(page).filter({ hasText: 'There is no network just now' })).toBeFocused()
  await page.unroute('**/kept.json')
  await place(page).getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(place(page).getByRole('button', { name: /^Keep the catalogue/ })).toBeVisible()
  await expect(said(page).filter({ hasText: 'Nothing is kept on this phone yet.' })).toBeFocused()
})
