import { launch, type ElementHandle, type Page } from 'puppeteer-core'
import type { Engine, Tab, Visit } from './engine.ts'
import { problemsKey, recordProblems } from './in-page.ts'

/** Firefox over WebDriver BiDi, without a screen. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1280, height: 800 },
    // The test's own limit holds, however busy the machine is.
    ...{ timeout: 0, protocolTimeout: 0 },
  })
  return {
    async newVisit(): Promise<Visit> {
      const context = await browser.createBrowserContext()
      return { ...(await tabOf(await context.newPage())), end: () => context.close() }
    },
    close: () => browser.close(),
  }
}

async function tabOf(page: Page): Promise<Tab> {
  page.setDefaultTimeout(0)
  page.setDefaultNavigationTimeout(0)
  await page.evaluateOnNewDocument(recordProblems, problemsKey)
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    // Some versions say nothing of a way back within a document, for which `goBack` waits; where it led is looked at anyway.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    run: (work, ...args) => page.evaluate(work, ...args),
    find: async (work, ...args) => (await page.evaluateHandle(work, ...args)).asElement(),
    press: (part) => (part as ElementHandle).click(),
    type: (part, text) => (part as ElementHandle).type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    popup: async (opens) => {
      const opened = new Promise<Page>((resolve) => page.once('popup', (popup) => resolve(popup!)))
      await opens()
      return tabOf(await opened)
    },
  }
}
