import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { pageHydrated } from '../../app/ui/start-events.ts'

/** The root of a page that answers: its scripts have come, or it has none, or the browser runs none. */
const answering =
  'html[data-hydrated], html:not(:has(noscript + script)), html:has(noscript > style)'

/** Waits until the page answers to what a test does: before, links lead on as they do without scripts. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator(answering).waitFor({ state: 'attached' })
}

/** The page, from now on opened only when it is hydrated; a test that names less gets no more than that: network idle is more. */
export async function patient(page: Page): Promise<Page> {
  await page.addInitScript((event) => {
    // The browser's own: a clock that a test has stopped would never come to it.
    const whenIdle = requestIdleCallback
    // What changes once the page is hydrated is shown a moment later, and what nobody sees yet may not be laid out.
    const tell = () => {
      if (document.adoptedStyleSheets.length > 0) whenIdle(tell)
      else document.documentElement.dataset.hydrated = ''
    }
    addEventListener(event, () => whenIdle(tell))
  }, pageHydrated)
  await page.addInitScript(() => {
    // As in the oldest browsers that the site is for, of which no name in a script tells: docs/decisions/084-the-oldest-browser.md.
    Reflect.deleteProperty(URLSearchParams.prototype, 'size')
    Reflect.deleteProperty(String.prototype, 'toWellFormed')
    Reflect.deleteProperty(Response, 'json')
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with'])
      Reflect.deleteProperty(Array.prototype, name)
  })
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (untilItAnswers(options)) await hydrated(page)
    return answer
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const answer = await reload(options)
    if (untilItAnswers(options)) await hydrated(page)
    return answer
  }
  return page
}

/** On a busy machine the network is idle before a page's scripts, which start after its paint, are asked for. */
function untilItAnswers(options: { waitUntil?: string | undefined } | undefined): boolean {
  return !options?.waitUntil || options.waitUntil === 'networkidle'
}

/** Scripts that are under way until they are let go. */
export async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  const coming = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await coming.promise
    await route.continue()
  })
  return coming.resolve
}

/** A page of somebody else: nothing is kept from the others. */
export async function newPage(
  browser: Browser,
  baseURL: string | undefined,
  options: BrowserContextOptions = {},
): Promise<Page> {
  return patient(await (await browser.newContext({ baseURL, ...options })).newPage())
}
