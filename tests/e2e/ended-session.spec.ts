import type { Page } from '@playwright/test'
import { hold } from './hydrated.ts'
import { chooseDay, openWithAllTaken } from './open-days.ts'
import { expect, signInAs, test } from './site.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Executive Appointment Booking' })
const note = (page: Page) => dialog(page).getByLabel('A note for us')
const company = (page: Page) => dialog(page).getByRole('textbox', { name: 'Company' })
const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click()

async function chooseSlot(page: Page): Promise<void> {
  await chooseDay(page, 1)
  await dialog(page)
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .last()
    .click()
}

/** Asha has chosen a slot, and typed. */
async function typed(page: Page): Promise<void> {
  await page.goto('/?book')
  await signInAs(page, 'Asha Menon')
  await chooseSlot(page)
  await note(page).fill('By bus.')
  await page.getByText('More about your visit').click()
  await company(page).fill('Menon Timber')
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
  // What it asks after a booking tells it as well, and takes the question away.
  const letHear = await hold(page, /\/api\/me$/)
  await press(page, 'Book Appointment')
  await press(page, 'Cancel appointment')
  await endSession(page)
  let asked = 0
  page.on('request', (request) => {
    if (/\/api\/me$/.test(request.url())) asked++
  })
  await press(page, 'Yes, cancel it')
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  expect(asked).toBe(1)
  letHear()
  await expectSignIn(page, 'Please login to cancel an appointment.')
  await press(page, 'Cancel appointment')
  await press(page, 'Yes, cancel it')
  await expect(page.getByText('Your appointment has been cancelled.')).toBeVisible()
})

test('whose session ended meanwhile is told why the appointment is not shown, and sees it again', async ({
  page,
}) => {
  await page.goto('/?book')
  await signInAs(page, 'Asha Menon')
  await chooseSlot(page)
  const known = page.waitForResponse(/\/api\/me$/)
  await press(page, 'Book Appointment')
  await press(page, 'Cancel appointment')
  await known
  await endSession(page)
  // As when the visitor comes back to the page: it asks who is signed in.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expectSignIn(page, 'Please login to see your appointment.')
  await expect(dialog(page).getByRole('button', { name: 'Cancel appointment' })).toBeVisible()
})

test('who waits for a slot when the session has ended is asked to sign in, and is told then', async ({
  page,
}) => {
  await openWithAllTaken(page)
  await signInAs(page, 'Asha Menon')
  await press(page, 'Tell me when a slot is free')
  await endSession(page)
  await press(page, 'Tell me')
  await expectSignIn(page, 'Please login, so that we know whom to tell.')
  await press(page, 'Tell me when a slot is free')
  await press(page, 'Tell me')
  await expect(page.getByText('We will get in touch with you when a slot is free.')).toBeVisible()
})

test('whose session ended while they typed signs in and goes on; who signs in instead finds nothing', async ({
  page,
}) => {
  await typed(page)
  await endSession(page)
  await press(page, 'Book Appointment')
  await expectSignIn(page, 'Please login to book an appointment.')
  await expect(company(page)).toHaveValue('Menon Timber')
  await expect(note(page)).toHaveValue('By bus.')

  await endSession(page)
  await press(page, 'Book Appointment')
  await expect(page.getByText('Signed in as')).toBeHidden()
  // Typed on in front of the same person's words, it is no stranger's to find after a sign-in on the whole page either.
  await company(page).fill('Menon Timber, Kottayam')
  expect(await page.evaluate(() => sessionStorage.getItem('booking visit'))).toBeNull()
  await signInAs(page, 'Ravi Kumar')
  await expect(note(page)).toHaveValue('')
  await expect(company(page)).toHaveCount(0)
})

test('who signs out everywhere when the session has ended is not told that it was done', async ({
  page,
}) => {
  await typed(page)
  await endSession(page)
  await press(page, 'Sign out everywhere')
  await expect(dialog(page).getByRole('alert')).toContainText('Login to sign out on other devices')
  await expect(note(page)).toHaveValue('')
  await signInAs(page, 'Asha Menon')
  await press(page, 'Sign out everywhere')
  await expect(page.getByText('Signed in as')).toBeHidden()
  await expect(dialog(page).getByRole('alert')).toBeHidden()
})

test('who signs out, here or in another tab, leaves nothing typed in the dialog', async ({
  page,
  context,
}) => {
  await typed(page)
  await press(page, 'Sign out')
  await expect(note(page)).toHaveValue('')
  await expect(company(page)).toHaveCount(0)

  // What is typed after that is of whoever signs in next.
  await note(page).fill('By train.')
  await signInAs(page, 'Ravi Kumar')
  await expect(note(page)).toHaveValue('By train.')

  const other = await context.newPage()
  await other.goto('/?book')
  await press(other, 'Sign out')
  await expect(note(page)).toHaveValue('')
})
