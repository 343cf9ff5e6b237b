import type { Page } from '@playwright/test'
import { hydrated, hold } from './hydrated.ts'
import { expect, readingTest as test } from './site.ts'

const booking = (page: Page) => page.getByRole('dialog', { name: 'Executive Appointment Booking' })
const days = (page: Page) =>
  booking(page).getByRole('grid').getByRole('button', { disabled: false })
const slots = (page: Page) => booking(page).getByRole('button', { name: /^\d\d:\d\d/ })
const findASlot = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Find a slot' })

/** The page's scripts, without those of the booking dialog. */
const pageScripts = /(entry\.client|manifest)-.*\.js$/

for (const path of ['/', '/products/wotan', '/about']) {
  test(`on ${path} 'Find a slot' answers and can be used before the page's own scripts have come`, async ({
    page,
  }) => {
    const letCome = await hold(page, pageScripts)
    await page.goto(path, { waitUntil: 'commit' })
    await findASlot(page).click()
    await expect(booking(page)).toBeVisible()
    await days(page).first().click()
    await expect(slots(page).first()).toBeVisible()
    await expect(page).toHaveURL(/\?book=\d{4}-\d\d-\d\d$/)
    letCome()
    await hydrated(page)
    await expect(slots(page).first()).toBeVisible()
    await slots(page).first().click()
    await expect(page).toHaveURL(/&slot=\d\d:\d\d$/)
    await page.goBack()
    await expect(booking(page)).toBeHidden()
    await expect(page).toHaveURL(path)
  })
}

test('a call further down the page opens the dialog as early, for its product', async ({
  page,
}) => {
  await hold(page, pageScripts)
  await page.goto('/products/scoot?colour=red', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Schedule Demo' }).click()
  await expect(booking(page).getByText('Demo of Dino Scoot')).toBeVisible()
  await expect(page).toHaveURL('/products/scoot?colour=red&book&purpose=demo&product=scoot')
})

test('the frame shows while nothing of the dialog has come, and can be closed', async ({
  page,
}) => {
  const letCome = await hold(page, /\.js$/)
  await page.goto('/products/wotan', { waitUntil: 'load' })
  await findASlot(page).focus()
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => booking(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(10, 300),
    () => page.goBack(),
  ]) {
    await page.keyboard.press('Enter')
    await expect(booking(page).getByRole('status')).toHaveText('Loading…')
    await close()
    await expect(booking(page)).toBeHidden()
    await expect(page).toHaveURL('/products/wotan')
    await expect(findASlot(page)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  letCome()
  await expect(days(page).first()).toBeVisible()
})

test('a dialog that is opened anew waits as long as at the first time', async ({ page }) => {
  await page.clock.install()
  const letCome = await hold(page, /\.js$/)
  await page.goto('/products/wotan', { waitUntil: 'load' })
  await findASlot(page).click()
  await page.clock.runFor(15_000)
  await page.keyboard.press('Escape')
  await findASlot(page).click()
  await page.clock.runFor(15_000)
  await expect(booking(page).getByRole('status')).toHaveText('Loading…')
  await page.clock.runFor(5_000)
  await expect(booking(page).getByRole('alert')).toBeVisible()
  letCome()
})

test('what is touched looks pressed at once, with no script file there', async ({ page }) => {
  await hold(page, /\.js$/)
  await page.goto('/about', { waitUntil: 'commit' })
  // The page is not painted before.
  await expect.poll(() => page.evaluate(() => 'early' in window)).toBe(true)
  const look = () => findASlot(page).evaluate((link) => getComputedStyle(link).boxShadow)
  const before = await look()
  await findASlot(page).dispatchEvent('pointerdown', { button: 0 })
  await expect.poll(look).not.toBe(before)
  await findASlot(page).dispatchEvent('pointercancel')
  await expect.poll(look).toBe(before)
})

test('all that the dialog needs is asked for at the press, with no chain, and before the page’s scripts', async ({
  page,
}) => {
  // None is answered, so none can be asked for because of another. Pictures that do not come keep the page's
  // own scripts back until the press.
  await hold(page, /\.(js|avif)$|\/api\//)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/about', { waitUntil: 'commit' })
  await findASlot(page).click()
  await expect.poll(() => asked).toContain('/api/appointments')
  expect(asked).toContain('/api/me')
  const files = asked.filter((path) => path.endsWith('.js'))
  for (const name of ['booking', 'booking-shared', 'react']) {
    expect(files.some((path) => path.startsWith(`/assets/${name}-`))).toBe(true)
  }
  expect(files.filter((path) => pageScripts.test(path))).toEqual([])
  // More would wait for a free connection where there is no HTTP/2.
  expect(files.length).toBeLessThanOrEqual(6)
})

test('it costs no more than 80 KB, on top of the page as it is seen', async ({ page }) => {
  await page.goto('/about')
  await findASlot(page).click()
  await expect(days(page).first()).toBeVisible()
  const bytes = await page.evaluate(() => {
    const { options } = document.querySelector<HTMLElement>('script[data-options]')!.dataset
    const { booking } = JSON.parse(options!) as { booking: { modules: string[] } }
    const needed = [...booking.modules, '/api/me', '/api/appointments']
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return needed.map((path) => files.find(({ name }) => name.endsWith(path))!.encodedBodySize)
  })
  expect(Math.min(...bytes)).toBeGreaterThan(0)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(80_000)
})

test('pictures that are still under way make room for the dialog, and come after it', async ({
  page,
}) => {
  await hold(page, pageScripts)
  const letPicturesCome = await hold(page, /\.avif$/)
  const asked: string[] = []
  const given: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('requestfailed', (request) => given.push(request.url()))
  const pictures = (urls: string[]) => urls.filter((url) => url.endsWith('.avif'))
  await page.goto('/gallery', { waitUntil: 'commit' })
  const picture = page.locator('.gallery-cell').nth(1).getByRole('img')
  await expect.poll(() => pictures(asked).length).toBeGreaterThan(2)
  const before = await picture.boundingBox()
  await findASlot(page).click()
  await expect.poll(() => pictures(given).length).toBeGreaterThan(2)
  letPicturesCome()
  await expect(days(page).first()).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  await page.keyboard.press('Escape')
  expect(await picture.boundingBox()).toEqual(before)
})

test('a dialog that does not come is told, with other ways to reach us, and can be tried again', async ({
  page,
}) => {
  await page.route(/\/booking-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/about')
  await hydrated(page)
  await findASlot(page).click()
  await expect(booking(page).getByRole('alert')).toContainText('could not be loaded')
  // While nothing answers the dialog stays.
  await page.context().setOffline(true)
  await booking(page).getByRole('button', { name: 'Try again' }).click()
  await expect(booking(page).getByRole('alert')).toContainText('could not be loaded')
  await page.context().setOffline(false)
  await expect(booking(page).getByRole('link', { name: /^Call / })).toBeVisible()
  await page.unroute(/\/booking-[^/]*\.js$/)
  await booking(page).getByRole('button', { name: 'Try again' }).click()
  await expect(days(page).first()).toBeVisible()
  await expect(booking(page).getByRole('alert')).toBeHidden()
})

test('Back after an early press finds the place on the page', async ({ page }) => {
  const letCome = await hold(page, pageScripts)
  await page.goto('/about', { waitUntil: 'load' })
  await page.evaluate(() => window.scrollTo(0, 700))
  // By its place on the screen: asked to press a link, the browser's driver may scroll.
  const { x, y } = (await findASlot(page).boundingBox())!
  await page.mouse.click(x + 20, y + 10)
  await expect(days(page).first()).toBeVisible()
  letCome()
  await hydrated(page)
  await page.goBack()
  await expect(booking(page)).toBeHidden()
  expect(await page.evaluate(() => window.scrollY)).toBe(700)
})

/** Links that lead to a bare file until the scripts have come. */
const filed = [
  { path: '/', link: 'Open the picture', opens: 'img' },
  { path: '/', link: 'Watch the film', opens: 'video' },
  { path: '/downloads', link: /ISO Certification/, opens: 'canvas' },
  { path: '/gallery', link: /./, opens: 'img' },
]
for (const { path, link, opens } of filed) {
  test(`'${link}' on ${path}, pressed at once, waits for its dialog and never leaves the page`, async ({
    page,
  }) => {
    const letCome = await hold(page, /\.js$/)
    await page.goto(path, { waitUntil: 'load' })
    const pressed = page.getByRole('main').getByRole('link', { name: link }).first()
    await pressed.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('status')).toHaveText('Loading…')
    await expect(dialog).toHaveAccessibleName(/./)
    await expect(dialog.getByRole('alert')).toBeHidden()
    if (opens !== 'canvas') {
      const { height } = (await dialog.locator('.dialog').boundingBox())!
      expect(height).toBe(page.viewportSize()!.height)
    }
    letCome()
    await expect(dialog.locator(opens).first()).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === path && url.search !== '')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(path)
  })
}

test('a link pressed too early and closed again opens nothing later', async ({ page }) => {
  const letCome = await hold(page, /\.js$/)
  await page.goto('/downloads', { waitUntil: 'load' })
  await page.getByRole('link', { name: /ISO Certification/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  letCome()
  await hydrated(page)
  await expect(page).toHaveURL('/downloads')
  await expect(page.getByRole('dialog')).toBeHidden()
})
