import { expectNoFindings } from './axe.ts'
import { expect, keepCatalogue, place, test } from './kept-site.ts'

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
  await expect(place(page).getByText('Keeping …')).toBeFocused()
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
  await expect(place(page).getByText(/^Kept on this phone/)).toBeFocused()
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
  await expect(place(page).getByText('There is no network just now')).toBeFocused()
  await page.unroute('**/kept.json')
  await place(page).getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(place(page).getByRole('button', { name: /^Keep the catalogue/ })).toBeVisible()
  await expect(place(page).getByText('Nothing is kept on this phone yet.')).toBeFocused()
})
