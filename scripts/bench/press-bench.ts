import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { findChromium } from '../find-chromium.ts'
import { startSite } from '../start-site.ts'
import { slowDown } from './slow-phone.ts'

const tries = 3
const pages = ['/', '/products/wotan', '/about']

/** When 'Find a slot' is pressed. */
const moments: Record<string, (page: Page) => Promise<unknown>> = {
  'at once': (page) =>
    page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length),
  'after 2 s': async (page) => {
    await moments['at once']!(page)
    await page.waitForTimeout(2000)
  },
  'when idle': (page) => page.waitForLoadState('networkidle'),
}

/** Milliseconds since the finger was lifted, the first since it came down. */
interface Seen {
  /** Something on the screen answers: the button is pressed down, or the dialog's frame is there. */
  acknowledged: number
  /** The dialog's frame is drawn. */
  frame: number
  /** A day can be chosen. */
  usable: number
  /** What was under way after the press: since when, how long, how much. */
  fetched: string[]
}

/**
 * How long 'Find a slot' takes on a slow line, pressed at three moments: until the dialog's frame stands, and until
 * a day can be chosen, and until anything answers. Medians of three, and with `CHAIN=1` what was fetched meanwhile.
 */
export async function measurePresses(): Promise<void> {
  const wanted = process.argv.slice(3)
  const dataDir = await mkdtemp(join(tmpdir(), 'dino-press-'))
  const site = await startSite(dataDir)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox'],
  })
  console.log('page | pressed | answer ms | frame ms | usable ms | tries')
  for (const path of wanted.length > 0 ? wanted : pages) {
    // The first answer of each page is compressed while one waits.
    await fetch(site.url + path, { headers: { 'Accept-Encoding': 'br' } })
    for (const moment of Object.keys(moments)) {
      const all: Seen[] = []
      for (let turn = 0; turn < tries; turn++)
        all.push(await press(browser, site.url + path, moment))
      const median = (figure: (seen: Seen) => number) =>
        Math.round(all.map(figure).toSorted((a, b) => a - b)[Math.floor(tries / 2)]!)
      console.log(
        [
          path,
          moment,
          median(({ acknowledged }) => acknowledged),
          median(({ frame }) => frame),
          median(({ usable }) => usable),
          all
            .map((seen) => [seen.acknowledged, seen.frame, seen.usable].map(Math.round).join('/'))
            .join(' '),
        ].join(' | '),
      )
      if (process.env.CHAIN) console.log(all.at(-1)!.fetched.join('\n'))
    }
  }
  await browser.close()
  await site.kill()
  await rm(dataDir, { recursive: true, force: true })
}

async function press(browser: Browser, url: string, moment: string): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const marks: Record<string, number> = {}
  await page.exposeBinding('mark', (_, name: string, at: number) => (marks[name] ??= at))
  await page.addInitScript(watch)
  await slowDown(devtools)
  const requests = watchRequests(devtools)
  await page.goto(url, { waitUntil: 'commit' })
  await moments[moment]!(page)
  const box = (await page.locator('a:has-text("Find a slot"):visible').first().boundingBox())!
  const pressedAt = Date.now()
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  // As long as a finger stays.
  await new Promise((done) => setTimeout(done, 80))
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const deadline = Date.now() + 40_000
  while (!marks.usable && Date.now() < deadline) await new Promise((done) => setTimeout(done, 50))
  const from = marks.pressed ?? pressedAt
  const seen = {
    acknowledged: (marks.acknowledged ?? Infinity) - (marks.down ?? pressedAt),
    frame: (marks.frame ?? Infinity) - from,
    usable: (marks.usable ?? Infinity) - from,
    fetched: requests(pressedAt),
  }
  await context.close()
  return seen
}

/** Notes what the page asks for. */
function watchRequests(devtools: CDPSession) {
  const asked = new Map<string, { url: string; at: number; took?: number; bytes?: number }>()
  let offset = 0
  devtools.on('Network.requestWillBeSent', ({ requestId, request, wallTime, timestamp }) => {
    offset = wallTime - timestamp
    asked.set(requestId, { url: request.url, at: wallTime * 1000 })
  })
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = asked.get(requestId)
    if (!request) return
    request.took = (timestamp + offset) * 1000 - request.at
    request.bytes = encodedDataLength
  })
  return (from: number) =>
    [...asked.values()]
      .filter(({ at, took }) => took === undefined || at + took >= from)
      .map(
        ({ url, at, took, bytes }) =>
          `  ${Math.round(at - from)} + ${Math.round(took ?? Number.NaN)} ms, ${bytes} bytes ${new URL(url).pathname}`,
      )
}

declare global {
  interface Window {
    mark: (name: string, at: number) => void
  }
}

/** Runs in the page: tells when it was pressed, and what of the dialog is in sight. */
function watch() {
  const now = () => performance.timeOrigin + performance.now()
  for (const [type, name] of [
    ['pointerdown', 'down'],
    ['pointerup', 'pressed'],
  ] as const) {
    addEventListener(
      type,
      ({ timeStamp }) => window.mark(name, performance.timeOrigin + timeStamp),
      true,
    )
  }
  const title = 'Executive Appointment Booking'
  const look = () => {
    const dialog = [...document.querySelectorAll('dialog, [role="dialog"]')].find(
      (element) =>
        element.textContent?.includes(title) && element.getBoundingClientRect().height > 0,
    )
    if (dialog || document.querySelector('a:is(:active, [data-pressed])'))
      window.mark('acknowledged', now())
    if (dialog) {
      window.mark('frame', now())
      if (dialog.querySelector('[role="grid"] button:enabled')) return window.mark('usable', now())
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
