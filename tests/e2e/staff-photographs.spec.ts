import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoFindings } from './axe.ts'
import { expect, openOffice, test } from './site.ts'

const photograph = (background: string) =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
const jpeg = async (name: string, background: string) => ({
  ...{ name, mimeType: 'image/jpeg', buffer: await photograph(background) },
})
const choose = (page: Page, label: string) =>
  page.getByRole('group', { name: label }).locator('input[type=file]')
const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published.')).toBeVisible()
}

test('a machine that nobody has drawn is complete with two photographs and a manual', async ({
  page,
}) => {
  await openOffice(page, '/staff/site/product/new')
  await page.getByLabel('Name', { exact: true }).fill('Titan')
  await page.getByLabel('What it is').fill('Knuckle crane for heavy loads')
  await page.getByLabel('Description').fill('Titan lifts what the others leave.')
  await choose(page, 'Photographs').setInputFiles([
    await jpeg('IMG_0001.JPG', '#a33'),
    await jpeg('IMG_0002.JPG', '#3a3'),
  ])
  const words = page.getByLabel('What it shows')
  await expect(words).toHaveCount(2)
  await words.first().fill('Titan in the yard')
  await words.last().fill('Titan from behind')
  const kept = page.waitForResponse((answer) =>
    /manual=[0-9a-f]{64}/.test(answer.request().postData() ?? ''),
  )
  await choose(page, 'Manual').setInputFiles('tests/issued.pdf')
  await expect(page.getByRole('group', { name: 'Manual' }).getByText(/pages?/)).toBeVisible()
  await kept
  await page.reload()
  await expect(words.first()).toHaveValue('Titan in the yard')
  await expectNoFindings(page)
  await publish(page)

  await page.goto('/products/titan')
  const picture = page.getByRole('img', { name: 'Titan in the yard' }).first()
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300)
  const manual = await page.getByRole('link', { name: 'Download Manual' }).getAttribute('href')
  const paper = await page.request.get(manual!)
  expect(paper.headers()['content-type']).toBe('application/pdf')
  await page.getByRole('tab', { name: 'Details' }).click()
  await expect(page.getByRole('img', { name: 'Titan from behind' })).toBeVisible()
  await expectNoFindings(page)
})

test('an issued certificate takes the specimen’s place', async ({ page }) => {
  await openOffice(page, '/staff/site/certificate/iso-certification')
  const release = Promise.withResolvers<void>()
  await page.route(/\/staff\/files\b/, async (route) => {
    await release.promise
    await route.continue()
  })
  await choose(page, 'Issued document').setInputFiles('tests/issued.pdf')
  await page.getByLabel('Number').fill('IN-9001-2026')
  // Nothing is published without a file that is on its way.
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(/A file is still on its way/)
  release.resolve()
  const takeOut = (label: string) =>
    page.getByRole('group', { name: label }).getByRole('button', { name: 'Take out' })
  await expect(takeOut('Issued document')).toBeVisible()
  // The browser draws the page with what it fetches for that, and sends it in its turn.
  await expect(takeOut('First page')).toBeVisible()
  await page.getByLabel('Issued by').fill('An Issuer')
  await page.getByLabel('Valid until').fill('2020-03-31')
  await publish(page)
  await page.goto('/downloads')
  const card = page.getByRole('listitem').filter({ hasText: 'ISO Certification' })
  await expect(card.getByText('Issued by An Issuer, No. IN-9001-2026')).toBeVisible()
  await expect(card.getByText(/It was valid until 31 March 2020/)).toBeVisible()
  await expect(card.getByText('Specimen')).toHaveCount(0)
  await expect(card.locator('img')).toBeVisible()
  await expectNoFindings(page)
  await page.goto('/about')
  // One that is over is claimed no more.
  await expect(
    page.getByText(/^Strenx Certification and Certificate of Compliance\. .+ shows specimens;/),
  ).toBeVisible()
  await page.goto('/staff/today')
  await expect(page.getByText(/‘ISO Certification’ was valid until 31 March 2020/)).toBeVisible()
})

test('a story has a photograph from a phone, and no file is deleted that a page shows', async ({
  page,
}) => {
  await openOffice(page, '/staff/site/news/new')
  await page.getByLabel('Date').fill('2026-11-20')
  await page.getByLabel('Title').fill('A second bay')
  await page.getByLabel('Summary').fill('Two machines are mounted beside each other now.')
  await choose(page, 'Picture').setInputFiles(await jpeg('photo.jpg', '#33a'))
  await page.getByLabel('What the picture shows').fill('The new bay')
  await expect(
    page.getByRole('group', { name: 'Picture' }).getByRole('button', { name: 'Take out' }),
  ).toBeVisible()
  await publish(page)
  await page.goto('/news/a-second-bay')
  await expect(page.getByRole('img', { name: 'The new bay' })).toBeVisible()
  await page.goto('/staff/site/files')
  await expectNoFindings(page)
  await page.getByText('Delete').first().click()
  await page
    .getByRole('button', { name: /Delete/ })
    .last()
    .click()
  await expect(page.getByRole('alert').getByText(/ is used, and is not deleted/)).toBeVisible()
})
