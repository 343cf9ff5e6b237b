import { expect, type Page } from '@playwright/test'
import { dayAt, timeAt } from '../../app/rules/calendar-days.ts'
import { openOffice } from './site.ts'

/** Staff leave one slot a day, at three. */
export async function oneSlotADay(staff: Page) {
  await openOffice(staff, '/staff/days/usual-week')
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
  for (const day of weekdays) await staff.getByLabel(day, { exact: true }).fill('15:00')
  await staff.getByRole('checkbox').check()
  await staff.getByRole('button', { name: 'Save the week' }).click()
  await staff.waitForURL('/staff/days?done=week-saved')
}

/** Who is in the office opens a slot at this very minute. */
export async function openSlotNow(staff: Page): Promise<{ day: string; time: string }> {
  const [day, time] = [dayAt(new Date()), timeAt(new Date())]
  await staff.goto(`/staff/days/${day}`)
  const open = staff.getByRole('button', { name: /^Open (the|this) day/ })
  if (await open.isVisible()) await open.click()
  await staff.getByLabel('Open another slot at').fill(time)
  await staff.getByRole('button', { name: 'Open slot' }).click()
  await expect(staff.getByText(time).first()).toBeVisible()
  return { day, time }
}

/** On the page that books for somebody: half past ten on the third day that is open. */
export async function chooseSlotAhead(page: Page) {
  const day = page.getByRole('navigation', { name: 'Day' }).getByRole('link').nth(2)
  await day.click()
  await expect(day).toHaveAttribute('aria-current', 'date')
  await page.getByRole('radio', { name: '10:30' }).check({ force: true })
}

export async function bookForAsha(page: Page) {
  await openOffice(page, '/staff/book')
  await chooseSlotAhead(page)
  await page.getByLabel('Name').fill('Asha Menon')
  await page.getByLabel('E-mail').fill('asha@buyer.example')
  await page.getByRole('button', { name: 'Book the appointment' }).click()
}
