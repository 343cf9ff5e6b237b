import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { newPage } from './hydrated.ts'
import { openSlotNow } from './office-days.ts'
import { chooseDay } from './open-days.ts'
import { expect, openOffice, test } from './site.ts'

const phone = { viewport: { width: 360, height: 760 } }

/** Books the first slot of the second open day, telling more than who comes and when; gives its day. */
async function bookWithDetails(page: Page): Promise<string> {
  await page.goto('/book')
  const days = page.getByRole('navigation', { name: 'Days with free slots' }).getByRole('link')
  await days.nth(1).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Choose this slot' }).click()
  await page.getByRole('link', { name: /^Sign in with Google to book/ }).click()
  await page.getByRole('button', { name: 'Asha Menon' }).click()
  const company = page.getByRole('textbox', { name: 'Company' })
  await expect(company).toBeHidden()
  await page.getByText('More about your visit').click()
  await page.getByLabel('Phone').fill('98765')
  await page.getByLabel('It has WhatsApp').check()
  await company.fill('Menon Timber')
  await page.getByLabel('How many of you come').fill('3')
  await page.getByLabel('Machine of interest').selectOption('Dino Wotan')
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  // What was typed is still there, beside what is wrong with it.
  await expect(page.getByRole('alert')).toContainText('Check the phone number')
  await expect(company).toHaveValue('Menon Timber')
  await expectNoFindings(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByLabel('Phone').fill('98765 43210')
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  await expect(page.getByRole('status')).toHaveText('Booking confirmed!')
  return new URL(page.url()).searchParams.get('day')!
}

test('a visitor tells more on a phone, is late, and the code at the gate notes who came', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await newPage(browser, baseURL, phone)
  const day = await bookWithDetails(visitor)
  const main = visitor.getByRole('main')
  await expect(main).toContainText('the sales desk')
  await expect(main).toContainText('Dino Wotan')
  await expect(visitor.getByRole('img', { name: 'QR code of your appointment' })).toBeVisible()
  await expectNoFindings(visitor)

  await visitor.getByRole('button', { name: 'Change what you told us' }).click()
  // By an address that was kept, the page brings its styles with it.
  await visitor.goto(visitor.url())
  await expect(visitor.getByLabel('It has WhatsApp')).toHaveCSS('width', '20px')
  await expect(visitor.getByLabel('Phone')).toHaveValue('98765 43210')
  await visitor.getByLabel('How many of you come').fill('4')
  await visitor.getByRole('button', { name: 'Tell us' }).click()
  await expect(visitor.getByRole('status')).toHaveText('Thank you, we know.')

  // They agree on the telephone to meet today, at this minute.
  await openOffice(page, '/staff/today')
  const now = await openSlotNow(page)
  await page.goto(`/staff/today?day=${day}`)
  await expect(page.getByText('4 visitors')).toBeVisible()
  await page.getByRole('link', { name: 'Asha Menon' }).first().click()
  await page.getByLabel('New time').selectOption(`${now.day} ${now.time}`)
  await page.getByRole('button', { name: 'Move the appointment' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${now.time} Asha Menon`)
  const appointment = new URL(page.url()).pathname

  await visitor.goto(`/book?day=${now.day}`)
  await visitor.getByRole('button', { name: 'I am late by 20 min' }).click()
  await expect(visitor.getByRole('heading', { name: /^You are late by 20 min/ })).toBeVisible()
  await page.goto('/staff/today')
  await expect(page.getByText(/^late by 20 min, said \d\d:\d\d$/)).toBeVisible()
  await expectNoFindings(page)

  await page.setViewportSize({ width: 360, height: 760 })
  await page.goto(`${appointment}?gate`)
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Mark as came' }).click()
  await expect(page.getByText(/^They came: noted at \d\d:\d\d\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as came' })).toBeHidden()
})

test('the dialog asks for more only when it is opened, and knows it the next time', async ({
  page,
}) => {
  const book = async (
    day: number,
    company: (field: ReturnType<Page['getByLabel']>) => Promise<void>,
  ) => {
    await page.goto('/?book')
    await chooseDay(page, day)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^\d\d:\d\d/ })
      .last()
      .click()
    const more = page.getByText('More about your visit')
    await expect(more).toBeVisible()
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Company' })
    await expect(field).toHaveCount(0)
    await more.press('Enter')
    await company(field)
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Book Appointment' }).click()
    await expect(page.getByText('Your appointment has been booked!')).toBeVisible()
  }
  await openOffice(page, '/book', 'Asha Menon')
  await book(1, (company) => company.fill('Menon Timber'))
  await book(2, (company) => expect(company).toHaveValue('Menon Timber'))
})
