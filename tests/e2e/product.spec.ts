import type { Page } from '@playwright/test'
import { catalogue } from '../../content/catalogue.ts'
import { expect, readingTest as test } from './site.ts'

test('a product says what it is, what it costs, and how to go on', async ({ page }) => {
  await page.goto('/products/wotan')
  const main = page.getByRole('main')
  await expect(main.getByRole('img', { name: 'DINO', exact: true }).first()).toBeVisible()
  await expect(main.getByRole('heading', { level: 1, name: 'Dino Wotan' })).toBeVisible()
  await expect(main.getByText('Contact for Quote')).toBeVisible()
  await expect(main.getByText('Minimum Order')).toBeVisible()
  await expect(main.getByText('1 Unit')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Request Quote' }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Contact Sales' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Download Manual' })).toHaveCount(0)
  await main.getByRole('link', { name: 'Back to Products' }).click()
  await expect(page).toHaveURL(/\/#products$/)
})

test('four tabs tell the rest, and Features is open first', async ({ page }) => {
  await page.goto('/products/scoot')
  const headings = {
    Features: 'Key Features',
    Specs: 'Technical Specifications',
    Apps: 'Applications',
    Details: 'Additional Details',
  }
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(/Features/)
  for (const [tab, heading] of Object.entries(headings)) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  }
  // A tab is a link, and chosen by Space like a button: the page stays.
  const place = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Space')
  await page.keyboard.press('Home')
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(/Features/)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test('the call at the end asks for a quote, a demonstration or the brochure', async ({ page }) => {
  await page.goto('/products/flatbed')
  const call = page.getByRole('region', { name: 'Interested in this product?' })
  await expect(call.getByRole('link', { name: 'Request Detailed Quote' })).toBeVisible()
  await expect(call.getByRole('link', { name: 'Download Brochure' })).toHaveAttribute(
    'href',
    '/brochures/flatbed.pdf',
  )
  await call.getByRole('link', { name: 'Schedule Demo' }).click()
  await expect(page).toHaveURL(/\?book.*purpose=demo.*product=flatbed/)
  await expect(page.getByRole('dialog', { name: 'Executive Appointment Booking' })).toBeVisible()
})

test('a row of the dimensions and its letter in the drawing light up together', async ({
  page,
}) => {
  await page.goto('/products/wotan#specs')
  for (const view of ['from the side', 'from the front', 'from above']) {
    await expect(page.getByRole('img', { name: `Dino Wotan, seen ${view}` }).last()).toBeVisible()
  }
  const inDrawing = page.locator('.elevation-lettered [data-pointed]')
  await expect(inDrawing).toHaveCount(0)
  await page.getByText('Wheelbase').hover()
  await expect(inDrawing.filter({ hasText: 'B' })).toHaveCount(1)
  await page.getByRole('button', { name: 'D: show it in the drawing' }).focus()
  await expect(inDrawing.filter({ hasText: 'D' })).toHaveCount(1)
})

test('a chosen colour is painted on the machine, and its own colour is chosen first', async ({
  page,
}) => {
  await page.goto('/products/ground-o')
  await expect(page.getByRole('radio', { name: 'Maroon' })).toBeChecked()
  await page.getByRole('radio', { name: 'White' }).check()
  await expect(page.getByRole('img', { name: 'Dino Ground-O in white' })).toBeVisible()
  await page.goto('/products/scoot')
  await expect(page.getByRole('radio', { name: 'Dark blue' })).toBeChecked()
})

test('the chosen colour goes with the visitor: to the features, the quote and the chat', async ({
  page,
}) => {
  await page.goto('/products/wotan')
  const features = page.getByRole('tabpanel', { name: 'Features' }).getByRole('img').first()
  const detailed = page.getByRole('link', { name: 'Request Detailed Quote' })
  // Shown on phones only, as is the bar.
  const chats = page.locator('article a[href*="text="]')
  await page.getByRole('radio', { name: 'Light blue' }).check()
  await expect(features).toHaveAttribute('src', /light-blue/)
  await expect(detailed).toHaveAttribute('href', /colour=light-blue/)
  await expect(chats).toHaveCount(2)
  for (const chat of await chats.all())
    await expect(chat).toHaveAttribute('href', /the%20Dino%20Wotan%20in%20light%20blue\./)
  const inBar = page.locator('.product-bar a[href*="enquire=quote"]')
  await expect(inBar).toHaveAttribute('href', /colour=light-blue/)
})

test('every feature has its number at the part of the machine that it is about', async ({
  page,
}) => {
  for (const id of ['wotan', 'flatbed']) {
    await page.goto(`/products/${id}`)
    const features = page.getByRole('tabpanel', { name: 'Features' })
    const picture = features.getByRole('img', { name: /with the numbers of its features$/ })
    await expect(picture).toBeVisible()
    const numbers = features.locator('.feature-picture .boxed')
    await expect(numbers).toHaveText(['1', '2', '3', '4'])
    await expect(features.getByRole('listitem').locator('.boxed')).toHaveText(['1', '2', '3', '4'])
    const frame = (await features.locator('.feature-picture').boundingBox())!
    for (const number of await numbers.all()) {
      const box = (await number.boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(frame.x)
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width)
      expect(box.y).toBeGreaterThanOrEqual(frame.y)
      expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height)
    }
  }
})

test("a picture that can't be loaded gives way to a placeholder", async ({ page }) => {
  await page.route(/\.(avif|webp)$/, (route) => route.abort())
  await page.goto('/products/cuty')
  const picture = page.getByRole('img', { name: 'Dino Cuty in red' })
  await expect(picture).toHaveAttribute('src', /placeholder/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('asking and calling stay within reach of the thumb, until the call at the end', async ({
    page,
  }) => {
    await page.goto('/products/wotan')
    const bar = page.locator('.product-bar')
    const quote = bar.getByRole('link', { name: 'Request Quote' })
    await expect(quote).toBeHidden()
    await page
      .getByRole('heading', { name: 'Key Features' })
      .evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
    await expect(quote).toBeInViewport()
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=Hello%2C.*Dino%20Wotan/,
    )
    await page
      .getByRole('heading', { name: 'Interested in this product?' })
      .scrollIntoViewIfNeeded()
    await expect(quote).toBeHidden()
  })
})

test('every product prints on two sheets of A4', async ({ page }) => {
  test.slow()
  for (const { id } of catalogue) {
    await page.goto(`/products/${id}`, { waitUntil: 'networkidle' })
    expect(await sheets(page), id).toBe(2)
  }
})

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length
}
