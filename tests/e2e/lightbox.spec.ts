import { hold } from './hydrated.ts'
import {
  cells,
  count,
  films,
  lightbox,
  links,
  names,
  openGallery,
  place,
  portion,
  title,
} from './gallery-page.ts'
import { expect, readingTest as test } from './site.ts'

test('the lightbox goes round within what is shown, by buttons and by keys', async ({ page }) => {
  await openGallery(page)
  const [first, second] = await names(page)
  await links(page).first().click()
  await expect(page).toHaveURL(`/gallery?photo=${first}`)
  await expect(place(page)).toHaveText(/^1 of /)
  const all = await count(page)
  expect(all).toBeGreaterThan(portion)

  await lightbox(page).getByRole('button', { name: 'Previous' }).click()
  await expect(place(page)).toContainText(`${all} of ${all}`)
  await lightbox(page).getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(`/gallery?photo=${first}`)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`/gallery?photo=${second}`)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('End')
  await expect(place(page)).toContainText(`${all} of ${all}`)
  await page.keyboard.press('Home')
  await expect(place(page)).toContainText(`1 of ${all}`)
})

test('two presses are two pictures on, however quickly they come', async ({ page }) => {
  await openGallery(page)
  await links(page).first().click()
  await expect(place(page)).toHaveText(/^1 of/)
  await lightbox(page).evaluate((element) => {
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'])
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  await expect(place(page)).toHaveText(/^3 of/)
  await page.keyboard.press('ArrowRight')
  await expect(place(page)).toHaveText(/^4 of/)
})

test('the filter changes the list that previous and next go round in', async ({ page }) => {
  await openGallery(page, '?show=videos')
  await links(page).first().click()
  await expect(place(page)).toContainText(`1 of ${films}`)
  await lightbox(page).getByRole('button', { name: 'Previous' }).click()
  await expect(place(page)).toContainText(`${films} of ${films}`)
  await expect(page).toHaveURL(/\?show=videos&photo=/)
})

test('previous and next go round among the pictures of the chosen machine', async ({ page }) => {
  await openGallery(page, '?machine=cuty&show=images')
  const listed = await names(page)
  await links(page).first().click()
  await expect(place(page)).toContainText(`1 of ${listed.length}`)
  await lightbox(page).getByRole('button', { name: 'Previous' }).click()
  await expect(page).toHaveURL(`/gallery?machine=cuty&show=images&photo=${listed.at(-1)}`)
  await lightbox(page).getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(`/gallery?machine=cuty&show=images&photo=${listed[0]}`)
})

test('a link to a picture further down opens it, and closing it leads to its place in the grid', async ({
  page,
}) => {
  await openGallery(page, `?shown=${3 * portion}`)
  const wanted = (await names(page))[2 * portion + 3]!
  await page.goto(`/gallery?photo=${wanted}`)
  await expect(place(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/gallery')
  await expect(page.locator(`#item-${wanted}`)).toBeFocused()
  await expect(cells(page)).toHaveCount(3 * portion)
})

test('a picture that was linked to and is closed before it has come leads to its place in the grid too', async ({
  page,
}) => {
  await openGallery(page, `?shown=${2 * portion}`)
  const wanted = (await names(page))[portion + 3]!
  await hold(page, /lightbox-.*\.js$/)
  await page.goto(`/gallery?photo=${wanted}`)
  await expect(lightbox(page).getByRole('status')).toHaveText('Loading…')
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toBeHidden()
  await expect(page.locator(`#item-${wanted}`)).toBeFocused()
})

test('a thumbnail opens its picture, and is marked while it is open', async ({ page }) => {
  await openGallery(page)
  await links(page).first().click()
  const neighbours = lightbox(page).getByRole('list', { name: 'Neighbours' })
  await expect(neighbours.locator('[aria-current]')).toHaveCount(1)
  const next = neighbours.locator('li:has([aria-current]) + li').getByRole('button')
  const wanted = (await next.getAttribute('aria-label'))!
  await next.click()
  await expect(title(page)).toHaveText(wanted)
})

test('Back closes the lightbox where one was, and a link or a reload opens it again', async ({
  page,
}) => {
  await openGallery(page)
  const third = links(page).nth(12)
  await third.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  await third.click()
  await expect(place(page)).toHaveText(/^13 of/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(place(page)).toHaveText(/^15 of/)
  const address = page.url()
  const shown = await title(page).textContent()
  await page.goBack()
  await expect(lightbox(page)).toBeHidden()
  await expect(page).toHaveURL('/gallery')
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(400)

  await page.goto(address)
  await expect(title(page)).toHaveText(shown!)
  await page.reload()
  await expect(title(page)).toHaveText(shown!)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/gallery$/)
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toBeHidden()
  await expect(page).toHaveURL('/gallery')
})

test('the focus goes into the lightbox, stays there, and comes back to what was shown last', async ({
  page,
}) => {
  await openGallery(page)
  const [, second] = await names(page)
  await links(page).first().focus()
  await page.keyboard.press('Enter')
  // What stands in for it until its code has come has no pictures to go to.
  await expect(lightbox(page).getByRole('button', { name: 'Next', exact: true })).toBeVisible()
  await expect(title(page)).toBeFocused()
  const focused = () =>
    lightbox(page).evaluate((element) => {
      const { activeElement: active, body } = document
      return element.contains(active) ? 'lightbox' : active === body ? 'browser' : 'page behind'
    })
  const seen = new Set<string>()
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    seen.add(await focused())
  }
  // Between its end and its beginning the browser's own bar has a turn.
  expect([...seen].toSorted()).toEqual(['browser', 'lightbox'])
  while ((await focused()) !== 'lightbox') await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`/gallery?photo=${second}`)
  await page.keyboard.press('Escape')
  await expect(page.locator(`#item-${second}`)).toBeFocused()
})

test('the close button and the dark around the picture close it', async ({ page }) => {
  await openGallery(page)
  await links(page).first().click()
  await lightbox(page).getByRole('button', { name: 'Close' }).click()
  await expect(lightbox(page)).toBeHidden()

  await links(page).first().click()
  const picture = lightbox(page).getByRole('img').first()
  await picture.click()
  await expect(lightbox(page)).toBeVisible()
  const box = (await picture.boundingBox())!
  await page.mouse.click(box.x - 20, box.y + 20)
  await expect(lightbox(page)).toBeHidden()
})

test('a film opens with controls and plays', async ({ page }) => {
  await openGallery(page, '?show=videos')
  await links(page).first().click()
  const film = lightbox(page).locator('video')
  await expect(film).toHaveAttribute('controls')
  await expect
    .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
})

test('a picture that does not arrive says so, and can be tried again', async ({ page }) => {
  await openGallery(page)
  const [first] = await names(page)
  await page.route(`**/assets/${first}*`, (route) => route.abort())
  await links(page).first().click()
  await expect(lightbox(page).getByRole('alert')).toHaveText('This picture could not be loaded.')
  await page.unroute(`**/assets/${first}*`)
  await lightbox(page).getByRole('button', { name: 'Try again' }).click()
  const picture = lightbox(page).getByRole('img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('from a picture one comes to its machine, or asks about it', async ({ page }) => {
  await openGallery(page)
  const wotan = (await names(page)).find((name) => name.startsWith('wotan-'))!
  await page.goto(`/gallery?photo=${wotan}`)
  await lightbox(page).getByRole('link', { name: 'See the Dino Wotan' }).click()
  await expect(page).toHaveURL('/products/wotan')
  await page.goBack()
  await lightbox(page).getByRole('link', { name: 'Ask about this machine' }).click()
  await expect(page.getByRole('dialog', { name: 'Contact Sales' })).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('Product')).toHaveValue('wotan')
})

test('on a screen that is magnified four times the picture is seen and all controls are reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openGallery(page)
  await links(page).first().click()
  await expect(place(page)).toBeInViewport({ ratio: 1 })
  const picture = lightbox(page).getByRole('img').first()
  await expect(picture).toBeInViewport({ ratio: 1 })
  expect((await picture.boundingBox())!.width).toBeGreaterThan(160)
  const controls = lightbox(page).locator('button, a')
  await expect(controls.filter({ hasText: 'Copy link' })).toBeVisible()
  for (const control of await controls.all()) {
    await control.focus()
    await expect(control).toBeInViewport({ ratio: 1 })
  }
  const beside = await lightbox(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
  expect(beside).toBe(0)
})
