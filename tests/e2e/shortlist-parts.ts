import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'

export const heart = (page: Page, title: string) =>
  page.getByRole('button', { name: `Dino ${title} on my shortlist` })
export const machines = (page: Page) => page.locator('.finder-machine').getByRole('heading')

/** The machines that links of the page lead to, and what its form sends. */
export const machinesLedTo = (page: Page) =>
  page
    .locator('main :is(a[href*="machines="], input[name="machines"])')
    .evaluateAll((all) =>
      all.map((each) => each.getAttribute('href') ?? each.getAttribute('value')).join(' '),
    )

/** Pages of this site that are asked for from now on come so late that one has pressed again. */
export const answerLater = (page: Page) =>
  page.route(/\.data\b/, async (route) => {
    await setTimeout(1_500)
    await route.continue().catch(() => {})
  })
