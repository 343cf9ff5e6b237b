import type { ElementHandle, Page } from '@playwright/test'
import { catalogue } from '../../content/catalogue.ts'
import { certificates } from '../../content/certificates.ts'
import { languages, pathIn, prefixOf } from '../../content/language/languages.ts'
import { longPdf } from '../sample-pdfs.ts'
import { expectNoFindings } from './axe.ts'
import { expect, readingTest as test } from './site.ts'

const preview = (page: Page) => page.getByRole('dialog', { name: 'Certificate Preview' })
const iso = certificates[0]!

async function openDownloads(page: Page): Promise<void> {
  await page.goto('/downloads')
  const card = page.getByRole('link', { name: iso.title })
  await expect(card).toHaveAttribute('href', `/downloads?certificate=${iso.id}`)
}

/** The share of a canvas that is not its paper, as drawn. */
async function inkOn(page: Page): Promise<number> {
  return preview(page)
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
      let dark = 0
      for (let at = 0; at < data.length; at += 4) if (data[at]! < 90) dark++
      return dark / (data.length / 4)
    })
}

test('three certificates stand with cover and title, and say that they are specimens', async ({
  page,
}) => {
  await openDownloads(page)
  await expect(page.getByRole('heading', { name: 'Our Certificates' })).toBeVisible()
  for (const name of ['ISO Certification', 'Strenx Certification', 'Certificate of Compliance']) {
    const card = page.getByRole('link', { name })
    await expect(card).toBeVisible()
    await card.scrollIntoViewIfNeeded()
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  if (certificates.some(({ specimen }) => specimen)) {
    await expect(page.getByText('These are specimens')).toBeVisible()
  }
})

test('a certificate is drawn in its preview, page by page, with words to select', async ({
  page,
}) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  await openDownloads(page)
  await page.getByRole('link', { name: iso.title }).click()
  await expect(page).toHaveURL(`/downloads?certificate=${iso.id}`)
  await expect(preview(page).getByText(`${iso.pages} pages`)).toBeVisible()
  await expect(preview(page).getByRole('region', { name: 'Page 1 of 2' })).toBeVisible()
  await expect.poll(() => inkOn(page)).toBeGreaterThan(0.005)
  await expect(preview(page).locator('.pdf-words').first()).toContainText('ISO Certification')
  expect(violations).toEqual([])

  const file = page.waitForEvent('download')
  await preview(page).getByRole('link', { name: 'Download PDF' }).click()
  expect((await file).suggestedFilename()).toBe(`${iso.id}.pdf`)
})

test('nothing of pdf.js is fetched before a certificate is looked at', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/downloads', { waitUntil: 'networkidle' })
  expect(fetched.filter((url) => url.includes('pdf'))).toEqual([])
})

test('a page that can not be drawn says so in its place, until it can', async ({ page }) => {
  await page.addInitScript(() => {
    const canvas = HTMLCanvasElement.prototype
    const context = Object.getOwnPropertyDescriptor(canvas, 'getContext')!
    canvas.getContext = () => null
    Object.assign(window, {
      drawAgain: () => void Object.defineProperty(canvas, 'getContext', context),
    })
  })
  await page.goto(`/downloads?certificate=${iso.id}`)
  const first = preview(page).getByRole('region', { name: /^Page 1 of/ })
  await expect(first).toContainText('This document could not be shown here.')
  await page.evaluate('drawAgain()')
  await preview(page).getByRole('button', { name: 'Zoom in' }).click()
  await expect(first.locator('canvas')).toBeVisible()
  await expect(first).not.toContainText('could not be shown')
})

test('the words lie where they are drawn, and zoom makes both larger', async ({ page }) => {
  await page.goto(`/downloads?certificate=${iso.id}`)
  const sheet = preview(page).getByRole('region', { name: 'Page 1 of 2' })
  const heading = preview(page).locator('.pdf-words span').filter({ hasText: /^ISO/ }).first()
  await expect(heading).toBeAttached()
  const before = { page: (await sheet.boundingBox())!, words: (await heading.boundingBox())! }
  expect(before.words.width).toBeGreaterThan(before.page.width * 0.1)
  expect(before.words.x).toBeGreaterThan(before.page.x)

  await preview(page).getByRole('button', { name: 'Zoom in' }).click()
  await expect(preview(page).getByText('125 %')).toBeVisible()
  await expect
    .poll(async () => (await sheet.boundingBox())!.width / before.page.width)
    .toBeCloseTo(1.25, 1)
  await expect
    .poll(async () => (await heading.boundingBox())!.width / before.words.width)
    .toBeCloseTo(1.25, 1)
  for (let presses = 0; presses < 3; presses++) {
    await preview(page).getByRole('button', { name: 'Zoom out' }).click()
  }
  await expect(preview(page).getByRole('button', { name: 'Zoom out' })).toBeDisabled()
})

test('a page further down is drawn when one comes to it, and the bar stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 640 })
  await page.goto(`/downloads?certificate=${iso.id}`)
  const second = preview(page).getByRole('region', { name: 'Page 2 of 2' })
  await expect(second).toBeVisible()
  await second.scrollIntoViewIfNeeded()
  await expect(second.locator('canvas')).toBeVisible()
  await expect(preview(page).getByRole('button', { name: 'Zoom in' })).toBeInViewport()
  const box = (await preview(page).boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(1000)
})

test('of a long paper the pages near the view are drawn, and no others', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 640 })
  await page.route(/\.pdf\b/, (route) =>
    route.fulfill({ contentType: 'application/pdf', body: longPdf(12) }),
  )
  await page.goto(`/downloads?certificate=${iso.id}`)
  const sheets = preview(page).getByRole('region', { name: /^Page \d+ of 12$/ })
  await expect(sheets).toHaveCount(12)
  const { height } = (await sheets.first().boundingBox())!
  const widthOf = (canvas: ElementHandle) => canvas.evaluate((c) => (c as HTMLCanvasElement).width)
  const drawn = (await sheets.first().locator('canvas').elementHandle())!
  expect(await widthOf(drawn)).toBeGreaterThan(100)
  for (let at = 0; at < 12; at++) {
    await sheets.nth(at).scrollIntoViewIfNeeded()
    await expect(sheets.nth(at).locator('canvas')).toBeVisible()
  }
  await expect(sheets.first().locator('canvas')).toHaveCount(0)
  expect(await preview(page).locator('canvas').count()).toBeLessThan(5)
  expect((await sheets.first().boundingBox())!.height).toBe(height)
  await sheets.first().scrollIntoViewIfNeeded()
  await expect(sheets.first().locator('canvas')).toBeVisible()
  // Safari keeps the memory of a canvas that is gone, unless nothing is left of it.
  expect(await widthOf(drawn)).toBe(0)
  const last = (await sheets.first().locator('canvas').elementHandle())!
  await page.keyboard.press('Escape')
  await expect(preview(page)).toBeHidden()
  await expect.poll(() => widthOf(last)).toBe(0)
})

test('Back, Escape and the close button close the preview, a link opens it', async ({ page }) => {
  await openDownloads(page)
  const card = page.getByRole('link', { name: iso.title })
  await card.click()
  await expect(preview(page)).toBeVisible()
  await page.goBack()
  await expect(preview(page)).toBeHidden()

  await card.focus()
  await page.keyboard.press('Enter')
  await expect(preview(page).getByRole('heading', { name: 'Certificate Preview' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(preview(page)).toBeHidden()
  await expect(card).toBeFocused()

  await page.goto(`/downloads?certificate=${certificates[2]!.id}`)
  await expect(preview(page).getByText(certificates[2]!.title).first()).toBeVisible()
  await preview(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/downloads')
})

test('a document that does not arrive says so, and can be tried again', async ({ page }) => {
  await page.route(`**${iso.file}`, (route) => route.abort())
  await page.goto(`/downloads?certificate=${iso.id}`)
  await expect(preview(page).getByRole('alert')).toContainText('could not be shown')
  await expect(preview(page).getByRole('link', { name: 'Download PDF' })).toBeVisible()
  await page.unroute(`**${iso.file}`)
  await preview(page).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => inkOn(page)).toBeGreaterThan(0.005)
})

test('a browser that refuses to keep anything says so', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('The operation is insecure.'))
    Object.assign(CacheStorage.prototype, { has: refuse, open: refuse, keys: refuse })
  })
  await page.goto('/downloads#kept')
  await expect(page.getByText(/^This browser keeps nothing here/)).toBeVisible()
})

test('every brochure can be downloaded in each language, and is as large as it is said to be', async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(pathIn(language, '/downloads'))
    const brochures = page.locator('.brochures li')
    await expect(brochures).toHaveCount(catalogue.length)
    for (const brochure of await brochures.all()) {
      const path = (await brochure.getByRole('link').getAttribute('href'))!
      expect(path).toMatch(new RegExp(`^${prefixOf(language)}/brochures/`))
      const answer = await page.request.get(path)
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toBe('application/pdf')
      const kilobytes = Math.round((await answer.body()).length / 1000)
      await expect(brochure).toContainText(`PDF, ${kilobytes}\u00a0KB`)
    }
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the cards are links to the PDFs', async ({ page }) => {
    await page.goto('/downloads')
    for (const { title, file } of certificates) {
      await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', file)
      expect((await page.request.get(file)).headers()['content-type']).toBe('application/pdf')
    }
  })
})

for (const width of [360, 1440]) {
  test(`axe finds nothing on the downloads and in the preview at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openDownloads(page)
    await page.waitForLoadState('networkidle')
    await expectNoFindings(page)
    await page.goto(`/downloads?certificate=${iso.id}`)
    await expect.poll(() => inkOn(page)).toBeGreaterThan(0.005)
    await expectNoFindings(page)
  })
}
