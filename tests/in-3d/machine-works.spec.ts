import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, readingTest as test } from '../e2e/site.ts'
import { drawn, isStill, viewOf } from './shown-in-3d.ts'

/** Small: the processor draws each point of it. */
const viewport = { width: 900, height: 800 }
test.use({ viewport })

const group = (page: Page, name: string) => viewOf(page).locator('summary', { hasText: name })

async function opened(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  return drawn(page)
}

type Box = readonly [x: number, y: number, width: number, height: number]
type Is = (r: number, g: number, b: number) => boolean

/** What share of a part of the canvas, given in shares of it, is coloured so. */
async function share(canvas: Locator, [x, y, width, height]: Box, is: Is): Promise<number> {
  await isStill(canvas)
  const image = sharp(await canvas.screenshot()).removeAlpha()
  const size = await image.metadata()
  const { data } = await image
    .extract({
      left: Math.round(x * size.width),
      top: Math.round(y * size.height),
      width: Math.round(width * size.width),
      height: Math.round(height * size.height),
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
  let count = 0
  for (let i = 0; i < data.length; i += 3) if (is(data[i]!, data[i + 1]!, data[i + 2]!)) count++
  return (3 * count) / data.length
}

const isRed: Is = (r, g, b) => r > 90 && g < 70 && b < 70
const isYellow: Is = (r, g, b) => r > 170 && g > 110 && b < 110 && r - b > 100
const isDark: Is = (r, g, b) => Math.max(r, g, b) < 70

/** Of Wotan's picture. */
const boom: Box = [0.3, 0.04, 0.35, 0.2]
const body: Box = [0.08, 0.68, 0.35, 0.12]
const door: Box = [0.685, 0.76, 0.1, 0.08]

async function drag(page: Page, canvas: Locator, from: readonly number[], to: readonly number[]) {
  await canvas.scrollIntoViewIfNeeded()
  const box = (await canvas.boundingBox())!
  const at = ([x = 0, y = 0]: readonly number[]) =>
    [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at(to), { steps: 12 })
  await page.mouse.up()
  await isStill(canvas)
}

test('dragging the boom moves it, and its ranges and the address follow', async ({ page }) => {
  const canvas = await opened(page, '/products/wotan?view')
  const inner = viewOf(page).getByRole('slider', { name: 'Inner boom' })
  const before = await inner.inputValue()
  await drag(page, canvas, [0.22, 0.075], [0.2, 0.3])
  await expect(page).toHaveURL(/view=(?!.*turn).*inner:/)
  expect(await inner.inputValue()).not.toBe(before)
  const moved = page.url()
  // Elsewhere it turns.
  await drag(page, canvas, [0.2, 0.85], [0.3, 0.85])
  await expect(page).toHaveURL(/turn:/)
  expect(moved).not.toContain('turn')
})

test('over the boom the pointer says that it moves', async ({ page }) => {
  const canvas = await opened(page, '/products/wotan?view')
  const cursorAt = async (x: number, y: number) => {
    const { width, height } = (await canvas.boundingBox())!
    // A pointer that stays where it is says nothing.
    await canvas.hover({ position: { x: width / 2, y: 1 } })
    await canvas.hover({ position: { x: x * width, y: y * height } })
    return canvas.evaluate((element) => getComputedStyle(element).cursor)
  }
  await expect.poll(() => cursorAt(0.22, 0.075)).toBe('move')
  await expect.poll(() => cursorAt(0.1, 0.4)).toBe('grab')
})

test('a joint stops where the boom would touch something, and a sentence says what', async ({
  page,
}) => {
  const canvas = await opened(page, '/products/scoot?view=side')
  const inner = viewOf(page).getByRole('slider', { name: 'Inner boom' })
  await inner.focus()
  await page.keyboard.press('Home')
  const said = viewOf(page).getByText(/It would touch the (ground|body|truck)\./)
  await expect(said).toBeVisible()
  await isStill(canvas)
  expect(Number(await inner.inputValue())).toBeGreaterThan(8)
  await page.keyboard.press('ArrowRight')
  await expect(said).toBeHidden()
})

test('an address with the boom in the cab shows the nearest free pose', async ({ page }) => {
  await opened(page, '/products/wotan?view=slew:10,inner:8,outer:-128,extend:0')
  await expect(viewOf(page).getByText('It would touch the cab.')).toBeVisible()
  await viewOf(page).getByRole('button', { name: 'Side' }).click()
  await expect(page).toHaveURL(/side/)
  expect(page.url()).not.toContain('inner:8')
})

test('the crane is painted apart: the boom changes, the body does not', async ({ page }) => {
  const canvas = await opened(page, '/products/wotan?view')
  expect(await share(canvas, boom, isRed)).toBeLessThan(0.01)
  await group(page, 'Paint and name').click()
  await viewOf(page).getByRole('radio', { name: 'Red' }).check()
  await expect(page).toHaveURL(/view=crane:red$/)
  await expect.poll(() => share(canvas, boom, isRed)).toBeGreaterThan(0.2)
  expect(await share(canvas, body, isRed)).toBeLessThan(0.01)
  expect(await share(canvas, body, isYellow)).toBeGreaterThan(0.2)
  await viewOf(page).getByRole('radio', { name: 'As the body' }).check()
  await expect(page).toHaveURL(/\?view$/)
  await expect.poll(() => share(canvas, boom, isRed)).toBeLessThan(0.01)
})

test('a name is lettered on the door, and a second browser shows the same', async ({
  page,
  browser,
}) => {
  const canvas = await opened(page, '/products/wotan?view')
  const before = await share(canvas, door, isDark)
  await group(page, 'Paint and name').click()
  await viewOf(page).getByLabel('Your name on door and boom').fill('Kerala: Timber')
  await expect(page).toHaveURL(/view=name:Kerala_Timber$/)
  await expect.poll(() => share(canvas, door, isDark)).toBeGreaterThan(before + 0.03)
  const lettered = await share(canvas, door, isDark)
  const other = await browser.newPage({ viewport })
  const again = await opened(other, page.url())
  await expect(viewOf(other).getByLabel('Your name on door and boom')).toHaveValue('Kerala Timber')
  expect(await share(again, door, isDark)).toBeCloseTo(lettered, 1)
  await other.close()
})

test('a name in Malayalam is lettered in a font of ours, which no other name fetches', async ({
  page,
}) => {
  const ofOurs = /anek-malayalam-[^/]*\.woff2$/
  await page.route(ofOurs, (route) => route.abort())
  const withoutIt = await opened(page, '/products/wotan?view=name:മലയാളം')
  const inTheDevices = await withoutIt.screenshot()
  await page.unroute(ofOurs)
  const fonts: string[] = []
  page.on('request', (request) => {
    if (/anek|devanagari/.test(request.url())) fonts.push(request.url())
  })
  const canvas = await opened(page, '/products/wotan?view=name:Kerala')
  expect(fonts).toEqual([])
  const arrived = page.waitForResponse(ofOurs)
  await viewOf(page).getByLabel('Your name on door and boom').fill('മലയാളം')
  expect((await (await arrived).body()).length).toBeLessThan(60_000)
  await expect
    .poll(async () => {
      await isStill(canvas)
      return lettersDiffer(await canvas.screenshot(), inTheDevices)
    })
    .toBe(true)
  expect(fonts).toHaveLength(1)
})

/** On the door, by more than the noise of one that is drawn twice. */
async function lettersDiffer(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map(async (png) => {
      const image = sharp(png).removeAlpha().greyscale()
      const { width, height } = await image.metadata()
      const [x, y, wide, high] = door
      const part = { left: x * width, top: y * height, width: wide * width, height: high * height }
      const whole = Object.entries(part).map(([name, value]) => [name, Math.round(value)])
      return image
        .extract(Object.fromEntries(whole) as typeof part)
        .raw()
        .toBuffer()
    }),
  )
  const off = a!.reduce((sum, value, i) => sum + Math.abs(value - b![i]!), 0) / a!.length
  return off > 4
}

test('a fitting is seen, and a second tool takes the place of the first', async ({ page }) => {
  const canvas = await opened(page, '/products/wotan?view=side')
  const before = await canvas.screenshot()
  await group(page, 'Fittings').click()
  const fittings = viewOf(page).getByRole('group', { name: 'Fittings — a wish, to be agreed' })
  await fittings.getByRole('radio', { name: 'Timber grapple' }).check()
  await fittings.getByRole('checkbox', { name: 'Cab guard' }).check()
  await expect(page).toHaveURL(/side,with:grapple,with:guard$/)
  await isStill(canvas)
  await expect.poll(async () => (await canvas.screenshot()).equals(before)).toBe(false)
  await fittings.getByRole('radio', { name: 'Pallet fork' }).check()
  await expect(page).toHaveURL(/side,with:fork,with:guard$/)
})

test('a recovery vehicle has a name, but neither a crane’s paint nor fittings', async ({
  page,
}) => {
  await opened(page, '/products/flatbed?view=crane:red,with:grapple')
  await expect(group(page, 'Name')).toBeVisible()
  await expect(group(page, 'Fittings')).toHaveCount(0)
  await viewOf(page).getByRole('button', { name: 'Side' }).click()
  await expect(page).toHaveURL(/view=side$/)
})

test('on a phone the machine comes first, and all that opens has no faults that axe finds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await opened(page, '/products/wotan?view')
  await expect(viewOf(page).getByRole('slider')).toHaveCount(0)
  for (const name of ['Work', 'Paint and name', 'Fittings']) {
    await group(page, name).focus()
    await page.keyboard.press('Enter')
  }
  await expect(viewOf(page).getByRole('slider')).toHaveCount(8)
  const { violations } = await new AxeBuilder({ page }).include('.product-picture').analyze()
  expect(violations).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('the boom follows it, and the page does not scroll', async ({ page }) => {
    const canvas = await opened(page, '/products/wotan?view')
    const { x, y, width, height } = (await canvas.boundingBox())!
    const scrolled = await page.evaluate(() => scrollY)
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at.length ? [{ x: x + at[0]! * width, y: y + at[1]! * height }] : [],
      })
    await touch('touchStart', 0.22, 0.075)
    for (let i = 1; i <= 10; i++) await touch('touchMove', 0.22, 0.075 + i * 0.02)
    await touch('touchEnd')
    await isStill(canvas)
    await expect(page).toHaveURL(/view=(?!.*turn).*inner:/)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  })
})
