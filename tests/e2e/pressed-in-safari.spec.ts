import { openOrder } from './gallery-order.ts'
import { askAndOpen, forQuote } from './office-enquiries.ts'
import { pressAsInSafari } from './safaris-focus.ts'
import { expect, openOffice, test } from './site.ts'

test.beforeEach(({ page }) => pressAsInSafari(page))

test('the arrow keys go on from the tab that was pressed', async ({ page }) => {
  await page.goto('/products/scoot')
  await page.getByRole('tab', { name: 'Specs' }).click()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(/Apps/)
})

test('the picture that is pressed is the one that goes to the end, and the arrows move it', async ({
  page,
}) => {
  const { tiles, order } = await openOrder(page)
  const before = await order()
  const third = tiles.nth(2).getByRole('button')
  await third.click()
  await expect(third).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  expect((await order())[3]).toBe(before[2])
  await page.keyboard.press('Escape')
  // Its photograph does as well as its handle.
  await tiles.nth(1).click({ position: { x: 60, y: 40 } })
  await page.getByRole('button', { name: 'Move to end' }).click()
  await expect.poll(async () => (await order()).at(-1)).toBe(before[1])
})

test('what must stay in sight is pointed at, and moved on with the arrow keys', async ({
  page,
}) => {
  await openOffice(page, '/staff/site/picture/woodpicker-grapple-holding-a-log')
  const point = page.getByRole('button', { name: /^Point in the picture/ })
  const { width, height } = (await point.boundingBox())!
  await point.click({ position: { x: width * 0.25, y: height * 0.75 } })
  await expect(page.getByLabel('From above, %')).toHaveValue('75')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('From above, %')).toHaveValue('77')
})

test('who answers at the end of a long enquiry sees that it was done', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await askAndOpen(page, { ...forQuote, message: 'A crane for our timber yard. '.repeat(40) })
  await page.getByRole('textbox', { name: 'New note' }).fill('Called her.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Note added.' })).toBeInViewport()
})
