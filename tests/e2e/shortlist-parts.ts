import type { Page } from '@playwright/test'

export const heart = (page: Page, title: string) =>
  page.getByRole('button', { name: `Dino ${title} on my shortlist` })
export const machines = (page: Page) => page.locator('.finder-machine').getByRole('heading')
