import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import { publicPages } from '../../content/public-pages.ts'
import { findChromium } from '../find-chromium.ts'
import { freePort } from '../free-port.ts'
import { startSite } from '../start-site.ts'
import { approveEveryWord } from './approved-words.ts'

const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Figures {
  /** In the order of `categories`, out of 100. */
  scores: number[]
  /** Milliseconds until the largest thing in sight is there. */
  largestPaint: number
  /** Milliseconds in which it could not answer, at a quarter of this machine's speed. */
  blockingTime: number
  layoutShift: number
}

/**
 * Lighthouse (a mid-range phone on slow 4G) on every public page, or on those given as words after the
 * name; median of three. Beside it, the largest paint of the same page without its script files. The translations
 * are approved: a page of which they are not hides from search engines, which costs it points.
 */
export async function measureLighthouse(): Promise<void> {
  const wanted = process.argv.slice(3)
  const dataDir = await mkdtemp(join(tmpdir(), 'dino-lighthouse-'))
  await approveEveryWord(dataDir)
  const site = await startSite(dataDir)
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  console.log(`page | ${categories.join(' | ')} | CLS | TBT ms | LCP ms | LCP against no scripts`)
  for (const path of wanted.length > 0 ? wanted : publicPages) {
    const page = await medianOf(`${site.url}${path}`, { port })
    const bare = await medianOf(`${site.url}${path}`, { port, blockedUrlPatterns: ['*.js'] })
    const ratio = page.largestPaint / bare.largestPaint
    console.log(
      [
        path,
        ...page.scores,
        page.layoutShift.toFixed(3),
        Math.round(page.blockingTime),
        Math.round(page.largestPaint),
        ratio.toFixed(2),
      ].join(' | '),
    )
  }
  await browser.close()
  await site.kill()
  await rm(dataDir, { recursive: true, force: true })
}

async function medianOf(url: string, flags: Flags): Promise<Figures> {
  const all: Figures[] = []
  for (let run = 0; run < runs; run++) all.push(await audit(url, flags))
  const median = (figure: (figures: Figures) => number) =>
    all.map(figure).toSorted((a, b) => a - b)[Math.floor(runs / 2)]!
  return {
    scores: categories.map((_, index) => median(({ scores }) => scores[index]!)),
    largestPaint: median(({ largestPaint }) => largestPaint),
    blockingTime: median(({ blockingTime }) => blockingTime),
    layoutShift: median(({ layoutShift }) => layoutShift),
  }
}

async function audit(url: string, flags: Flags): Promise<Figures> {
  const result = await lighthouse(url, { ...flags, logLevel: 'error', output: 'json' })
  if (!result) throw new Error(`Lighthouse could not look at ${url}`)
  const { lhr } = result
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    largestPaint: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blockingTime: lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN,
    layoutShift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  }
}
