import type { Page } from '@playwright/test'
import { hold } from './hydrated.ts'
import { open, restingPlace, sectionsOf, topOf } from './sections.ts'
import { expect, readingTest as test } from './site.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 360, height: 640 }

const ends = (page: Page) =>
  page.evaluate(() => ({
    last: document.documentElement.scrollHeight - window.innerHeight,
    header: document.querySelector('header')!.getBoundingClientRect().bottom,
    window: window.innerHeight,
  }))

/** Moves on until the page's end, and gives what was never in sight while the page rested. */
async function unseen(page: Page, move: () => Promise<void>): Promise<string[]> {
  const seen: [number, number][] = []
  let place = await restingPlace(page)
  for (let stuck = 0; stuck < 4;) {
    const { header, window, last } = await ends(page)
    seen.push([place + header, place + window])
    if (place >= last - 1) break
    await move()
    const next = await restingPlace(page)
    stuck = next > place ? 0 : stuck + 1
    place = next
  }
  const gaps: string[] = []
  for (const { name, top, bottom } of await sectionsOf(page)) {
    let reached = top
    for (const [from, to] of seen) if (from <= reached + 1) reached = Math.max(reached, to)
    if (reached < bottom - 1) gaps.push(`${name}: from ${Math.round(reached)} to ${bottom}`)
  }
  return gaps
}

const frames = (page: Page, count: number) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        let left = wanted
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve())
        next()
      }),
    count,
  )

/** A finger that goes up 300 px: at once, or slowly and then held, so that nothing moves on by itself. */
async function swipeUp(page: Page, pace: 'quick' | 'slow'): Promise<void> {
  const session = await page.context().newCDPSession(page)
  // A quick finger's events are 12 ms apart, however long it takes to send them.
  let timestamp = Date.now() / 1000
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 180, y }],
      ...(pace === 'quick' && { timestamp: (timestamp += 0.012) }),
    })
  await touch('touchStart', 500)
  for (let y = 470; y >= 200; y -= 30) {
    await touch('touchMove', y)
    if (pace === 'slow') await frames(page, 1)
  }
  if (pace === 'slow') await frames(page, 24)
  await touch('touchEnd')
  await session.detach()
}

const ways: [string, (page: Page) => Promise<void>][] = [
  ['the wheel', (page) => page.mouse.wheel(0, 240)],
  ['keys', (page) => page.keyboard.press('PageDown')],
]

for (const path of ['/', '/about']) {
  for (const [size, viewport] of [
    ['a desk', desktop],
    ['a phone', phone],
  ] as const) {
    test.describe(`on ${size}, ${path}`, () => {
      test.use({ viewport })

      for (const [way, move] of ways) {
        test(`every pixel of every section is reached by ${way}`, async ({ page }) => {
          await open(page, path)
          await page.mouse.move(viewport.width / 2, viewport.height / 2)
          expect(await unseen(page, () => move(page))).toEqual([])
        })
      }
    })
  }

  test.describe(`by touch, ${path}`, () => {
    test.use({ viewport: phone, hasTouch: true, isMobile: true })

    test('every pixel of every section is reached by a finger', async ({ page }) => {
      await open(page, path)
      expect(await unseen(page, () => swipeUp(page, 'slow'))).toEqual([])
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a swipe in a section whose end is in sight is one section on, whatever its momentum', async ({
    page,
  }) => {
    await open(page, '/about')
    const { window: height } = await ends(page)
    const story = await topOf(page, 'story')
    await page.evaluate((top) => window.scrollTo(0, top), story - height + 20)
    await restingPlace(page)
    await swipeUp(page, 'quick')
    expect(await restingPlace(page)).toBe(Math.round((await topOf(page, 'story')) - 80))
  })
})

test.describe('on a desk', () => {
  test.use({ viewport: desktop })

  test('one notch of the wheel is one section, and a second one during the animation is ignored', async ({
    page,
  }) => {
    await open(page, '/about')
    await page.mouse.move(700, 500)
    // The second is there already when the first is answered, however long that takes.
    await Promise.all([page.mouse.wheel(0, 120), page.mouse.wheel(0, 120)])
    expect(await restingPlace(page)).toBe(Math.round((await topOf(page, 'story')) - 80))
  })

  test('sections stand 80 px from the top, the facility map 100 px, the footer at the bottom', async ({
    page,
  }) => {
    await open(page, '/')
    const facility = Math.round(await topOf(page, 'facility'))
    // The end of the section before it is in sight.
    await page.evaluate((top) => window.scrollTo(0, top), facility - desktop.height)
    await restingPlace(page)
    await page.keyboard.press('PageDown')
    const place = await restingPlace(page)
    expect(place).toBe(Math.round(await topOf(page, 'facility')) - 100)

    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('PageDown')
      if ((await restingPlace(page)) >= (await ends(page)).last) break
    }
    expect(await restingPlace(page)).toBe((await ends(page)).last)
    await page.keyboard.press('PageUp')
    expect(await restingPlace(page)).toBeLessThan((await ends(page)).last)
  })

  test('arrows typed into a field stay there, and a dialog keeps the page where it is', async ({
    page,
  }) => {
    await open(page, '/')
    const message = page.getByRole('main').getByLabel('Message')
    await message.focus()
    const place = await restingPlace(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Control+ArrowDown')
    expect(await restingPlace(page)).toBe(place)

    // Also while it is under way.
    const letCome = await hold(page, /\/booking-[^/]*\.js$/)
    await page.goto('/about?book')
    const dialog = page.getByRole('dialog')
    for (const content of [dialog.getByText('Loading…'), dialog.getByRole('grid')]) {
      await expect(content).toBeVisible()
      await page.mouse.move(700, 500)
      await page.mouse.wheel(0, 400)
      expect(await restingPlace(page)).toBe(0)
      letCome()
    }
  })

  test('Tab and links go where they lead, also during an animation', async ({ page }) => {
    await open(page, '/about')
    await page.keyboard.press('PageDown')
    await page.getByRole('link', { name: 'See Swifty' }).focus()
    await restingPlace(page)
    await expect(page.getByRole('link', { name: 'See Swifty' })).toBeInViewport()

    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Contact' })
      .click()
    await expect(page).toHaveURL(/#contact$/)
    await expect(page.getByRole('heading', { name: /Let's Discuss/ })).toBeInViewport()
  })
})

test.describe('with less motion', () => {
  test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } })

  test('the page scrolls as ever', async ({ page }) => {
    await page.goto('/about')
    await page.waitForLoadState('networkidle')
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 120)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120)
  })
})
