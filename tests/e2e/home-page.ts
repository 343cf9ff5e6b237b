import { expect, type Locator, type Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'

/** Opens home with its clock stopped: time passes only where a test says so. */
export async function openHome(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-21T09:00:00Z' })
  // A busy machine takes some seconds from the one to the other.
  await page.clock.pauseAt('2026-11-21T09:10:00Z')
  await page.goto('/', { waitUntil: 'load' })
  await startScripts(page)
}

/** With the clock stopped no frame is painted, which the scripts would wait for; a key starts them too. */
export async function startScripts(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await hydrated(page)
}

export const hero = (page: Page) => page.getByRole('region', { name: /The Power\s+to Lift/ })
export const showcase = (page: Page) =>
  page.getByRole('region', { name: 'In the colour of your fleet' })
export const about = (page: Page) =>
  page.getByRole('region', { name: 'Making our own cranes in Kerala' })

/** The button of the slide that is shown. */
export const current = (page: Page) => hero(page).locator('[aria-current="true"]')

/** Scrolled to and playing. */
export async function comesIntoView(section: Locator): Promise<void> {
  await section.scrollIntoViewIfNeeded()
  await expect(section.locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
}
