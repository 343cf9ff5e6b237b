import { mkdtemp, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { catalogue } from '../content/catalogue.ts'
import { buildIfStale } from './build.ts'
import { findChromium } from './find-chromium.ts'
import { startSite } from './start-site.ts'

const widths = [360, 768, 1440]
const folder = 'look'

const pages = [
  ...['/', '/no-such-page', '/products/no-such-crane', '/?book'],
  ...['/contact', '/contact?sent', '/products/wotan?enquire=quote&product=wotan&colour=red'],
  ...['/gallery', '/gallery?show=videos', '/downloads', '/downloads?certificate=iso-certification'],
  ...catalogue.map((product) => `/products/${product.id}`),
]

/** Pictures of every page at three widths, for the eyes: `npm run look`, then open the folder look/. */
buildIfStale()
const dataDir = await mkdtemp(join(tmpdir(), 'dino-look-'))
const site = await startSite(dataDir)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
await mkdir(folder, { recursive: true })

for (const width of widths) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, baseURL: site.url })
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'
    await page.screenshot({
      path: `${folder}/${name}-${width}.png`,
      fullPage: !/[?&](book|enquire|certificate)/.test(path),
    })
    process.stdout.write('.')
  }
  await page.close()
}
console.log(`\n${pages.length * widths.length} pictures in ${folder}/`)
await browser.close()
await site.kill()
