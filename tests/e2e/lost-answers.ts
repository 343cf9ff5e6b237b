import type { Page } from '@playwright/test'

export const press = (page: Page, name: string) => page.getByRole('button', { name }).last().click()

/** What is sent comes to the server, and its answer does not come back. */
export const loseAnswers = (page: Page) =>
  page.route('**/*.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
  })
