import type { Page } from '@playwright/test'
import { publicPages } from '../../content/public-pages.ts'
import { pathIn, translations } from '../../content/language/languages.ts'
import { brokenWords, looserText, misplacedWords, pictured, tooWideButtons } from './laid-out.ts'
import { expect, readingTest as test } from './site.ts'

const tablet = { width: 768, height: 1024 }
const desk = { width: 1440, height: 900 }
const wall = { width: 2560, height: 1440 }
/** A4 without its margins. */
const sheet = { width: 718, height: 1047 }
const magnified = { width: 320, height: 640 }
const notebook = { width: 1280, height: 800 }

const soft = expect.configure({ soft: true })

/** What is wrong stays wrong: a busy machine lays a page out a while after its window has another size. */
async function expectNone(
  found: (page: Page) => Promise<string[]>,
  page: Page,
  where = '',
): Promise<void> {
  await soft.poll(() => found(page), { message: where }).toEqual([])
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: tablet })

for (const path of [...publicPages, '/contact', '/no-such-page']) {
  test(`no words of ${path} are cut, lie on each other or on a machine, also with looser text`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const size of [tablet, desk, wall]) {
      await page.setViewportSize(size)
      await pictured(page)
      await expectNone(misplacedWords, page, `at ${size.width} px`)
      if (size === desk && path.startsWith('/products/')) await expectFilledWindow(page)
    }
    if (path.startsWith('/products/')) {
      await page.setViewportSize(sheet)
      await page.emulateMedia({ media: 'print' })
      await pictured(page)
      await expectNone(misplacedWords, page, 'on paper')
      await page.emulateMedia({ media: 'screen' })
    }
    await page.addStyleTag({ content: looserText })
    for (const size of [magnified, notebook]) {
      await page.setViewportSize(size)
      await pictured(page)
      await expectNone(misplacedWords, page, `at ${size.width} px, looser`)
    }
  })
}

const phone = { width: 360, height: 740 }
const compared = '/compare?machines=wotan,cuty,swifty'

for (const path of translations.flatMap((language) =>
  [...publicPages, '/contact', compared].map((each) => pathIn(language, each)),
)) {
  test(`on a phone and a tablet no word of ${path} is broken, and no button too wide for its place`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const size of [tablet, phone]) {
      await page.setViewportSize(size)
      await pictured(page)
      await expectNone(brokenWords, page, `at ${size.width} px`)
      await expectNone(tooWideButtons, page, `at ${size.width} px`)
    }
    // There the third machine waits beside the screen.
    if (!path.endsWith(compared)) await expectNone(misplacedWords, page)
    for (const width of desks) await expectFitting(page, width)
  })
}

for (const path of [...publicPages, '/contact', compared]) {
  test(`${path} is no wider than a phone held sideways, nor than a desk`, async ({ page }) => {
    await page.goto(path)
    for (const width of desks) await expectFitting(page, width)
  })
}

/** From where the pages stand in the header; phones held sideways are from 844 to 932 px wide. */
const desks = [821, 854, 896, 1024, 1101, 1280, 1440]

/** Of its slot's button too, which has one line. */
async function expectFitting(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const seen = () => page.evaluate(() => document.documentElement.scrollWidth)
  await soft.poll(seen, { message: `at ${width} px` }).toBe(width)
  const slot = page.locator('.header-book')
  const end = async () => {
    const { x, width: wide } = (await slot.boundingBox())!
    return x + wide
  }
  await soft.poll(end, { message: `at ${width} px` }).toBeLessThan(width - 15)
  const height = async () => (await slot.boundingBox())!.height
  await soft.poll(height, { message: `at ${width} px` }).toBeLessThanOrEqual(45)
}

/** What a buyer asks for first is in the window, colours and all, and a low machine leaves no empty half above it. */
async function expectFilledWindow(page: Page): Promise<void> {
  const { colours, machine, name } = await page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('h1')!)
    return {
      colours: boxOf('.paint-strip'),
      machine: boxOf('.product-machine'),
      name: range.getBoundingClientRect(),
    }
  })
  expect.soft(colours.bottom, 'the colours end in the window').toBeLessThanOrEqual(desk.height)
  expect.soft(machine.width, 'the machine has half of the page').toBeGreaterThan(desk.width / 2.3)
  const above = Math.max(name.right, machine.top < desk.height / 3 ? machine.right : 0)
  expect.soft(above, 'something stands at the upper right').toBeGreaterThan(desk.width * 0.55)
}
