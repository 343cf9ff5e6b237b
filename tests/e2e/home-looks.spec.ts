import type { Locator } from '@playwright/test'
import { hold } from './hydrated.ts'
import { comesIntoView, current, hero, showcase } from './home-page.ts'
import { misplacedWords, pictured } from './laid-out.ts'
import { expect, readingTest as test } from './site.ts'

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the showcase’s machine is as large as the hero’s', async ({ page }) => {
    // Neither goes on to another machine meanwhile.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await showcase(page).scrollIntoViewIfNeeded()
    await expect(showcase(page).locator('.showcase-picture [data-shown] img')).toBeVisible()
    await pictured(page)
    const [first, second] = [
      await paintedHeight(hero(page).locator('[data-shown] img')),
      await paintedHeight(showcase(page).locator('.showcase-picture [data-shown] img')),
    ]
    expect(second / first).toBeGreaterThan(0.95)
    const section = (await showcase(page).boundingBox())!
    expect(section.height).toBeLessThanOrEqual(900 - 72)
  })

  test('the form ends where the ways beside it end, and the section soon after', async ({
    page,
  }) => {
    await page.goto('/')
    const contact = page.locator('#contact')
    const bottomOf = async (part: Locator) => {
      const box = (await part.boundingBox())!
      return box.y + box.height
    }
    const form = await bottomOf(contact.locator('.enquiry'))
    const ways = await bottomOf(contact.getByRole('button', { name: 'Show the map' }))
    expect(Math.abs(form - ways)).toBeLessThan(60)
    expect((await bottomOf(contact)) - form).toBeLessThan(120)
  })

  for (const [name, part, next] of [
    ['hero', hero, 'Next picture'],
    ['showcase', showcase, 'Next product'],
  ] as const) {
    test(`no two machines of the ${name} are seen through each other`, async ({ page }) => {
      await page.goto('/')
      await comesIntoView(part(page))
      await part(page)
        .getByRole('button', { name: /^Pause/ })
        .click()
      const button = part(page).getByRole('button', { name: next })
      await button.hover()
      await pictured(page)
      const seen = await mostSeenAtOnce(part(page), button)
      expect(seen.changed).toBe(true)
      expect(seen.atOnce).toBe(1)
    })
  }
})

for (const [width, height, slides] of [
  [1440, 900, 2],
  [1440, 700, 2],
  [360, 740, 4],
] as const) {
  for (const [path, next, between] of [
    ['/', 'Next picture', ' of '],
    ['/ml', 'അടുത്ത ചിത്രം', '-\u2060ൽ '],
    ['/hi', 'अगली तस्वीर', ' में से '],
  ] as const) {
    const words = path === '/' ? 'the words' : `the words of ${path}`
    test(`${words} keep clear of all ${slides} machines of the hero at ${width} × ${height} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      await page.goto(path)
      for (let place = 1; place <= slides; place++) {
        const numbers = path === '/' ? [place, slides] : [slides, place]
        const slide = page.getByRole('group', { name: numbers.join(between) }).first()
        await expect(slide).toHaveAttribute('data-shown')
        await pictured(page)
        expect(await misplacedWords(page), `on picture ${place}`).toEqual([])
        await page.getByRole('button', { name: next }).first().click()
      }
    })
  }
}

for (const path of ['/', '/ml', '/hi'])
  test(`the headline of ${path} is as wide as the beam that it hangs from`, async ({ page }) => {
    for (const [width, beam] of [
      [360, 231 / 390],
      [768, 546 / 1440],
      [1440, 546 / 1440],
      [1920, 546 / 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 1080 })
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const stage = (await page.locator('.hero-stage').boundingBox())!.width
      const lines = await page
        .locator('#headline span')
        .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().width))
      const filled = Math.max(...lines) / (stage * beam)
      expect(filled, `at ${width} px`).toBeGreaterThan(0.95)
      expect(filled, `at ${width} px`).toBeLessThan(1.01)
    }
  })

test('the rail of a phone has its four places before the scripts come', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const letCome = await hold(page, /\.js$/)
  await page.goto('/', { waitUntil: 'load' })
  const places = hero(page).locator('.carousel-index button:visible')
  await expect(places).toHaveText([/^01/, /^02/, /^03/, /^04/])
  const before = await places.evaluateAll(lefts)
  letCome()
  await expect(current(page)).toHaveText('01Brisky')
  expect(await places.evaluateAll(lefts)).toEqual(before)
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(places).toHaveText([/^01/, /^02/])
})

test('a place of a phone’s rail that is pressed before the scripts come is shown when they do', async ({
  page,
}) => {
  // It would come to it by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  const letCome = await hold(page, /\.js$/)
  await page.goto('/', { waitUntil: 'load' })
  await hero(page).locator('.carousel-index button:visible').nth(3).click()
  letCome()
  await expect(current(page)).toHaveText(/^04/)
})

const lefts = (places: Element[]) => places.map((place) => place.getBoundingClientRect().left)

/** How high the machine itself is on the screen, without air and shadow. */
function paintedHeight(image: Locator): Promise<number> {
  return image.evaluate(async (element: HTMLImageElement) => {
    const bitmap = await createImageBitmap(element)
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    const row = (y: number) =>
      data
        .subarray(y * bitmap.width * 4, (y + 1) * bitmap.width * 4)
        .some((value, at) => at % 4 === 3 && value > 220)
    const rows = Array.from({ length: bitmap.height }, (_, y) => y).filter(row)
    const share = (rows.at(-1)! - rows[0]! + 1) / bitmap.height
    return share * element.getBoundingClientRect().height
  })
}

/** Presses the button, and looks at every moment of the change: how many pictures can be told at once. */
async function mostSeenAtOnce(
  part: Locator,
  button: Locator,
): Promise<{ changed: boolean; atOnce: number }> {
  return part.evaluate(
    async (section, next) => {
      const slides = () =>
        [...section.querySelectorAll('picture, img')].flatMap(
          (picture) => picture.closest('.hero-slides .fading, .showcase-picture .fading') ?? [],
        )
      const shown = section.querySelector(
        '.hero-slides [data-shown], .showcase-picture [data-shown]',
      )
      const changes = new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          if (shown!.matches('[data-shown]')) return
          observer.disconnect()
          resolve()
        }).observe(section, { subtree: true, attributeFilter: ['data-shown'] })
      })
      ;(next as HTMLElement).click()
      await changes
      const all = [...new Set(slides())]
      const moving = all.flatMap((slide) => slide.getAnimations())
      for (const animation of moving) animation.pause()
      let atOnce = 0
      for (let time = 0; time <= 700; time += 20) {
        for (const animation of moving) animation.currentTime = time
        const told = all.filter((slide) => Number(getComputedStyle(slide).opacity) > 0.04)
        atOnce = Math.max(atOnce, told.length)
      }
      return { changed: moving.length > 1, atOnce }
    },
    await button.elementHandle(),
  )
}
