import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoFindings } from './axe.ts'
import { names, openGallery } from './gallery-page.ts'
import { expect, openOffice, test } from './site.ts'

const jpeg = async (name: string, background: string, [width, height] = [900, 600]) => ({
  ...{ name, mimeType: 'image/jpeg' },
  buffer: await sharp({ create: { width: width!, height: height!, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})
const rows = (page: Page) => page.getByRole('list', { name: 'New pictures' }).getByRole('listitem')
const steel = 'wotan-lifting-steel-beams-at-a-building-site'

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

test('the gallery is put in order with the keyboard, and by dragging', async ({ page }) => {
  await openOffice(page, '/staff/site/gallery')
  const tiles = page.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem')
  const order = async () => tiles.evaluateAll((all) => all.map((tile) => tile.dataset.name))
  const before = await order()
  expect(before[0]).toBe(steel)
  const said = page.getByRole('status').filter({ hasText: /place/i })
  await tiles.first().getByRole('button').focus()
  await page.keyboard.press('Space')
  await expect(said).toContainText('is lifted, place 1 of')
  await page.keyboard.press('ArrowRight')
  await expect(said).toContainText('place 2 of')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(said).toContainText('Put back at place 1 of')
  expect(await order()).toEqual(before)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(said).toContainText('is put down at place 2 of')
  expect((await order()).slice(0, 3)).toEqual([before[1], steel, before[2]])
  await page.keyboard.press('End')
  await expect(tiles.last().getByRole('button')).toBeFocused()
  await page.getByRole('button', { name: 'Move to start' }).click()
  await page.evaluate(() => scrollTo(0, 0))
  const last = before.at(-1)
  expect((await order()).slice(0, 3)).toEqual([last, before[1], steel])
  await tiles.nth(2).scrollIntoViewIfNeeded()
  const [from, to] = [await tiles.nth(2).boundingBox(), await tiles.first().boundingBox()]
  await page.mouse.move(from!.x + 20, from!.y + 20)
  await page.mouse.down()
  await page.mouse.move(to!.x + 20, to!.y + 24, { steps: 8 })
  await page.mouse.up()
  expect((await order()).slice(0, 3)).toEqual([steel, last, before[1]])
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published.')).toBeVisible()
  await openGallery(page)
  expect((await names(page)).slice(0, 3)).toEqual([steel, last, before[1]])
})

test('a picture that is let go with its last step stands where it was let go, and is announced there', async ({
  page,
}) => {
  await openOffice(page, '/staff/site/gallery')
  const tiles = page.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem')
  const order = async () => tiles.evaluateAll((all) => all.map((tile) => tile.dataset.name))
  const before = await order()
  const points = await tiles.evaluateAll((all) =>
    all.map((tile) => {
      const { x, y } = tile.getBoundingClientRect()
      return { x: x + 20, y: y + 20 }
    }),
  )
  const hand = await page.context().newCDPSession(page)
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', place: number) =>
    hand.send('Input.dispatchMouseEvent', {
      ...{ type, ...points[place]!, button: 'left', clickCount: 1 },
      buttons: type === 'mouseReleased' ? 0 : 1,
    })
  await send('mousePressed', 0)
  await send('mouseMoved', 1)
  await Promise.all([send('mouseMoved', 2), send('mouseReleased', 2)])
  const expected = [before[1], before[2], before[0], ...before.slice(3)]
  await expect.poll(order).toEqual(expected)
  await expect(page.getByRole('status').filter({ hasText: /^place/ })).toHaveText(
    `place 3 of ${before.length}.`,
  )
})

test('a picture that the hand holds still over a place stays there, however often the place is asked for', async ({
  page,
}) => {
  await openOffice(page, '/staff/site/gallery')
  const tiles = page.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem')
  const order = async () => tiles.evaluateAll((all) => all.map((tile) => tile.dataset.name))
  const before = await order()
  const [from, to] = [await tiles.nth(2).boundingBox(), await tiles.nth(0).boundingBox()]
  await page.mouse.move(from!.x + 20, from!.y + 20)
  await page.mouse.down()
  // Two moves before the page is drawn, as when its next frame is late.
  await tiles.nth(2).evaluate(
    (tile, [clientX, clientY]) => {
      const move = { clientX: clientX!, clientY: clientY!, pointerId: 1, bubbles: true }
      tile.dispatchEvent(new PointerEvent('pointermove', move))
      tile.dispatchEvent(new PointerEvent('pointermove', move))
    },
    [to!.x + 20, to!.y + 24],
  )
  await page.mouse.up()
  const expected = [before[2], before[0], before[1], ...before.slice(3)]
  await expect.poll(order).toEqual(expected)
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
