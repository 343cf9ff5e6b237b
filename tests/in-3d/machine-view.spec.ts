import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, readingTest as test } from '../e2e/site.ts'
import { drawn, isStill, viewOf } from './shown-in-3d.ts'

test.use({ viewport: { width: 1280, height: 900 } })

/** What stands on the canvas, once nothing moves and two looks at it are alike. */
async function picture(
  canvas: Locator,
): Promise<{ at: (x: number, y: number) => number[]; deviation: number; bytes: Buffer }> {
  // Neither the bar of the product, where a focus has scrolled, nor the ring of one lies on it; out of sight nothing is drawn.
  await canvas.page().evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await isStill(canvas)
  let bytes = await canvas.screenshot()
  await expect(async () => {
    const before = bytes
    bytes = await canvas.screenshot()
    expect(bytes.equals(before)).toBe(true)
  }).toPass({ timeout: 60_000 })
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { channels } = await sharp(bytes).stats()
  const at = (x: number, y: number) => {
    const i = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3
    return [...data.subarray(i, i + 3)]
  }
  return { at, deviation: channels[0]!.stdev, bytes }
}

/** How many of a hundred places are painted so. */
async function painted(canvas: Locator, is: (r: number, g: number, b: number) => boolean) {
  const { at } = await picture(canvas)
  let count = 0
  for (let x = 0.025; x < 1; x += 0.05)
    for (let y = 0.025; y < 1; y += 0.05) {
      const [r = 0, g = 0, b = 0] = at(x, y)
      if (is(r, g, b)) count++
    }
  return count / 4
}

const isYellow = (r: number, g: number, b: number) => r > 170 && g > 110 && b < 110 && r - b > 100
const isRed = (r: number, g: number, b: number) => r > 90 && g < 70 && b < 70

test('nothing of it is fetched before the press, and at most 165 KB by it', async ({ page }) => {
  const measuring = page.waitForResponse(/measure-page/)
  await page.goto('/products/wotan', { waitUntil: 'networkidle' })
  await (await measuring).finished()
  const before = new Set((await codeOf(page)).map(({ name }) => name))
  expect([...before].filter((name) => /machine-view|turned/.test(name))).toEqual([])
  await page.getByRole('link', { name: 'Turn it' }).click()
  await drawn(page)
  const files = (await codeOf(page)).filter(({ name }) => !before.has(name))
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  console.log(`3D view: ${bytes} bytes in ${files.length} files`)
  const names = files.map(({ name }) => name.replace(/.*\//, ''))
  // Three of them are of a KB or less: what it shares with the comparison in 3D, with films, and with addresses of the form.
  expect(names.length, names.join()).toBeLessThanOrEqual(7)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(165_000)
  await page.goto('/products/swifty?view')
  await drawn(page)
  const known = new Set(files.map(({ name }) => name))
  const further = (await codeOf(page)).filter(({ name }) => known.has(name))
  expect(further.length).toBe(files.length)
  expect(further.reduce((sum, { sent }) => sum + sent, 0)).toBe(0)
})

/** Scripts and styles that the browser fetched: as they were compressed, and how much of that came over the wire. */
function codeOf(page: Page) {
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return files
      .filter(({ name }) => /\.(js|css)$/.test(name))
      .map(({ name, encodedBodySize, transferSize }) => ({
        name,
        bytes: encodedBodySize,
        sent: transferSize,
      }))
  })
}

test('the machine stands where its picture did, in the paint that was chosen', async ({ page }) => {
  await page.goto('/products/wotan')
  const still = page.locator('.product-picture img')
  const place = await page.locator('.product-picture .framed').boundingBox()
  await expect(still).toBeVisible()
  await page.getByRole('link', { name: 'Turn it' }).click()
  const canvas = await drawn(page)
  expect(await canvas.boundingBox()).toEqual(place)
  const { deviation } = await picture(canvas)
  expect(deviation).toBeGreaterThan(30)
  expect(await painted(canvas, isYellow)).toBeGreaterThan(5)
  await page.getByRole('radio', { name: 'Red' }).check({ force: true })
  await expect.poll(() => painted(canvas, isRed)).toBeGreaterThan(4)
  await expect(page).toHaveURL(/\?colour=red&view$/)
})

test('sides, joints and motions change what is seen, the address follows, and a reload shows the same', async ({
  page,
}) => {
  await page.goto('/products/swifty?view=side')
  const canvas = await drawn(page)
  const view = viewOf(page)
  await expect(view.getByRole('button', { name: 'Side' })).toHaveAttribute('aria-pressed', 'true')
  const side = await picture(canvas)
  const inner = view.getByRole('slider', { name: 'Inner boom' })
  await expect(inner).toHaveAttribute('aria-valuetext', 'Inner boom 44 of 74 degrees')
  await inner.focus()
  await page.keyboard.press('End')
  await expect(inner).toHaveAttribute('aria-valuetext', 'Inner boom 74 of 74 degrees')
  await expect(page).toHaveURL(/\?view=side,inner:74$/)
  const raised = await picture(canvas)
  expect(raised.bytes.equals(side.bytes)).toBe(false)
  await page.reload()
  const { bytes } = await picture(await drawn(page))
  const [now, then] = await Promise.all(
    [bytes, raised.bytes].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
  )
  const off = now!.reduce((sum, value, k) => sum + Math.abs(value - then![k]!), 0) / now!.length
  expect(off).toBeLessThan(2)
})

test('arrows turn it, and Back brings the picture', async ({ page }) => {
  await page.goto('/products/cuty')
  const link = page.getByRole('link', { name: 'Turn it' })
  await link.focus()
  await page.keyboard.press('Enter')
  const canvas = await drawn(page)
  await expect(link).toBeFocused()
  for (const name of ['Drawing', 'Film', 'At work']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(canvas).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/view=turn:-44,rise:3$/)
  await expect(canvas).toHaveAccessibleName(/turned by 8 degrees/)
  await page.goBack()
  await expect(link).toBeVisible()
  await expect(page.locator('.product-picture img')).toBeVisible()
  // What drew it is gone with all its memory.
  await expect.poll(() => page.workers().length).toBe(0)
})

test('whoever asks for less motion sees it stowed at once, and hears so until it is moved', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/products/wotan?view')
  await drawn(page)
  await viewOf(page).getByRole('button', { name: 'Stow' }).click()
  await expect(page).toHaveURL(/inner:74.*extend:0/)
  await expect(viewOf(page).getByRole('button', { name: 'Pause' })).toHaveCount(0)
  const said = viewOf(page).getByRole('status').filter({ hasText: 'The Dino Wotan' })
  await expect(said).toHaveText(/^Stowed\. The Dino Wotan/)
  await viewOf(page).getByRole('slider', { name: 'Extensions' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText(/^The Dino Wotan/)
})

test('what was stopped on its way is not said to have arrived', async ({ page }) => {
  await page.goto('/products/wotan?view')
  await drawn(page)
  await viewOf(page).getByRole('button', { name: 'Stow' }).click()
  await viewOf(page).getByRole('button', { name: 'Pause' }).click()
  await drawn(page)
  await expect(viewOf(page).getByRole('status').filter({ hasText: 'The Dino Wotan' })).toHaveText(
    /^The Dino Wotan/,
  )
})

test('it has no faults that axe finds, also on a phone', async ({ page }) => {
  await page.goto('/products/ground-o?view')
  await drawn(page)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const { violations } = await new AxeBuilder({ page }).include('.product-picture').analyze()
    expect(violations).toEqual([])
    for (const group of await viewOf(page).locator('details:not([open]) > summary').all())
      await group.click()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
})

test('on paper stands the picture, with nothing to press', async ({ page }) => {
  await page.goto('/products/wotan?colour=red&view=side')
  await drawn(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: 'Dino Wotan in red' }).first()).toBeVisible()
  await expect(page.locator('.view-canvas')).toBeHidden()
  const toPress = page.locator('.product-picture :is(a, button, input, summary, [tabindex="0"])')
  await expect(toPress.filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('.view-canvas')).toBeVisible()
})
