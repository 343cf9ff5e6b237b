import { expect, readingTest as test } from '../e2e/site.ts'
import { drawn, viewOf } from './shown-in-3d.ts'

const controls = 'summary:visible, .view-panel :is(a, button, input):visible'

test('on a phone the machine stays in sight while its controls are used, and none lies below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/wotan?view')
  const canvas = await drawn(page)
  for (const title of ['Fittings', 'Paint and name', 'Work'])
    await viewOf(page).getByText(title, { exact: true }).click()
  const all = await viewOf(page).locator(controls).all()
  for (const control of [...all, ...all.toReversed()]) {
    await control.focus()
    await expect(canvas).toBeInViewport({ ratio: 0.99 })
    const machine = (await canvas.boundingBox())!
    expect((await control.boundingBox())!.y).toBeGreaterThanOrEqual(machine.y + machine.height)
    await expect(control).toBeInViewport({ ratio: 0.9 })
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('on a phone on its side the controls have the height, and the machine goes by', async ({
  page,
}) => {
  await page.setViewportSize({ width: 620, height: 340 })
  await page.goto('/products/wotan?view')
  const canvas = await drawn(page)
  const last = viewOf(page).locator(controls).last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(canvas).not.toBeInViewport()
})
