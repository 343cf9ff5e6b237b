import type { Locator } from '@playwright/test'
import { hold, hydrated } from './hydrated.ts'
import { expect, readingTest as test } from './site.ts'

const ringAround = (place: Locator) =>
  place.evaluate((element) => {
    const { outlineStyle, boxShadow } = getComputedStyle(element)
    return [outlineStyle, boxShadow]
  })

test('a page that a link brings begins at its own content for keys and readers, by Back too', async ({
  page,
}) => {
  await page.goto('/gallery')
  const main = page.getByRole('main')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Downloads' }).focus()
  const left = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/downloads')
  await expect(main).toBeFocused()
  await expect(main).toHaveAccessibleName('Downloads | DINO')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(main.locator('a').first()).toBeFocused()

  await page.goBack()
  await expect(main).toHaveAccessibleName('Gallery | DINO')
  await expect(main).toBeFocused()
  expect(left).toBeGreaterThan(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(left)
})

test('no ring is drawn around a page that was come to by the mouse', async ({ page }) => {
  await page.goto('/gallery')
  const main = page.getByRole('main')
  await page.getByRole('banner').getByRole('link', { name: 'Downloads' }).click()
  await expect(main).toBeFocused()
  expect(await ringAround(main)).toEqual(['none', 'none'])
  // A browser that knows of no press yet draws rings.
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL('/gallery')
  await expect(main).toBeFocused()
  expect(await ringAround(main)).toEqual(['none', 'none'])
})

test('the focus stays where it is at the first load, and on the same page', async ({ page }) => {
  await page.goto('/gallery')
  await hydrated(page)
  await expect(page.locator('body')).toBeFocused()
  const videos = page.getByRole('button', { name: 'Videos' })
  await videos.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/gallery?show=videos')
  await expect(videos).toHaveAttribute('aria-pressed', 'true')
  await expect(videos).toBeFocused()
})

test('keys and readers go on from the place that a link leads to, and that Back comes to', async ({
  page,
}) => {
  await page.goto('/gallery')
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).press('Enter')
  const contact = page.locator('#contact')
  await expect(contact).toBeFocused()
  await expect(contact).toBeInViewport()
  expect(await ringAround(contact)).toEqual(['none', 'none'])
  await page.keyboard.press('Tab')
  await expect(contact.locator(':focus')).toHaveCount(1)

  await page.goto('/#products')
  await page.locator('#products').getByRole('link', { name: /Wotan/ }).first().press('Enter')
  await expect(page).toHaveURL('/products/wotan')
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page.locator('#products')).toBeFocused()
  // Whoever went by the skip link has its place in the address.
  await page.goto('/gallery#main')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Downloads' }).press('Enter')
  await expect(page).toHaveURL('/downloads')
  await page.goBack()
  await expect(page).toHaveURL('/gallery#main')
  await expect(page.getByRole('main')).toHaveAccessibleName('Gallery | DINO')
  await expect(page.getByRole('main')).toBeFocused()
})

test('on the page that one is on, keys and readers go on from the place that a link leads to', async ({
  page,
}) => {
  await page.goto('/?from=a-letter')
  await hydrated(page)
  const contact = page.locator('#contact')
  await page.getByRole('main').getByRole('link', { name: 'Request Quote' }).first().press('Enter')
  await expect(contact).toBeFocused()
  await expect(contact).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(contact.locator(':focus')).toHaveCount(1)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^See all \w+ machines$/ })
    .press('Enter')
  await expect(page.locator('#products')).toBeFocused()
  await page.goBack()
  await expect(contact).toBeFocused()
  // The place that the address names already.
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true })
  await link.press('Enter')
  await expect(contact).toBeFocused()
  await link.click()
  await expect(contact).toBeFocused()
  expect(await ringAround(contact)).toEqual(['none', 'none'])
  // What a dialog was opened from has the focus again, not the place in the address.
  const find = page.getByRole('banner').getByRole('link', { name: 'Find a slot' })
  await find.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/#contact')
  await expect(find).toBeFocused()
})

test('a link of the phone’s menu to a place on the page leaves the focus there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Contact' })
    .press('Enter')
  await expect(page.locator('#contact')).toBeFocused()
})

test('whoever types into the search while a page is on its way goes on typing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/gallery')
  const letCome = await hold(page, /\.data|downloads-page-[^/]+\.js$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Downloads' }).click()
  await page.getByRole('button', { name: 'Search' }).click()
  const box = page.getByRole('searchbox')
  await box.fill('flatb')
  letCome()
  await expect(page).toHaveURL('/downloads')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Certificates')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('flatb')
})

test('a dialog gives the focus back to the page that it was opened over', async ({ page }) => {
  await page.goto('/gallery')
  const main = page.getByRole('main')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Downloads' }).click()
  await expect(main).toBeFocused()
  const find = page.getByRole('banner').getByRole('link', { name: 'Find a slot' })
  await find.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(find).toBeFocused()
})

test('by keyboard, one goes on from the machines after one was removed', async ({ page }) => {
  await page.goto('/compare?machines=wotan,cuty,flatbed')
  await page.getByRole('rowheader', { name: /^Country/ }).scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Remove Wotan' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: /Wotan/ })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'The machines' })).toBeFocused()
  // Not at the top of the page: somewhere below, as high as its rows are now.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  // One alone is compared with nothing: the range to choose from stands there.
  await page.getByRole('link', { name: 'Remove Cuty' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Flatbed' })).toBeChecked()
  await expect(page.getByRole('main')).toBeFocused()
})
