import { expectNoFindings } from './axe.ts'
import { openOrder } from './gallery-order.ts'
import { names, openGallery, steel } from './gallery-page.ts'
import { expect, test } from './site.ts'

test('the gallery is put in order with the keyboard, and by dragging', async ({ page }) => {
  const { tiles, order } = await openOrder(page)
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
  const { tiles, order } = await openOrder(page)
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
  const { tiles, order } = await openOrder(page)
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
