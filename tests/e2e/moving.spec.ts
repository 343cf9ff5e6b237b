import { expectNoFindings } from './axe.ts'
import { newPage, patient } from './hydrated.ts'
import { chooseDay } from './open-days.ts'
import { expect, openOffice, signInAs, test } from './site.ts'
import type { Page } from '@playwright/test'

const slots = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^\d\d:\d\d/ })
const free = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /^\d\d:\d\d/, disabled: false })

/** Asha has the first slot of the second open day: of the first one, today, few may be left. */
async function booked(page: Page): Promise<string> {
  await page.goto('/?book')
  await signInAs(page, 'Asha Menon')
  await chooseDay(page, 1)
  const slot = slots(page).first()
  const time = (await slot.textContent())!.slice(0, 5)
  await slot.click()
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  await expect(page.getByText(`Your appointment has been booked! Slot: ${time}`)).toBeVisible()
  return time
}

test('a visitor moves an appointment by keyboard; others see both slots at once, and our desk hears of it', async ({
  page,
  browser,
  baseURL,
}) => {
  const time = await booked(page)
  const day = new URL(page.url()).searchParams.get('book')!
  const ravi = await newPage(browser, baseURL)
  await ravi.goto(`/?book=${day}`)
  const sameSlot = ravi.getByRole('dialog').getByRole('button', { name: new RegExp(`^${time}`) })
  await expect(sameSlot).toBeDisabled()

  await page.getByRole('button', { name: 'Move', exact: true }).press('Enter')
  await expect(page.getByText('Until you do, it stays where it is.')).toBeVisible()
  await expect(page.getByRole('button', { name: `${time} Yours` })).toBeDisabled()
  await expectNoFindings(page)
  const target = free(page).last()
  const newTime = (await target.textContent())!.slice(0, 5)
  await target.press('Enter')
  await page.getByRole('button', { name: 'Move Appointment' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Appointment moved' })).toBeFocused()
  await expect(dialog.getByRole('status')).toHaveText('Your appointment has been moved.')
  await expect(dialog.getByText(`${newTime}, Indian Standard Time`)).toBeVisible()
  await expect(dialog.getByText('Your appointment has been booked!')).toBeHidden()

  await expect(sameSlot).toBeEnabled()
  await expect(
    ravi.getByRole('dialog').getByRole('button', { name: new RegExp(`^${newTime}`) }),
  ).toBeDisabled()

  const staff = await newPage(browser, baseURL)
  await openOffice(staff, '/staff/today')
  await expect(staff.getByRole('region', { name: /New since/ })).toContainText('Moved')
  await staff.goto('/staff/mail')
  await expect(staff.getByText(/^Moved: your appointment with DINO is now on/)).toBeVisible()
})

test('on a phone a move begins at the top, with what it does and the month, and a new day brings its slots up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await booked(page)
  const move = page.getByRole('button', { name: 'Move', exact: true })
  const words = page.getByText('Until you do, it stays where it is.')
  const startsAtTheTop = async () => {
    await expect(words).toBeFocused()
    await expect(page.getByText('Signed in as Asha Menon')).toBeInViewport({ ratio: 1 })
    await expect(words).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Next month' })).toBeInViewport({ ratio: 1 })
  }
  await move.click()
  await startsAtTheTop()

  // The days may come only after the press.
  const pressed = Promise.withResolvers<void>()
  await page.route('**/api/appointments', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.reload()
  await move.click()
  await expect(page.getByText('Loading days...')).toBeVisible()
  pressed.resolve()
  await expect(page.getByRole('grid')).toBeVisible()
  await startsAtTheTop()

  await chooseDay(page, 2)
  await expect(slots(page).first()).toBeInViewport({ ratio: 1 })
  await expect(words).not.toBeInViewport()
})

test('who keeps an appointment has it where it was', async ({ page }) => {
  const time = await booked(page)
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await chooseDay(page, 2)
  await page.getByRole('button', { name: /^Keep / }).click()
  await expect(page.getByText(`Your appointment has been booked! Slot: ${time}`)).toBeVisible()
})

test('staff move an appointment as agreed on the phone, also without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  await booked(page)
  const day = new URL(page.url()).searchParams.get('book')!
  const staff = await newPage(browser, baseURL, { javaScriptEnabled: false })
  await openOffice(staff, `/staff/week?of=${day}`)
  await staff.getByRole('link', { name: 'Asha Menon' }).first().click()
  // What stands behind the list: all of it has come then, and its last line is whole.
  await expect(staff.getByRole('button', { name: 'Move the appointment' })).toBeVisible()
  const choice = staff.getByLabel('New time')
  const to = await choice.locator('option').last().textContent()
  await choice.selectOption({ label: to! })
  await staff.getByRole('button', { name: 'Move the appointment' }).click()
  await expect(staff.getByRole('heading', { level: 1 })).toContainText(to!.slice(-5))
})

test('after booking, moving and cancelling it is asked once whose appointments there are, and once by another tab', async ({
  page,
  context,
}) => {
  const asked = { here: 0, there: 0 }
  const count = (tab: Page, name: keyof typeof asked) =>
    tab.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/me') asked[name]++
    })
  await page.goto('/?book')
  await signInAs(page, 'Asha Menon')
  const other = await patient(await context.newPage())
  await other.goto('/?book')
  await expect(other.getByText('Signed in as Asha Menon')).toBeVisible()
  await page.bringToFront()
  await chooseDay(page, 1)
  await slots(page).first().click()
  await page.waitForLoadState('networkidle')
  count(page, 'here')
  count(other, 'there')

  await page.getByRole('button', { name: 'Book Appointment' }).click()
  await expect(page.getByText('Your appointment has been booked!')).toBeVisible()
  await expect.poll(() => asked).toEqual({ here: 1, there: 1 })
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await free(page).last().click()
  await page.getByRole('button', { name: 'Move Appointment' }).click()
  await expect(page.getByText('Your appointment has been moved.')).toBeVisible()
  await expect.poll(() => asked).toEqual({ here: 2, there: 2 })
  await page.getByRole('button', { name: 'Cancel appointment' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('Your appointment has been moved.')).toBeHidden()
  await expect.poll(() => asked).toEqual({ here: 3, there: 3 })
})

test('it is asked once as well where a slot is seen to be free before the answer comes', async ({
  page,
}) => {
  await booked(page)
  await page.waitForLoadState('networkidle')
  let isSeen = Promise.withResolvers<void>()
  await page.route(/\/api\/appointments\/[\d-]+/, async (route) => {
    if (route.request().method() === 'GET') return await route.fallback()
    const seen = isSeen.promise
    const response = await route.fetch()
    await seen
    await route.fulfill({ response })
  })
  const answered = async () => {
    const answer = page.waitForResponse((each) => each.request().method() !== 'GET')
    isSeen.resolve()
    isSeen = Promise.withResolvers()
    await answer
  }
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/me') asked++
  })

  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await free(page).last().click()
  await page.getByRole('button', { name: 'Move Appointment' }).click()
  await expect(slots(page).first()).toBeEnabled()
  await answered()
  await expect(page.getByText('Your appointment has been moved.')).toBeVisible()
  await expect.poll(() => asked).toBe(1)
  await page.getByRole('button', { name: 'Cancel appointment' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('Your appointment has been moved.')).toBeHidden()
  await answered()
  await expect(page.getByText('Your appointment has been cancelled')).toBeVisible()
  await expect.poll(() => asked).toBe(2)
})
