import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoFindings } from './axe.ts'
import { expect, openOffice, test } from './site.ts'

const numbers = (page: Page) => page.getByRole('group', { name: 'Numbers on the picture' })
const number = (page: Page, index: number) =>
  numbers(page)
    .locator('.callouts-picture')
    .getByRole('button', { name: `${index}, ` })
const saved = (page: Page) => page.waitForResponse((answer) => answer.request().method() === 'POST')
const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published.')).toBeVisible()
}
/** Where a number's part is, in hundredths of the picture. */
async function partOf(page: Page, index: number): Promise<[number, number]> {
  const name = (await number(page, index).getAttribute('aria-label'))!
  const [, x, y] = /: (\d+) from the left, (\d+) from the top$/.exec(name)!
  return [Number(x), Number(y)]
}

test('numbers are moved by the pointer and by keys, taken off and placed, and stand there on the page', async ({
  page,
}) => {
  await openOffice(page, '/staff/site/product/wotan')
  const [x, y] = await partOf(page, 1)
  await number(page, 1).focus()
  const kept = saved(page)
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft', 'ArrowDown', 'ArrowDown'])
    await page.keyboard.press(key)
  expect(await partOf(page, 1)).toEqual([x - 10, y + 1])
  await expect(number(page, 1)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^1: / })).toBeAttached()
  await kept

  const [fromX] = await partOf(page, 2)
  const box = (await number(page, 2).boundingBox())!
  await page.mouse.move(box.x + 10, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 40, { steps: 4 })
  await page.mouse.up()
  expect((await partOf(page, 2))[0]).toBeGreaterThan(fromX + 5)

  const picture = numbers(page).locator('.callouts-picture')
  await picture.click({ position: { x: 60, y: 60 } })
  expect((await partOf(page, 2))[0]).toBeLessThan(fromX)

  await numbers(page).getByRole('button', { name: 'Take off 3,' }).click()
  await expect(number(page, 3)).toHaveCount(0)
  await numbers(page).getByRole('button', { name: 'Take off 4,' }).click()
  await numbers(page).getByRole('button', { name: 'Place 4,' }).click()
  await expect(number(page, 4)).toHaveCount(1)
  await expectNoFindings(page)
  await page.reload()
  expect(await partOf(page, 1)).toEqual([x - 10, y + 1])
  await publish(page)

  await page.goto('/products/wotan')
  await expect(page.locator('.feature-picture .boxed')).toHaveText(['1', '2', '4'])
})

test('a title that is typed anew keeps its number, and a photograph has numbers where there is no render', async ({
  page,
}) => {
  await openOffice(page, '/staff/site/product/new')
  await expect(numbers(page).getByText('Add a photograph above')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Titan')
  await page.getByLabel('What it is').fill('Knuckle crane')
  await page.getByLabel('Description').fill('It lifts.')
  const features = page.getByLabel('Key features')
  await features.fill('Long boom\nReaches far.\n\nTwo winches\nOne at each end.')
  const buffer = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#467' },
  })
    .jpeg()
    .toBuffer()
  await page
    .getByRole('group', { name: 'Photographs' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'yard.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByLabel('What it shows').fill('Titan in the yard')
  await numbers(page).getByRole('button', { name: 'Place 2, Two winches' }).click()
  await expect(number(page, 2)).toHaveAccessibleName(/^2, Two winches: 50 from the left/)
  await features.fill('Long boom\nReaches far.\n\nThree winches\nOne at each end.')
  await expect(number(page, 2)).toHaveAccessibleName(/^2, Three winches: 50 from the left/)
  await publish(page)
  await page.goto('/products/titan')
  await expect(page.locator('.feature-picture .boxed')).toHaveText(['2'])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('numbers are typed', async ({ page }) => {
    await openOffice(page, '/staff/site/product/wotan')
    await page.getByLabel('Numbers on the picture').fill('Outriggers: -')
    await publish(page)
    await page.goto('/products/wotan')
    await expect(page.locator('.feature-picture .boxed')).toHaveText(['1', '2', '3'])
  })
})
