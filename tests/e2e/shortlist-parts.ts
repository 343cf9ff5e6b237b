import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'

export const heart = (page: Page, title: string) =>
  page.getByRole('button', { name: `Dino ${title} on my shortlist` })
export const machines = (page: Page) => page.locator('.finder-machine').getByRole('heading')

/** Pages of this site that are asked for from now on come so late that one has pressed again. */
export const answerLater = (page: Page) =>
  page.route(/\.data\b/, async (route) => {
    await setTimeout(1_500)
    await route.continue().catch(() => {})
  })
