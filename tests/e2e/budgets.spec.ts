import type { Page, Request } from '@playwright/test'
import { publicPages } from '../../content/public-pages.ts'
import { expect, readingTest as test } from './site.ts'

const KB = 1000

/** What a phone may be asked to fetch before anybody touches the page, in bytes as they are sent. */
const budgets = {
  // 0.7 of them measure how fast the page was, once it is there; 0.2 are for whoever keeps the catalogue or a message on their phone;
  // 1.2 say each text in the page’s language; 0.3 stand in for parts whose code does not come, and ask for it anew; 0.1 let presses
  // through while it starts, as much leads keys and readers to a page or a place that a link brings, 0.1 draw the wordmark, and 0.1 know a range of one. Names of files differ from
  // build to build, and with them up to 0.1.
  scripts: 106.1 * KB,
  // One sheet for the whole site, fetched once; 0.3 are sizes of text in rem, which are longer than px, 0.1 the letters of languages’
  // names, 0.1 the header of a phone held sideways, and 0.1 what stands below a picture there, and the rupee’s letter.
  styles: 17.35 * KB,
  // One file, variable in weight and width.
  fonts: 23.1 * KB,
  fontFiles: 1,
  largestPicture: 60 * KB,
  // 0.1 of the page itself ask anew for what did not come.
  all: 250.3 * KB,
  requests: 20,
}

/**
 * Home has the most parts, the enquiry form among them, and all of them hydrate with the page; 0.1 of them are for a form that is
 * shown anew and knows of its message that waits, and 0.1 for one whose code does not come. Names of files differ from build to
 * build, and with them up to 0.2. 0.3 of the page itself have its lower sections laid out after its first paint.
 */
const budgetsOfHome = { ...budgets, scripts: 109.9 * KB, all: 253.7 * KB }

/**
 * They show the whole range at once, and have a sheet of their own, which no other page asks for; 0.4 let machines be taken
 * off one after the other, before the page without the first has come, and keep links from bringing them back.
 */
const budgetsOfRange = { ...budgets, styles: 20.25 * KB, all: 246 * KB, requests: 28 }

/** Besides what English pages have: the words that pages begin with, its fonts, and 0.1 of styles for its longer words on tablets. */
const budgetsOfOthers = {
  ...budgetsOfHome,
  scripts: 117 * KB,
  styles: 17.95 * KB,
  fonts: 79.7 * KB,
  fontFiles: 3,
  all: 310 * KB,
  requests: 21,
}

const budgetsOf: Record<string, typeof budgets> = {
  '/': budgetsOfHome,
  '/which-machine': budgetsOfRange,
  '/compare': budgetsOfRange,
  '/shortlist': budgetsOfRange,
  // Its longer words leave fewer pictures near the screen.
  '/ml': { ...budgetsOfOthers, all: 292.1 * KB },
  '/hi': budgetsOfOthers,
}

interface Fetched {
  kind: string
  url: string
  bytes: number
}

test.use({ viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 })

for (const path of [...publicPages, '/contact', '/ml', '/hi']) {
  test(`${path} is light enough for a phone`, async ({ page }) => {
    // Phones have the letters of languages’ names, and this machine may not.
    const fetched = (await firstLoad(page, path)).filter(({ url }) => !url.includes('/name-of-'))
    const of = (kind: string) => fetched.filter((each) => each.kind === kind)
    const used = {
      scripts: sum(of('script')),
      styles: sum(of('stylesheet')),
      fonts: sum(of('font')),
      fontFiles: of('font').length,
      largestPicture: Math.max(0, ...of('image').map(({ bytes }) => bytes)),
      all: sum(fetched),
      requests: fetched.length,
    }
    console.log(`${path} ${JSON.stringify(used)}`)
    const over = Object.entries(budgetsOf[path] ?? budgets).filter(
      ([name, most]) => used[name as keyof typeof used] > most,
    )
    expect(used.scripts).toBeGreaterThan(0)
    expect(over, fetched.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')).toEqual([])
  })
}

for (const path of ['/products/wotan', '/ml/products/wotan']) {
  test(`the picture and the words of ${path} are seen before any script file is asked for`, async ({
    page,
  }) => {
    await page.goto(path)
    const { seen, scripts } = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const files = performance.getEntriesByType('resource')
      const asked = files
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime)
      // A page that is not painted within three seconds, as on a busy machine, starts all the same.
      const load = visit!.loadEventStart
      const painted = paint?.startTime ?? Infinity
      return { seen: Math.min(Math.max(load, painted), load + 3000), scripts: asked }
    })
    expect(scripts.length).toBeGreaterThan(0)
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(seen)
  })
}

test('the page hydrates also when its own part arrives after the framework', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  const framework = page.waitForResponse(/entry\.client-.*\.js$/)
  await page.route(/home-page-.*\.js$/, async (route) => {
    await (await framework).finished()
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Pause/ }).first()).toBeVisible()
  expect(errors).toEqual([])
})

async function firstLoad(page: Page, path: string): Promise<Fetched[]> {
  const finished: Promise<Fetched>[] = []
  const note = (request: Request) => {
    if (request.url().startsWith('data:')) return
    finished.push(
      request.sizes().then(({ responseBodySize }) => ({
        kind: request.resourceType(),
        url: request.url(),
        bytes: responseBodySize,
      })),
    )
  }
  page.on('requestfinished', note)
  // A busy machine may be silent for half a second before the scripts are asked for.
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  // What comes later is no part of the first load, and may still be under way when the page closes.
  page.off('requestfinished', note)
  return Promise.all(finished)
}

function sum(fetched: Fetched[]): number {
  return fetched.reduce((total, { bytes }) => total + bytes, 0)
}
