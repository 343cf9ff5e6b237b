import { publicPages } from '../../content/public-pages.ts'
import { expectNoFindings } from './axe.ts'
import { expect, keepCatalogue, place, test } from './kept-site.ts'

test('nobody gets a worker who has not asked for it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.goto('/downloads#kept')
  await expect(place(page).getByRole('button', { name: /^Keep the catalogue/ })).toBeVisible()
  const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations())
  expect(workers).toEqual([])
  expect(asked).not.toContain('/sw.js')
  await expectNoFindings(page, '#kept')
})

test('without the site every kept page opens, with its pictures, and says since when', async ({
  page,
  going,
}) => {
  test.slow()
  await keepCatalogue(page)
  await expectNoFindings(page, '#kept')
  await going.stop()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const kept = publicPages.filter((path) => !/^\/(which-machine|compare)$/.test(path))
  for (const path of [...kept, '/contact']) {
    await page.goto(path)
    await expect(page.getByText(/^Shown from this phone, as of \d+ \w+ \d{4}\./)).toBeVisible()
    await expect(page.locator('h1').first()).toBeVisible()
    const failed = () =>
      page
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images
            .filter((image) => image.complete && image.naturalWidth === 0)
            .map(({ src }) => src),
        )
    // One that is choosing another size is just so for a moment.
    await expect.poll(failed, { message: path }).toEqual([])
  }
  expect(errors).toEqual([])
  await expectNoFindings(page)
})

test('without the site links lead on, search finds, and dialogs open', async ({ page, going }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await keepCatalogue(page)
  await going.stop()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Wotan' }).click()
  await expect(page).toHaveURL(/products\/wotan$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wotan')
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)

  await page.getByRole('button', { name: 'Search' }).first().click()
  await page.getByRole('searchbox').fill('flatbed')
  await page
    .getByRole('link', { name: /Flatbed/ })
    .first()
    .click()
  await expect(page).toHaveURL(/products\/flatbed/)

  // Slots are never from the phone: it says why, and names the telephone.
  await page.goto('/?book')
  const booking = page.getByRole('dialog', { name: 'Executive Appointment Booking' })
  await expect(booking.getByText('The open days could not be loaded.')).toBeVisible()
  await expect(booking.getByRole('link', { name: /^Call/ }).first()).toHaveAttribute(
    'href',
    /^tel:/,
  )
})

test('it is kept in the language of its page, with that language’s words and font', async ({
  page,
  going,
}) => {
  await page.goto('/ml/downloads#kept')
  await page.locator('#kept button').first().click()
  await expect(page.locator('#kept').getByRole('listitem').first()).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  const kept = await page.evaluate(async () =>
    (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname),
  )
  expect(kept).toEqual(expect.arrayContaining(['/ml', '/ml.data', '/ml/products/wotan']))
  const named = async (language: string) => {
    const html = await (await page.request.get(`/${language}`)).text()
    return [...html.matchAll(/\/assets\/(?:words-|[a-z-]+-)[\w-]+\.(?:js|woff2)/g)]
      .map(([path]) => path)
      .filter((path) => /\/words-|malayalam|devanagari/.test(path))
  }
  const own = new Set(await named('ml'))
  const others = [...new Set(await named('hi'))].filter((path) => !own.has(path))
  expect([...own].some((path) => path.includes('/words-ml-'))).toBe(true)
  expect([...own].some((path) => path.includes('/anek-malayalam-'))).toBe(true)
  expect(kept).toEqual(expect.arrayContaining([...own]))
  expect(others.some((path) => path.includes('/words-hi-'))).toBe(true)
  expect(kept.filter((path) => others.includes(path))).toEqual([])
  expect(kept).not.toContain('/products/wotan')
  const sheets = kept.filter((path) => /\/site-[\w-]+\.css$/.test(path))
  expect(sheets).toEqual([expect.stringContaining('/site-in-other-scripts-')])
  await going.stop()
  await page.goto('/ml/products/wotan')
  await expect(page.getByText('ഈ ഫോണിൽനിന്ന് കാണിക്കുന്നു')).toBeVisible()
  await page.locator('footer a[href="/ml/gallery"]').click()
  await expect(page).toHaveURL(/\/ml\/gallery$/)
  await expect(page.locator('h1')).toBeVisible()
})

test('a page that is not kept says so in the look of the site', async ({ page, going }) => {
  await keepCatalogue(page)
  await going.stop()
  for (const path of ['/which-machine', '/compare?machines=wotan,swifty']) {
    await page.goto(path)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('This page is not kept on this phone')
  }
  await expect(page.getByRole('main').getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    /^tel:/,
  )
  await expectNoFindings(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByText(/^Shown from this phone/)).toBeVisible()
})

test('brochures and films are kept apart, and all of it can be removed', async ({
  page,
  going,
}) => {
  await keepCatalogue(page)
  await place(page).getByRole('button', { name: 'Keep the brochures' }).click()
  await expect(place(page).getByRole('button', { name: 'Remove the brochures' })).toBeVisible()
  await place(page).getByRole('button', { name: 'Keep the films' }).click()
  await expect(place(page).getByRole('button', { name: 'Remove the films' })).toBeVisible()
  await going.stop()
  const type = await page.evaluate(async () =>
    (await fetch('/brochures/wotan.pdf')).headers.get('Content-Type'),
  )
  expect(type).toBe('application/pdf')
  await place(page)
    .getByRole('button', { name: /^Play: swifty/ })
    .click()
  await expect
    .poll(() => page.locator('#kept video').evaluate((film: HTMLVideoElement) => film.readyState))
    .toBeGreaterThan(0)
  await going.start()

  await place(page).getByRole('button', { name: 'Remove the catalogue' }).click()
  await expect(place(page).getByText('Nothing is kept on this phone yet.')).toBeVisible()
  const left = await page.evaluate(async () => [
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()),
    localStorage.getItem('dino-kept'),
  ])
  expect(left).toEqual([null])
})

test('without a worker the page says that nothing opens yet, and the next visit brings one', async ({
  page,
}) => {
  await page.goto('/downloads#kept')
  await page.evaluate(() => {
    const once = () => Promise.reject(new TypeError('Failed to register a ServiceWorker'))
    navigator.serviceWorker.register = once
  })
  await place(page)
    .getByRole('button', { name: /^Keep the catalogue/ })
    .click()
  await expect(place(page).getByRole('alert')).toHaveText(/^The network broke off/)
  await expect(place(page).getByText('it does not open without a network yet')).toBeVisible()
  await expect(place(page).getByRole('button', { name: /^Keep the catalogue/ })).toBeVisible()
  await page.goto('/about')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/downloads#kept')
  await expect(place(page).getByText(/^Kept on this phone, as of/)).toBeVisible()
})

test('films that break off say so at once, go on where they were, and can be removed', async ({
  page,
}) => {
  await keepCatalogue(page)
  let films = 0
  const answered = Promise.withResolvers<void>()
  await page.route('**/*.mp4', async (route) => {
    if (++films === 2)
      await route.fulfill({ status: 200, contentType: 'text/html', body: 'Sign in' })
    else await route.continue()
  })
  // Who asks what there is waits long for an answer.
  await page.route('**/kept.json', async (route) => {
    await answered.promise
    await route.continue()
  })
  await place(page).getByRole('button', { name: 'Keep the films' }).click()
  await expect(place(page).getByRole('alert')).toContainText('Please try again.')
  await expect(place(page).getByText('Keeping …')).toBeHidden()
  await expect(place(page).getByText(/, a part of it kept$/)).toBeVisible()
  answered.resolve()
  await expectNoFindings(page, '#kept')
  await place(page).getByRole('button', { name: 'Remove the films' }).click()
  await expect(place(page).getByText(/, a part of it kept$/)).toBeHidden()
  await place(page).getByRole('button', { name: 'Keep the films' }).click()
  await expect(place(page).getByText(/MB, kept$/)).toHaveCount(2)
})

test('a catalogue that is stopped on its way can be removed', async ({ page }) => {
  await page.goto('/downloads#kept')
  await page.route('**/*.woff2', () => new Promise(() => {}))
  await place(page)
    .getByRole('button', { name: /^Keep the catalogue/ })
    .click()
  await place(page).getByRole('button', { name: 'Stop' }).click()
  await expect(place(page).getByText('it does not open without a network yet')).toBeVisible()
  await place(page).getByRole('button', { name: 'Remove the catalogue' }).click()
  await expect(place(page).getByText('Nothing is kept on this phone yet.')).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('the owner switches it off: the next visit takes the worker and all that was kept', async ({
  page,
  going,
}) => {
  await keepCatalogue(page)
  await going.stop()
  await going.start({ KEEP_CATALOGUE: 'false' })
  await page.goto('/about')
  await expect
    .poll(() =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()),
      ]),
    )
    .toEqual([])
  await page.goto('/downloads#kept')
  await expect(place(page).getByText('is not offered for keeping')).toBeVisible()
})
