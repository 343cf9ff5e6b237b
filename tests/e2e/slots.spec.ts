import type { Page } from '@playwright/test'
import { expect, readingTest as test } from './site.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Executive Appointment Booking' })
const slots = (page: Page) => dialog(page).getByRole('button', { name: /^\d\d:\d\d/ })
const oneDay = /\/api\/appointments\/\d{4}-\d\d-\d\d$/

async function chooseFirstDay(page: Page): Promise<void> {
  await page.goto('/?book')
  await dialog(page).getByRole('grid').getByRole('button', { disabled: false }).first().click()
}

for (const width of [360, 1440]) {
  test(`slots stand in three columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await chooseFirstDay(page)
    await expect(slots(page).nth(3)).toBeVisible()
    const places = await slots(page).evaluateAll((buttons) =>
      buttons.map((button) => Math.round(button.getBoundingClientRect().left)),
    )
    expect(new Set(places).size).toBe(3)
    expect(places[3]).toBe(places[0])
  })
}

test('while the slots of a day are on their way, the dialog says that they load', async ({
  page,
}) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(oneDay, async (route) => {
    await asked
    await route.continue()
  })
  await chooseFirstDay(page)
  await expect(dialog(page).getByText('Loading slots...')).toBeVisible()
  answer()
  await expect(slots(page).first()).toBeVisible()
  await expect(dialog(page).getByText('Loading slots...')).toBeHidden()
})

test('slots that cannot be read are logged, shown as none, and can be asked for again', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await page.route(oneDay, (route) => route.abort())
  await chooseFirstDay(page)
  await expect(dialog(page).getByText('No slots available')).toBeVisible()
  await expect.poll(() => logged.join('\n')).toMatch(/The slots of \S+ could not be loaded/)
  await page.unroute(oneDay)
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(slots(page).first()).toBeVisible()
})
