import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { freePort } from '../../scripts/free-port.ts'
import { quickStartFlags } from '../../scripts/server-flags.ts'
import { startSite } from '../../scripts/start-site.ts'
import { emptyBook } from './empty-book.ts'
import { patient } from './hydrated.ts'

export { expect }

/** A site that goes away and comes back: a browser's own 'offline' does not reach workers. */
export interface GoingSite {
  url: string
  stop(): Promise<void>
  start(environment?: Record<string, string>): Promise<void>
}

export const test = base.extend<{ going: GoingSite }>({
  going: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'dino-kept-'))
    await cp(emptyBook, dataDir, { recursive: true })
    const port = await freePort()
    const run = (environment = {}) =>
      startSite(dataDir, { port, environment, flags: quickStartFlags })
    let running: Awaited<ReturnType<typeof run>> | undefined = await run()
    await use({
      url: running.url,
      stop: async () => {
        await running?.kill()
        running = undefined
      },
      start: async (environment) => {
        running = await run(environment)
      },
    })
    await running?.kill()
    await rm(dataDir, { recursive: true, force: true })
  },
  baseURL: async ({ going }, use) => use(going.url),
  page: async ({ page }, use) => use(await patient(page)),
})

export const place = (page: Page) =>
  page.getByRole('region', { name: 'The catalogue on this phone', exact: true })

/** Presses the button on the downloads page, and waits until all is there. */
export async function keepCatalogue(page: Page): Promise<void> {
  await page.goto('/downloads#kept')
  await place(page)
    .getByRole('button', { name: /^Keep the catalogue on this phone \(\d/ })
    .click()
  await expect(place(page).getByText(/^Kept on this phone, as of/)).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
}
