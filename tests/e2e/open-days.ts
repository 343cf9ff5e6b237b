import { expect, type Page } from '@playwright/test'
import { dayAt } from '../../app/rules/calendar-days.ts'
import { monthOf } from '../../app/rules/day-labels.ts'

/** The days that can be chosen in the month that the dialog shows, in order. */
export const openDays = (page: Page) =>
  page.getByRole('grid').getByRole('button', { disabled: false })

/** Chooses a day by its place among them: of the first one, today, few slots may be left; of a month that ends, few days. */
export async function chooseDay(page: Page, place: number): Promise<void> {
  await expect(openDays(page).first()).toBeVisible()
  const today = dayAt(new Date())
  const thisMonth = page.getByRole('grid', { name: monthOf(today.slice(0, 7)) })
  if (Number(today.slice(8)) > 24 && (await thisMonth.isVisible()))
    await page.getByRole('button', { name: 'Next month' }).click()
  await openDays(page).nth(place).click()
}

/** The dialog on a day on which there is one day, and no slot of it is free. */
export async function openWithAllTaken(page: Page): Promise<void> {
  const today = dayAt(new Date())
  await page.route(/\/api\/appointments$/, (route) =>
    route.fulfill({ json: { today, days: [], full: [today] } }),
  )
  await page.goto('/?book')
}
