import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { freePort } from '../../scripts/free-port.ts'
import { startSite } from '../../scripts/start-site.ts'
import { emptyBook } from './empty-book.ts'

export { expect }

export interface Site {
  url: string
  /** Ends it without warning, as a power cut would, and starts it again on the same data. */
  killAndRestart(): Promise<void>
}

async function withSite(use: (site: Site) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dino-e2e-'))
  await cp(emptyBook, dataDir, { recursive: true })
  const port = await freePort()
  let running = await startSite(dataDir, { port })
  await use({
    url: running.url,
    killAndRestart: async () => {
      await running.kill()
      running = await startSite(dataDir, { port })
    },
  })
  await running.kill()
  await rm(dataDir, { recursive: true, force: true })
}

/** Each test gets the real site with an empty appointment book of its own, and `page` starts there. */
export const test = base.extend<{ site: Site }>({
  site: async ({}, use) => withSite(use),
  baseURL: async ({ site }, use) => use(site.url),
})

/** For tests that only look: they share one site. */
export const readingTest = base.extend<object, { sharedSite: Site }>({
  sharedSite: [async ({}, use) => withSite(use), { scope: 'worker' }],
  baseURL: async ({ sharedSite }, use) => use(sharedSite.url),
})

/** Signs in from the dialog, in the local issuer's window. */
export async function signInAs(page: Page, name: string): Promise<void> {
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Sign in with Google' }).click()
  await (await popup).getByRole('button', { name }).click()
  await expect(page.getByText(`Signed in as ${name}`)).toBeVisible()
}
