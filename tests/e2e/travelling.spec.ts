import type { Page } from '@playwright/test'
import { expect, readingTest as test } from './site.ts'

declare global {
  interface Window {
    /** Of each transition, what travelled before and after. */
    travelled: string[][]
  }
}

/** Notes what travels from page to page. */
function watched(page: Page) {
  return page.addInitScript(() => {
    window.travelled = []
    const note = () =>
      window.travelled.push(
        [...document.querySelectorAll<HTMLElement>('.framed')]
          .map((each) => each.style.viewTransitionName)
          .filter(Boolean),
      )
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      note()
      return start(async () => {
        if (typeof update === 'function') await update()
        note()
      })
    }
  })
}

const cell = (page: Page) =>
  page.getByRole('region', { name: /machines for trucks/ }).getByRole('link', { name: 'Cuty' })

test('a machine’s picture goes from the range into its page, and back', async ({ page }) => {
  await watched(page)
  await page.goto('/')
  await cell(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dino Cuty')
  await expect
    .poll(() => page.evaluate(() => window.travelled))
    .toEqual([['machine-cuty'], ['machine-cuty']])
  await page.goBack()
  await expect(cell(page)).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.travelled.length)).toBe(4)
})

test('nothing travels for whoever asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watched(page)
  await page.goto('/')
  await cell(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dino Cuty')
  expect(await page.evaluate(() => window.travelled)).toEqual([])
})
