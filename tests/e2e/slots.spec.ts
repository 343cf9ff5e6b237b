import type { Locator, Page } from '@playwright/test'
import { chooseDay } from './open-days.ts'
import { expect, readingTest as test, signInAs, test as ownTest } from './site.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Executive Appointment Booking' })
const slots = (page: Page) => dialog(page).getByRole('button', { name: /^\d\d:\d\d/ })
const oneDay = /\/api\/appointments\/\d{4}-\d\d-\d\d$/

/** Of the first one, today, few slots may be left. */
async function lookAtSlots(page: Page): Promise<void> {
  await page.goto('/?book')
  await chooseDay(page, 1)
}

for (const width of [360, 1440]) {
  test(`slots stand in three columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await lookAtSlots(page)
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
  await lookAtSlots(page)
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
  // Whenever the live slots connect, the others are read again without a press.
  await page.route('**/api/appointments/*/live', (route) => route.abort())
  await lookAtSlots(page)
  await expect(dialog(page).getByText('No slots available')).toBeVisible()
  await expect.poll(() => logged.join('\n')).toMatch(/The slots of \S+ could not be loaded/)
  await page.unroute(oneDay)
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(slots(page).first()).toBeVisible()
})

ownTest.describe('in forced colours, far from Kerala', () => {
  ownTest.use({ contextOptions: { forcedColors: 'active' }, timezoneId: 'Europe/Berlin' })

  ownTest(
    'the chosen slot’s own time is as plain as its hour, and Done weighs more than what may follow',
    async ({ page }) => {
      await lookAtSlots(page)
      const slot = slots(page).and(page.locator(':enabled')).first()
      await slot.click()
      await expect(slot).toHaveAttribute('aria-pressed', 'true')
      expect(await colourOf(slot.locator('small'))).toBe(await colourOf(slot))

      await signInAs(page, 'Asha Menon')
      await page.getByRole('button', { name: 'Book Appointment' }).click()
      const done = await backgroundOf(dialog(page).getByRole('button', { name: 'Done' }))
      const add = await backgroundOf(dialog(page).getByRole('link', { name: 'Add to calendar' }))
      expect(done).not.toBe(add)
    },
  )
})

const colourOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color)
const backgroundOf = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor)
