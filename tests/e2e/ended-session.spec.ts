import type { Page } from '@playwright/test'
import { dayAt } from '../../app/rules/calendar-days.ts'
import { chooseDay } from './open-days.ts'
import { expect, signInAs, test } from './site.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Executive Appointment Booking' })
const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click()

async function chooseSlot(page: Page): Promise<void> {
  await chooseDay(page, 1)
  await dialog(page)
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .last()
    .click()
}

/** As on another device, from which they signed out everywhere: this page hears nothing of it. */
const endSession = (page: Page) => page.context().clearCookies()

const expectSignIn = async (page: Page, words: string) => {
  await expect(dialog(page).getByRole('alert')).toContainText(words)
  await expect(page.getByText('Signed in as')).toBeHidden()
  await signInAs(page, 'Asha Menon')
  await expect(dialog(page).getByRole('alert')).toBeHidden()
}

test('who cancels when the session has ended is asked to sign in, and cancels then', async ({
  page,
}) => {
  await page.goto('/?book')
  await signInAs(page, 'Asha Menon')
  await chooseSlot(page)
  await press(page, 'Book Appointment')
  await press(page, 'Cancel appointment')
  await endSession(page)
  await press(page, 'Yes, cancel it')
  await expectSignIn(page, 'Please login to cancel an appointment.')
  await press(page, 'Cancel appointment')
  await press(page, 'Yes, cancel it')
  await expect(page.getByText('Your appointment has been cancelled.')).toBeVisible()
})

test('who waits for a slot when the session has ended is asked to sign in, and is told then', async ({
  page,
}) => {
  const today = dayAt(new Date())
  await page.route(/\/api\/appointments$/, (route) =>
    route.fulfill({ json: { today, days: [], full: [today] } }),
  )
  await page.goto('/?book')
  await signInAs(page, 'Asha Menon')
  await press(page, 'Tell me when a slot is free')
  await endSession(page)
  await press(page, 'Tell me')
  await expectSignIn(page, 'Please login, so that we know whom to tell.')
  await press(page, 'Tell me when a slot is free')
  await press(page, 'Tell me')
  await expect(page.getByText('We will mail you as soon as a slot is free for you.')).toBeVisible()
})
