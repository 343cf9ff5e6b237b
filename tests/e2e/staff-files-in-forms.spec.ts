import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { jpeg } from './jpeg.ts'
import { expect, openOffice, test } from './site.ts'

const group = (page: Page, label: string) => page.getByRole('group', { name: label })
const choose = (page: Page, label: string) => group(page, label).locator('input[type=file]')
const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published.')).toBeVisible()
}

test('a certificate that is issued as a PDF alone has its first page for a cover', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openOffice(page, '/staff/site/certificate/iso-certification')
  const firstPage = group(page, 'First page')
  // Its name alone stands there while it is on its way. A machine with other work takes longer to look through a picture.
  const isThere = () => expect(firstPage.getByText(/^Picture, 1200 × /)).toBeVisible()
  expect(asked.filter((url) => /pdf/.test(url))).toEqual([])
  await choose(page, 'Issued document').setInputFiles('tests/issued.pdf')
  await isThere()
  await expect(firstPage.getByText('First page of issued.jpg')).toBeVisible()
  await expectNoFindings(page)

  await choose(page, 'First page').setInputFiles(await jpeg('scan.jpg', 7))
  await expect(firstPage.getByText('scan.jpg')).toBeVisible()
  await firstPage.getByRole('button', { name: 'Take out scan.jpg' }).click()
  await isThere()
  await expect(firstPage.getByText('First page of issued.jpg')).toBeVisible()
  await publish(page)

  await page.goto('/downloads')
  const card = page.getByRole('listitem').filter({ hasText: 'ISO Certification' })
  const cover = card.locator('img').first()
  await cover.scrollIntoViewIfNeeded()
  await expect(cover).toHaveAttribute('src', /^\/files\/[0-9a-f]{64}\//)
  await expect
    .poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(300)
})

test('a document that can not be drawn is told, and a picture is chosen instead', async ({
  page,
}) => {
  await openOffice(page, '/staff/site/certificate/iso-certification')
  await page.route(/\/files\/[0-9a-f]+\/paper\.pdf$/, (route) => route.abort())
  await choose(page, 'Issued document').setInputFiles('tests/issued.pdf')
  await expect(page.getByRole('alert')).toHaveText(
    'The first page could not be drawn: choose a picture of it.',
  )
  await page.unroute(/\/files\/[0-9a-f]+\/paper\.pdf$/)
  await page.getByRole('button', { name: 'Draw it of the document' }).click()
  await expect(group(page, 'First page').getByText('First page of issued.jpg')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a photograph that is there is chosen again by keys, and none is lost without a connection', async ({
  page,
  context,
}) => {
  await openOffice(page, '/staff/site/product/wotan')
  await choose(page, 'Photographs').setInputFiles([
    await jpeg('yard.jpg', 1),
    await jpeg('quarry.jpg', 2),
  ])
  const words = page.getByLabel('What it shows')
  await expect(words).toHaveCount(2)
  await expect(page.getByText('Draft saved')).toBeVisible()
  const saved = page.waitForResponse(
    (answer) =>
      answer
        .request()
        .postData()
        ?.match(/\bphotos=[0-9a-f]/g)?.length === 1,
  )
  await page.getByRole('button', { name: 'Take out quarry.jpg' }).click()
  await expect(words).toHaveCount(1)
  await saved
  await page.reload()

  const summary = group(page, 'Photographs').getByText('Choose from what was uploaded')
  await summary.focus()
  await page.keyboard.press('Enter')
  const offered = page.getByRole('list', { name: 'Uploaded before' }).getByRole('button')
  await expect(offered).toHaveCount(1)
  await expectNoFindings(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(words).toHaveCount(2)
  await words.first().fill('In the yard')
  await words.last().fill('In the quarry')
  await expect(page.getByText('Draft saved')).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('can’t be reached')
  await expect(words).toHaveCount(2)
  await expect(words.last()).toHaveValue('In the quarry')
  await context.setOffline(false)
  await publish(page)
  await expect(words).toHaveCount(2)
  await expect(words.first()).toHaveValue('In the yard')
})

test('a file that a colleague deleted is told in the form, and is taken out there', async ({
  page,
}) => {
  await openOffice(page, '/staff/site/product/wotan')
  // As a draft of before keeps it.
  await page.evaluate(async (gone) => {
    const form = new FormData(document.querySelector<HTMLFormElement>('.content-form')!)
    form.set('photos', gone)
    form.set('photos-alt', 'In the yard')
    form.set('do', 'draft')
    await fetch(location.href, {
      method: 'POST',
      body: new URLSearchParams([...form] as [string, string][]),
    })
  }, 'f'.repeat(64))
  await page.reload()
  const told = page.getByText('This file is not there any more: take it out or choose another.')
  await expect(told).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Take out the file that is not there any more' }).click()
  await expect(told).toHaveCount(0)
  await publish(page)
})

test('a picture of an iPhone is refused with what to set there', async ({ page }) => {
  await openOffice(page, '/staff/site/product/wotan')
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(4000, 1),
  ])
  const file = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: heic }
  await choose(page, 'Photographs').setInputFiles(file)
  await expect(page.getByRole('alert')).toContainText(
    'on an iPhone: Settings › Camera › Formats › Most Compatible',
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a photograph is uploaded, chosen in a form, told, and taken out', async ({ page }) => {
    await openOffice(page, '/staff/site/files')
    await page.locator('input[type=file]').setInputFiles(await jpeg('yard.jpg', 4))
    await page.getByRole('button', { name: 'Upload' }).click()
    await page.goto('/staff/site/product/wotan')
    const photographs = group(page, 'Photographs')
    const option = photographs.getByRole('option', { name: /^yard\.jpg/ })
    const id = await option.getAttribute('value')
    await photographs.getByLabel(/Add one that was uploaded/).selectOption(id)
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByLabel('What it shows').fill('In the yard')
    await publish(page)
    await page.getByRole('checkbox', { name: 'Take out' }).check()
    await publish(page)
    await expect(photographs.getByText('yard.jpg', { exact: true })).toHaveCount(0)
  })
})
