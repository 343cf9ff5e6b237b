import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { signInUrl } from '../../app/account/sign-in-window.ts'
import { freePort } from '../../scripts/free-port.ts'
import { quickStartFlags } from '../../scripts/server-flags.ts'
import { startSite } from '../../scripts/start-site.ts'
import { startSmtpSink, type SmtpSink } from '../smtp-server.ts'
import { hydrated, patient } from './hydrated.ts'
import { emptyBook } from './empty-book.ts'

export { expect }

export interface Site {
  url: string
  /** Ends it without warning, as a power cut would, and starts it again on the same data. */
  killAndRestart(): Promise<void>
}

type Environment = Record<string, string>

/** `operations.spec.ts` has sites as they are run. */
const flags = quickStartFlags

async function withSite(
  use: (site: Site) => Promise<void>,
  environment: Environment = {},
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dino-e2e-'))
  await cp(emptyBook, dataDir, { recursive: true })
  const port = await freePort()
  let running = await startSite(dataDir, { port, environment, flags })
  await use({
    url: running.url,
    killAndRestart: async () => {
      await running.kill()
      running = await startSite(dataDir, { port, environment, flags })
    },
  })
  await running.kill()
  await rm(dataDir, { recursive: true, force: true })
}

/**
 * Of both kinds of tests, though only one of them uses it: where it differed, Playwright would end its processes, the browser
 * in them, and start others whenever a test of one kind follows one of the other.
 */
const common = base.extend<{ closedWindows: void }, { sharedSite: Site }>({
  sharedSite: [async ({}, use) => withSite(use), { scope: 'worker' }],
  /** Windows of other people that a test opened: left open, they play films and ask a site that is gone beside all tests that follow. */
  closedWindows: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})

/** Each test gets the real site with an empty appointment book of its own, and `page` starts there. */
export const test = common.extend<{ site: Site; environment: Environment }>({
  /** Settings besides those that every site here has. */
  environment: [{}, { option: true }],
  site: async ({ environment }, use) => withSite(use, environment),
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page }, use) => use(await patient(page)),
})

/** The same, with a mail server that keeps what the site sends. */
export const testWithMail = test.extend<{ smtp: SmtpSink }>({
  smtp: async ({}, use) => {
    const { close, ...sink } = await startSmtpSink()
    await use(sink)
    await close()
  },
  environment: async ({ smtp }, use) => use({ SMTP_URL: smtp.url }),
})

/** For tests that only look: they share one site. */
export const readingTest = common.extend({
  baseURL: async ({ sharedSite }, use) => use(sharedSite.url),
  page: async ({ page }, use) => use(await patient(page)),
})

/** Signs in from the dialog, in the local issuer's window. */
export async function signInAs(page: Page, name: string): Promise<void> {
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Sign in with Google' }).click()
  await (await popup).getByRole('button', { name }).click()
  await expect(page.getByText(`Signed in as ${name}`)).toBeVisible()
}

/** Signs staff in on the whole page, and goes to a page of the office. */
export async function openOffice(
  page: Page,
  path: string,
  name = 'Dino Staff',
  { isFresh = false } = {},
): Promise<void> {
  await page.goto(signInUrl(path, { fresh: isFresh }))
  await page.getByRole('button', { name }).click()
  await page.waitForURL((url) => url.pathname + url.search === path)
  await hydrated(page)
}
