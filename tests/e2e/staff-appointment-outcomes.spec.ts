import type { Page } from '@playwright/test'
import { bookForAsha } from './office-days.ts'
import { expect, test } from './site.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const told = (page: Page) => page.getByRole('main').getByRole('status')

test('what was done to an appointment is said, and whether they have to be called', async ({
  page,
}) => {
  await bookForAsha(page)
  await expect(told(page)).toHaveText('Booked.')
  await page.getByLabel('New time').selectOption({ index: 1 })
  await press(page, 'Move the appointment')
  await expect(told(page)).toHaveText('Moved to this time. No mail goes out: please call them.')
  await page.getByLabel('Reason').fill('No power that day.')
  await press(page, 'Cancel the appointment')
  await expect(told(page)).toContainText('Cancelled, and the slot is free again')
  const another = page.getByRole('definition').filter({ hasText: 'another slot' })
  await expect(another).toContainText('No mail was sent: call to find another slot')
})

test('what comes too late is refused in words, though its form is gone', async ({
  page,
  context,
}) => {
  await bookForAsha(page)
  await page.getByLabel('New time').selectOption({ index: 1 })
  const colleague = await context.newPage()
  await colleague.goto(page.url())
  await colleague.getByLabel('Reason').fill('No power that day.')
  await press(colleague, 'Cancel the appointment')
  await expect(told(colleague)).toContainText('Cancelled')
  await press(page, 'Move the appointment')
  await expect(page.getByRole('alert')).toContainText('cancelled')
  await expect(page.getByRole('button', { name: 'Move the appointment' })).toHaveCount(0)
})
