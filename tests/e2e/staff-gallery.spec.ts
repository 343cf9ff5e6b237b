import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoFindings } from './axe.ts'
import { names, openGallery, steel } from './gallery-page.ts'
import { expect, openOffice, test } from './site.ts'

const jpeg = async (name: string, background: string, [width, height] = [900, 600]) => ({
  ...{ name, mimeType: 'image/jpeg' },
  buffer: await sharp({ create: { width: width!, height: height!, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})
const rows = (page: Page) => page.getByRole('list', { name: 'New pictures' }).getByRole('listitem')

/** Drops files as from a window beside the browser's. */
async function drop(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    ...{ name, mimeType, base64: buffer.toString('base64') },
  }))
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type: mimeType }))
    }
    return transfer
  }, sent)
  await page.getByText('Choose pictures and films').dispatchEvent('drop', { dataTransfer })
}

test('several pictures are dropped at once, wait through a reload, and are published together', async ({
  page,
}) => {
  // Three pages are looked through, and the site is made anew twice.
  test.slow()
  await openOffice(page, '/staff/site/all/picture')
  await drop(page, [
    await jpeg('swifty-at-the-quarry.jpg', '#a33'),
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') },
    await jpeg('IMG_2034.JPG', '#3a3', [600, 900]),
  ])
  await expect(page.getByText('‘notes.txt’ was left out')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  const title = page.getByLabel('Title')
  const alt = page.getByLabel('What it shows')
  await expect(title.first()).toHaveValue('Swifty at the quarry')
  await expect(page.getByLabel('Machine').first()).toHaveValue('swifty')
  await expect(title.last()).toHaveValue('')
  await alt.first().fill('A truck with a crane before a wall of stone')
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  await page.reload()
  await expect(alt.first()).toHaveValue('A truck with a crane before a wall of stone')
  await expectNoFindings(page)

  await page.getByRole('button', { name: 'Publish all 2' }).click()
  await expect(page.getByText('One picture is published.')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await expect(title).toHaveAccessibleDescription('Write a title.')
  await title.fill('A red wall')
  await alt.fill('A wall')
  await page.getByRole('button', { name: 'Publish it' }).click()
  await expect(rows(page)).toHaveCount(0)

  await openGallery(page)
  expect((await names(page)).slice(0, 3)).toEqual(['a-red-wall', 'swifty-at-the-quarry', steel])
  await expect(page.getByText('drawn from our own models')).toHaveCount(0)
  await page.getByRole('link', { name: /A truck with a crane/ }).click()
  await expect(page).toHaveURL(/photo=swifty-at-the-quarry/)
  await expect(
    page.getByRole('dialog').getByRole('link', { name: 'See the Dino Swifty' }),
  ).toBeVisible()
  await expectNoFindings(page)
})

const shapeOf = (picture: Element) => {
  const { naturalWidth, naturalHeight } = picture as HTMLImageElement
  return naturalWidth * 3 === naturalHeight * 2 && naturalWidth > 0 ? '2:3' : 'another'
}

test('a photograph takes a render’s place, and what must stay in sight is pointed at', async ({
  page,
}) => {
  await openOffice(page, `/staff/site/picture/${steel}`)
  const point = page.getByRole('button', { name: /^Point in the picture/ })
  await expect(point.getByRole('presentation')).toBeVisible()
  await page
    .getByRole('group', { name: 'Photograph or film' })
    .locator('input[type=file]')
    .setInputFiles(await jpeg('IMG_1.JPG', '#a33', [600, 900]))
  await expect(page.getByText('Picture, 600 × 900')).toBeVisible()
  // It takes the room of the render only once it is there.
  await expect.poll(() => point.getByRole('presentation').evaluate(shapeOf)).toBe('2:3')
  const { width, height } = (await point.boundingBox())!
  await point.click({ position: { x: width * 0.25, y: height * 0.75 } })
  await expect(page.getByLabel('From the left, %')).toHaveValue('25')
  await expect(page.getByLabel('From above, %')).toHaveValue('75')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(page.getByLabel('From above, %')).toHaveValue('77')
  await expect(page.getByLabel('From the left, %')).toHaveValue('15')
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published.')).toBeVisible()

  await openGallery(page)
  const picture = page.getByRole('img', { name: 'Wotan lifting steel beams' })
  await expect(picture).toHaveCSS('object-position', '15% 77%')
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\/files\//)
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL(/\/staff\/site\/all\/picture/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the order is a list of names, the point two numbers, and both are published', async ({
    page,
  }) => {
    await openOffice(page, `/staff/site/picture/${steel}`)
    await page.getByLabel('From the left, %').fill('10')
    await page.getByLabel('From above, %').fill('90')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published.')).toBeVisible()
    await page.goto('/staff/site/gallery')
    await page.getByText('As a list of names').click()
    const now = await page.getByLabel('The names as they stand now').inputValue()
    await page
      .getByLabel('Order: one name on each line')
      .fill(now.split('\n').toReversed().join('\n'))
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published.')).toBeVisible()
    await page.goto('/gallery')
    const cells = page.locator('.gallery-cell > a')
    expect(await cells.evaluateAll((all) => all.map(({ id }) => id.replace('item-', '')))).toEqual(
      now.split('\n').toReversed(),
    )
  })
})

test('a picture that was taken out can be added again, and one that was cut off too', async ({
  page,
}) => {
  await openOffice(page, '/staff/site/all/picture')
  const wall = await jpeg('wall.jpg', '#a33')
  await drop(page, [wall])
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Take out wall' }).click()
  await expect(rows(page)).toHaveCount(0)
  await drop(page, [wall])
  await expect(rows(page)).toHaveCount(1)

  const toRouter = '**/*.data*'
  await page.route(toRouter, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await drop(page, [await jpeg('gate.jpg', '#33a')])
  const again = page.getByRole('button', { name: 'Add gate.jpg' })
  await expect(again).toBeVisible()
  await page.unroute(toRouter)
  await again.click()
  await expect(rows(page)).toHaveCount(2)
  await expect(again).toHaveCount(0)
})
