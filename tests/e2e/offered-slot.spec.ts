import type { Page } from '@playwright/test'
import { chooseDay } from './open-days.ts'
import { expect, signInAs, test } from './site.ts'

const token = 'A'.repeat(43)
const offer = `**/api/appointments/offer?token=${token}`

async function chooseSlot(page: Page): Promise<string> {
  await chooseDay(page, 1)
  const slot = page
    .getByRole('dialog')
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .last()
  await slot.click()
  return (await slot.textContent())!.slice(0, 5)
}

test('an offer that does not answer is booked by its link and what was typed, as the rest is not known', async ({
  page,
}) => {
  await page.route(offer, (route) => route.abort())
  await page.goto(`/?book&again=${token}`)
  await signInAs(page, 'Asha Menon')
  const time = await chooseSlot(page)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  expect((await sent).postDataJSON()).toEqual({ time, note: null, offer: token })
})

test('an offer that did not answer is asked for again', async ({ page }) => {
  let asked = 0
  const open = {
    date: '2026-11-24',
    time: '10:00',
    purpose: 'demo',
    productId: 'wotan',
    note: 'Two',
  }
  await page.route(offer, (route) =>
    asked++ === 0 ? route.abort() : route.fulfill({ json: open }),
  )
  await page.goto(`/?book&again=${token}`)
  await expect(page.getByText(/^Another slot for your Demo of Dino Wotan/)).toBeVisible()
  await chooseSlot(page)
  await expect(page.getByLabel('What would you like to see?')).toHaveValue('Two')
})
