import { hold } from '../e2e/hydrated.ts'
import { expect, readingTest as test } from '../e2e/site.ts'
import { drawn, viewOf } from './shown-in-3d.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('where the worker cannot start, the picture stays and a sentence says what to do', async ({
  page,
}) => {
  await page.route(/machine-view-worker/, (route) => route.abort())
  await page.goto('/products/wotan?view')
  await expect(viewOf(page).getByText(/The 3D view did not come in time/)).toBeVisible()
  await expect(page.locator('.product-picture img')).toBeVisible()
  await page.unroute(/machine-view-worker/)
  await viewOf(page).getByRole('button', { name: 'Try again' }).focus()
  await page.keyboard.press('Enter')
  await drawn(page)
  await expect(page.locator('.view-panel')).toBeFocused()
})

test('the keyboard comes back from it to the choices', async ({ page }) => {
  await page.route(/machine-view-worker/, (route) => route.abort())
  await page.goto('/products/wotan?view')
  await viewOf(page).getByRole('link', { name: 'Back to the picture' }).focus()
  await page.keyboard.press('Enter')
  await expect(viewOf(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Picture', exact: true })).toBeFocused()
})

for (const [what, script] of [
  ['loses its context', "onmessage = () => postMessage({ is: 'lost' })"],
  ['dies', "throw new Error('dead')"],
] as const) {
  test(`a worker that ${what} gives the picture back`, async ({ page }) => {
    await page.route(/machine-view-worker/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    )
    await page.goto('/products/wotan?view')
    await expect(viewOf(page).getByText(/The 3D view cannot be shown/)).toBeVisible()
    await expect(page.locator('canvas')).toHaveCount(0)
    await expect(page.locator('.product-picture img')).toBeVisible()
  })
}

test('a worker that has not come in time is said to be late, and no fault of the browser', async ({
  page,
}) => {
  await page.clock.install()
  const letCome = await hold(page, /machine-view-worker/)
  const asked = page.waitForRequest(/machine-view-worker/)
  await page.goto('/products/wotan?view')
  await asked
  await page.clock.fastForward(31_000)
  await expect(viewOf(page).getByText(/^The 3D view did not come in time/)).toBeVisible()
  await expect(viewOf(page).getByText(/browser/)).toHaveCount(0)
  await expect(page.locator('canvas')).toHaveCount(0)
  await expect(page.locator('.product-picture img')).toBeVisible()
  letCome()
})

test('whoever was at the machine goes on from what is said in its place', async ({ page }) => {
  await page.clock.install()
  await page.route(/machine-view-worker/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => {}' }),
  )
  await page.goto('/products/wotan?view')
  await page.locator('canvas').focus()
  await page.keyboard.press('ArrowLeft')
  await page.clock.fastForward(31_000)
  await expect(viewOf(page).getByText(/The 3D view did not come in time/)).toBeVisible()
  await expect(page.locator('.view-panel')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(viewOf(page).getByRole('button', { name: 'Try again' })).toBeFocused()
})

test('whoever saves data is asked first', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/products/wotan?view')
  await expect(viewOf(page).getByText(/saves data/)).toBeVisible()
  await viewOf(page).getByRole('button', { name: 'Load the 3D view' }).focus()
  await page.keyboard.press('Enter')
  await drawn(page)
  await expect(page.locator('.view-panel')).toBeFocused()
})
