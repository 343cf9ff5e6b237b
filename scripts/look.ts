import { mkdtemp, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { isLanguage, pathIn, type Language } from '../content/language/languages.ts'
import { publicPaths } from '../content/public-paths.ts'
import { asDelivered } from '../content/site-content.ts'
import { buildIfStale } from './build.ts'
import { findChromium } from './find-chromium.ts'
import { startSite } from './start-site.ts'

const widths = [360, 768, 1440]
const folder = 'look'

/** Besides all pages: what a page shows when something is pressed, sent or missing. */
const states = [
  ...['/no-such-page', '/products/no-such-crane', '/?book'],
  ...['/contact?sent', '/products/wotan?enquire=quote&product=wotan&colour=red'],
  ...['/gallery?show=videos', '/downloads?certificate=iso-certification'],
  ...['/which-machine?job=timber', '/compare?machines=wotan,cuty', '/shortlist?machines=swifty'],
]
const pages = ['/contact', ...publicPaths(asDelivered), ...states]

const named = process.argv.slice(2)
const spoken: Language[] = named.length > 0 ? named.filter(isLanguage) : ['en']
if (spoken.length !== Math.max(named.length, 1)) {
  console.error(
    `There is no language '${named.find((each) => !isLanguage(each))}': say en, ml or hi.`,
  )
  process.exit(1)
}

/**
 * Pictures of every page at three widths, for the eyes: `npm run look`, then open the folder look/. `npm run look -- ml hi`
 * are those of other languages.
 */
buildIfStale()
const dataDir = await mkdtemp(join(tmpdir(), 'dino-look-'))
const site = await startSite(dataDir)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
await mkdir(folder, { recursive: true })

for (const width of widths) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, baseURL: site.url })
  for (const path of spoken.flatMap((each) => pages.map((one) => pathIn(each, one)))) {
    await page.goto(path, { waitUntil: 'networkidle' })
    // What has come may not be decoded yet, and would be an empty place.
    await page
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        Promise.all(
          images.filter(({ complete }) => complete).map((each) => each.decode().catch(() => {})),
        ),
      )
    const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'
    await page.screenshot({
      path: `${folder}/${name}-${width}.png`,
      fullPage: !/[?&](book|enquire|certificate)/.test(path),
    })
    process.stdout.write('.')
  }
  await page.close()
}
console.log(`\n${spoken.length * pages.length * widths.length} pictures in ${folder}/`)
await browser.close()
await site.kill()
