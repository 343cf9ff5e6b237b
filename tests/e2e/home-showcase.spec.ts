import type { Page } from '@playwright/test'
import { allColours } from '../../content/colours.ts'
import { comesIntoView, hero, openHome, showcase } from './home-page.ts'
import { expect, readingTest as test } from './site.ts'

test.describe('the showcase', () => {
  const link = (page: Page) => showcase(page).getByRole('link', { name: /^See the Dino/ })
  const chosen = (page: Page) => showcase(page).getByRole('radio', { checked: true })

  test('shows a colour for three seconds, and after the last colour the next product', async ({
    page,
  }) => {
    await openHome(page)
    await comesIntoView(showcase(page))
    for (const colour of ['red', 'yellow', 'white', 'black', 'light-green', 'dark-blue']) {
      await expect(chosen(page)).toHaveValue(colour)
      await page.clock.runFor(3000)
    }
    await expect(chosen(page)).toHaveValue('light-blue')
    await page.clock.runFor(6000)
    await expect(link(page)).toHaveAttribute('href', /^\/products\/woodpicker\?colour=/)
    await expect(chosen(page)).toHaveValue('red')
  })

  test('a colour that was picked stays for ten seconds, and then for its own three', async ({
    page,
  }) => {
    await openHome(page)
    await comesIntoView(showcase(page))
    await showcase(page).getByRole('radio', { name: 'Maroon' }).click()
    await expect(link(page)).toHaveAccessibleName('See the Dino Wotan in maroon')
    await page.clock.runFor(12_900)
    await expect(chosen(page)).toHaveValue('maroon')
    await page.clock.runFor(200)
    await expect(link(page)).toHaveAttribute('href', /^\/products\/woodpicker\?colour=/)
  })

  test('Swifty has no light green', async ({ page }) => {
    await openHome(page)
    await showcase(page).scrollIntoViewIfNeeded()
    await expect(showcase(page).getByRole('radio')).toHaveCount(allColours.length)
    await showcase(page).getByRole('button', { name: 'Swifty' }).click()
    await expect(showcase(page).getByRole('radio')).toHaveCount(allColours.length - 1)
    await expect(showcase(page).getByRole('radio', { name: 'Light green' })).toHaveCount(0)
  })

  test('steps through the products both ways round, and its picture opens the product', async ({
    page,
  }) => {
    await openHome(page)
    await showcase(page).scrollIntoViewIfNeeded()
    await showcase(page).getByRole('button', { name: 'Previous product' }).click()
    await expect(link(page)).toHaveAttribute('href', /^\/products\/swifty\?colour=/)
    await showcase(page).getByRole('button', { name: 'Next product' }).click()
    await expect(link(page)).toHaveAttribute('href', /^\/products\/wotan\?colour=/)
    await link(page).click()
    await expect(page).toHaveURL(/\/products\/wotan\?colour=/)
  })

  test('stands still while paused and while it has focus; arrows choose a colour', async ({
    page,
  }) => {
    await openHome(page)
    await comesIntoView(showcase(page))
    await showcase(page).getByRole('button', { name: 'Pause the colours' }).click()
    await page.clock.runFor(60_000)
    await expect(chosen(page)).toHaveValue('red')
    await showcase(page).getByRole('button', { name: 'Play the colours' }).click()
    await chosen(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect(chosen(page)).toHaveValue('yellow')
    await page.clock.runFor(60_000)
    await expect(chosen(page)).toHaveValue('yellow')
  })

  test('fetches nothing before it is near, and then each picture shortly before its turn', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 })
    // Third and fourth of Wotan's colours; no other picture of the page is in these.
    const fetched = new Set<string>()
    page.on('request', (request) => {
      const [, colour] = /\/(white|black)-[^/]*\.avif/.exec(request.url()) ?? []
      if (colour) fetched.add(colour)
    })
    await openHome(page)
    await comesIntoView(hero(page))
    await page.clock.runFor(30_000)
    await page.waitForLoadState('networkidle')
    expect([...fetched]).toEqual([])
    await comesIntoView(showcase(page))
    await page.clock.runFor(3000)
    await expect(chosen(page)).toHaveValue('yellow')
    await page.clock.runFor(1500)
    await expect.poll(() => [...fetched]).toEqual(['white'])
    await page.clock.runFor(1500)
    await expect(chosen(page)).toHaveValue('white')
    await page.clock.runFor(1500)
    await expect.poll(() => [...fetched]).toEqual(['white', 'black'])
  })
})
