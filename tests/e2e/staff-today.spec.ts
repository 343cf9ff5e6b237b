import type { Page } from '@playwright/test'
import { dayAt, timeAt } from '../../app/rules/calendar-days.ts'
import { expect, openOffice, test } from './site.ts'

/** The last minute of today is always still ahead. */
const lastMinute = '23:59'

async function bookForToday(page: Page, time: string) {
  const today = dayAt(new Date())
  await openOffice(page, '/staff/today')
  await page.request.post(`/staff/days/${today}`, { form: { do: 'open-slot', time } })
  await page.goto(`/staff/book?date=${today}&time=${time}&name=Biju+Thomas&phone=%2B91+98470+12345`)
  await page.getByRole('button', { name: 'Book the appointment' }).click()
  await expect(page.getByRole('heading', { name: `${time} Biju Thomas` })).toBeVisible()
}

test('how an appointment went is noted with one press, which keeps the focus, and can be undone', async ({
  page,
}) => {
  await bookForToday(page, timeAt(new Date()))
  await page.goto('/staff/today')
  await page.getByRole('button', { name: 'Completed Biju Thomas' }).press('Enter')
  const undo = page.getByRole('button', { name: 'Undo Biju Thomas' })
  await expect(undo).toBeFocused()
  await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  await undo.press('Enter')
  await page.getByRole('button', { name: 'No-show Biju Thomas' }).press('Enter')
  await expect(page.getByText('No-show', { exact: true })).toBeVisible()
})

test('the day prints as who comes when, without menus and buttons', async ({ page }) => {
  await bookForToday(page, lastMinute)
  await page.goto('/staff/today')
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Completed Biju Thomas' })).toBeVisible()
  // Who is still to come has not failed to.
  await expect(page.getByRole('button', { name: 'No-show Biju Thomas' })).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('23:59')).toBeVisible()
  await expect(page.getByText('+91 98470 12345')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
})
