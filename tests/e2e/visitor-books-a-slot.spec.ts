import type { Locator, Page } from '@playwright/test'
import { newPage, patient } from './hydrated.ts'
import { chooseDay } from './open-days.ts'
import { expect, signInAs, test } from './site.ts'

const dialogTitle = 'Executive Appointment Booking'

async function openDialog(page: Page): Promise<void> {
  await page.goto('/products/wotan')
  await page.getByRole('link', { name: 'Find a slot' }).first().click()
  await expect(page.getByRole('dialog', { name: dialogTitle })).toBeVisible()
}

const slots = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^\d\d:\d\d/ })

/** On the first day that can be chosen but one, at one of its slots; the last unless given. */
async function bookAsAsha(page: Page, slot = -1): Promise<void> {
  await openDialog(page)
  await signInAs(page, 'Asha Menon')
  await chooseDay(page, 1)
  await slots(page).nth(slot).click()
  await page.getByRole('button', { name: 'Book Appointment' }).click()
}

test('a visitor finds a slot, signs in, books, and still has it after a reload and a power cut', async ({
  page,
  site,
}) => {
  await openDialog(page)
  await signInAs(page, 'Asha Menon')
  await expect(page.getByRole('link', { name: 'Sign in with Google' })).toBeHidden()

  await chooseDay(page, 1)
  const book = page.getByRole('button', { name: 'Book Appointment' })
  await expect(book).toBeDisabled()
  const slot = slots(page).last()
  const time = (await slot.textContent())!.slice(0, 5)
  await slot.click()
  await expect(slot).toHaveAttribute('aria-pressed', 'true')
  await book.click()

  const confirmation = page.getByText(`Your appointment has been booked! Slot: ${time}`)
  await expect(confirmation).toBeVisible()
  await expect(book).toBeHidden()
  await expect(slots(page)).toHaveCount(0)

  await site.killAndRestart()
  await page.goto('/?book')
  await expect(page.getByText('Signed in as Asha Menon')).toBeVisible()
  await chooseDay(page, 1)
  await expect(confirmation).toBeVisible()
})

test('a second person sees the slot greyed while looking at it, may take another, and learns no name', async ({
  page,
  site,
  browser,
}) => {
  await openDialog(page)
  await signInAs(page, 'Asha Menon')
  await chooseDay(page, 1)
  const time = (await slots(page).first().textContent())!.slice(0, 5)

  const ravi = await newPage(browser, site.url)
  await openDialog(ravi)
  await chooseDay(ravi, 1)
  const sameSlot = ravi.getByRole('button', { name: new RegExp(`^${time}`) })
  await sameSlot.click()

  await slots(page).first().click()
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  await expect(page.getByText('Your appointment has been booked!')).toBeVisible()

  await expect(sameSlot).toBeDisabled()
  await expect(ravi.getByText('This slot is already booked!')).toBeVisible()
  expect(await ravi.content()).not.toContain('Asha')

  await signInAs(ravi, 'Ravi Kumar')
  await ravi
    .getByRole('button', { name: /^\d\d:\d\d/, disabled: false })
    .first()
    .click()
  await ravi.getByRole('button', { name: 'Book Appointment' }).click()
  await expect(ravi.getByText('Your appointment has been booked!')).toBeVisible()
})

test('a second booking by the same person on that day is refused by the server', async ({
  page,
}) => {
  await openDialog(page)
  await signInAs(page, 'Asha Menon')
  await chooseDay(page, 1)
  const time = (await slots(page).last().textContent())!.slice(0, 5)
  const free = (await slots(page).nth(-2).textContent())!.slice(0, 5)
  await slots(page).last().click()
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  const { pathname } = new URL((await answered).url())

  const again = await page.request.post(pathname, { data: { time: free } })
  expect(again.status()).toBe(409)
  expect(await again.json()).toEqual({
    success: false,
    message: `You already have an appointment on this day, at ${time}.`,
    ...{ code: 'already-that-day', time },
  })
})

test('what was chosen before signing in is still chosen after, by window and by full page', async ({
  page,
}) => {
  await openDialog(page)
  await chooseDay(page, 1)
  await slots(page).nth(2).click()
  const time = (await slots(page).nth(2).textContent())!.slice(0, 5)
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Please login to book an appointment.',
  )

  // A blocked popup: the button is a link and leads there in this window.
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('link', { name: 'Sign in with Google' }).first().click()
  await page.getByRole('button', { name: 'Meera Nair' }).click()
  await expect(page.getByText('Signed in as Meera Nair')).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(`^${time}`) })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  await expect(page.getByText(`Your appointment has been booked! Slot: ${time}`)).toBeVisible()
})

test('an appointment can be put into the calendar and cancelled, and the slot is free again', async ({
  page,
}) => {
  await bookAsAsha(page, 3)

  const calendar = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  const ics = await page.request.get(calendar!)
  expect(ics.headers()['content-type']).toContain('text/calendar')
  expect(await ics.text()).toContain('BEGIN:VEVENT')

  await page.getByRole('button', { name: 'Cancel appointment' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(slots(page).nth(3)).toBeEnabled()
})

test('that the appointment stays is said directly below the button to book another day', async ({
  page,
}) => {
  await bookAsAsha(page)
  const button = page.getByRole('button', { name: 'Book another day' })
  await expect(button).toHaveAccessibleDescription(
    'This appointment stays when you book another day.',
  )
  const hint = page.getByText('This appointment stays')
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [above, below] = [(await button.boundingBox())!, (await hint.boundingBox())!]
    expect(below.x).toBe(above.x)
    expect(below.y - above.y - above.height).toBeLessThan(12)
  }
})

test('the confirmation names the day, and marks the calendar, as the page of the visit does', async ({
  page,
}) => {
  await bookAsAsha(page)
  const told = async (part: Locator) => {
    await expect(part.getByRole('term').filter({ hasText: /^Day$/ })).toBeVisible()
    await expect(part.getByRole('link', { name: 'Add to calendar' }).locator('svg')).toBeVisible()
  }
  await told(page.getByRole('dialog'))
  await page.getByRole('link', { name: /^Prepare your visit/ }).click()
  await expect(page).toHaveURL(/\/book\?day=/)
  await told(page.getByRole('main'))
})

test('what a person books in one tab and cancels in another is so in both', async ({
  page,
  context,
}) => {
  await openDialog(page)
  await signInAs(page, 'Asha Menon')
  const other = await patient(await context.newPage())
  await openDialog(other)
  await expect(other.getByText('Signed in as Asha Menon')).toBeVisible()
  for (const tab of [page, other]) await chooseDay(tab, 1)

  const time = (await slots(page).first().textContent())!.slice(0, 5)
  await slots(page).first().click()
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  const booked = `Your appointment has been booked! Slot: ${time}`
  for (const tab of [page, other]) await expect(tab.getByText(booked)).toBeVisible()

  await other.getByRole('button', { name: 'Cancel appointment' }).click()
  await other.getByRole('button', { name: 'Yes, cancel it' }).click()
  for (const tab of [other, page]) {
    await expect(tab.getByText(booked)).toBeHidden()
    await expect(slots(tab).first()).toBeEnabled()
  }
})

test('a sign-in that was called off is told, and can be tried again', async ({ page }) => {
  await openDialog(page)
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Sign in with Google' }).click()
  await (await popup).getByText('Cancel').click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await signInAs(page, 'Asha Menon')
  await expect(page.getByRole('dialog').getByRole('alert')).toBeHidden()
})

test('Back closes the dialog, and a link to it opens it', async ({ page }) => {
  await openDialog(page)
  await expect(page).toHaveURL(/\?book/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/?book')
  await expect(page.getByRole('dialog', { name: dialogTitle })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
})
