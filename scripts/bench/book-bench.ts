import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '../find-chromium.ts'
import { startSite } from '../start-site.ts'
import { slowDown } from './slow-phone.ts'

const tries = 5

/** After how many seconds the book as a page is of use to a slow phone without scripts: each try, and their median. */
export async function measureBook(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dino-book-'))
  const site = await startSite(dataDir)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const all: number[] = []
  for (let turn = 0; turn < tries; turn++) all.push(await secondsUntilUse(browser, site.url))
  const median = all.toSorted((a, b) => a - b)[Math.floor(tries / 2)]!
  console.log(
    `/book is of use after ${median.toFixed(2)} s (${all.map((s) => s.toFixed(2)).join(' ')})`,
  )
  await browser.close()
  await site.kill()
  await rm(dataDir, { recursive: true, force: true })
}

/** Until all of it has come and is drawn. */
async function secondsUntilUse(browser: Browser, url: string): Promise<number> {
  const viewport = { width: 360, height: 800 }
  const context = await browser.newContext({ javaScriptEnabled: false, viewport })
  const page = await context.newPage()
  await slowDown(await context.newCDPSession(page))
  await page.goto(`${url}/book`, { waitUntil: 'load' })
  await page.getByRole('radio').first().waitFor()
  const seconds = await page.evaluate(() => {
    const [whole] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const paint = performance.getEntriesByName('first-contentful-paint')[0]!
    return Math.max(paint.startTime, whole!.responseEnd) / 1000
  })
  await context.close()
  return seconds
}
