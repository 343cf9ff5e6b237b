import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { catalogue } from '../../content/catalogue.ts'
import { drawsIn3d } from '../../tests/chromium-options.ts'
import { findChromium } from '../find-chromium.ts'
import { startSite } from '../start-site.ts'

/** What one visit to all machines in 3D keeps in memory, twice round. */
export async function measureViews(): Promise<void> {
  const site = await startSite(await mkdtemp(join(tmpdir(), 'dino-views-')))
  const browser = await chromium.launch({ ...drawsIn3d, executablePath: findChromium() })
  try {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      baseURL: site.url,
    })
    await page.goto('/products/cuty', { waitUntil: 'networkidle' })
    for (const round of [1, 2, 3, 4]) {
      const figures: number[] = []
      for (const { id } of catalogue) {
        await openView(page, `/products/${id}?view`)
        figures.push(await rendererMegabytes(browser))
      }
      console.log(`round ${round}: ${figures.join(', ')}; at most ${Math.max(...figures)} MB`)
    }
    await openView(page, '/products/wotan')
    console.log(`without the view again: ${await rendererMegabytes(browser)} MB`)
  } finally {
    await browser.close()
    await site.kill()
  }
}

/** Without loading the page anew: as Forward does. */
async function openView(on: Page, path: string) {
  await on.evaluate((to) => {
    history.pushState({ key: to, idx: history.length }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  await on.waitForURL(path)
  const id = /products\/([\w-]+)/.exec(path)![1]!
  await on.locator('h1', { hasText: new RegExp(id, 'i') }).waitFor()
  if (!path.endsWith('view')) return
  await on.locator('canvas[data-phase="shown"][data-still="true"]').waitFor({ timeout: 120_000 })
}

/** Resident memory of the page's process with its workers, without what it shares with others. */
async function rendererMegabytes(of: Browser): Promise<number> {
  const cdp = await of.newBrowserCDPSession()
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  await cdp.detach()
  const ids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => String(id))
  const known = new Set(readdirSync('/proc'))
  const kilobytes = ids
    .filter((id) => known.has(id))
    .map((id) => {
      const text = readFileSync(`/proc/${id}/status`, 'utf8')
      return Number(/RssAnon:\s+(\d+)/.exec(text)?.[1] ?? 0)
    })
  return Math.round(Math.max(...kilobytes) / 1024)
}
