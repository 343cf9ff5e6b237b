import type { Page } from '@playwright/test'
import { monthAfter, monthOfDay } from '../../app/booking/dialog/month-grid.ts'
import { addDays, dayAt } from '../../app/rules/calendar-days.ts'
import { monthOf } from '../../app/rules/day-labels.ts'
import { expectNoFindings } from './axe.ts'
import { newPage } from './hydrated.ts'
import { mailedLink } from './mailed-link.ts'
import { oneSlotADay } from './office-days.ts'
import { chooseDay, openWithAllTaken } from './open-days.ts'
import { expect, signInAs, testWithMail as test } from './site.ts'
import type { SmtpSink } from '../smtp-server.ts'

/** Asha books the only slot of the second open day; gives the day. */
async function filledDay(page: Page): Promise<string> {
  await page.goto('/?book')
  await signInAs(page, 'Asha Menon')
  await chooseDay(page, 1)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^15:00/ })
    .click()
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  await expect(page.getByText('Your appointment has been booked!')).toBeVisible()
  return new URL(page.url()).searchParams.get('book')!
}

const offerTo = (smtp: SmtpSink) => mailedLink(smtp, 'ravi@buyer.example', 'A slot is free for you')

test('who finds a day full is told when its slot is free, and books it by the link in the mail', async ({
  page,
  smtp,
  browser,
  baseURL,
}) => {
  const staff = await newPage(browser, baseURL)
  await oneSlotADay(staff)
  const day = await filledDay(page)

  const ravi = await newPage(browser, baseURL)
  await ravi.goto('/?book')
  await signInAs(ravi, 'Ravi Kumar')
  await expect(ravi.getByText(/^All slots are taken on/)).toBeVisible()
  await ravi.getByRole('button', { name: 'Tell me when a slot is free' }).press('Enter')
  await expect(ravi.getByLabel('From', { exact: true })).toBeFocused()
  await expect(ravi.getByLabel('From', { exact: true })).toHaveValue(day)
  await expectNoFindings(ravi)
  await ravi.getByRole('button', { name: 'Tell me', exact: true }).press('Enter')
  await expect(ravi.getByText('We will mail you as soon as a slot is free for you.')).toBeVisible()
  await expect(ravi.getByRole('list', { name: 'What you wait for' })).toContainText('any time')
  await expect(ravi.getByText(/^All slots are taken on/)).toBeHidden()

  await staff.goto(`/staff/days/${day}`)
  await expect(staff.getByRole('heading', { name: '1 person waits for a slot' })).toBeVisible()
  await expectNoFindings(staff)

  await page.getByRole('button', { name: 'Cancel appointment' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('Your appointment has been cancelled.')).toBeVisible()
  await expect(ravi.getByText(/A slot is free for you: 15:00/)).toBeVisible()
  await expectNoFindings(ravi)
  await page.goto(`/?book=${day}`)
  await expect(
    page.getByRole('dialog').getByRole('button', { name: /^15:00 Booked/ }),
  ).toBeDisabled()

  // Whoever is on the telephone in the office sees for whom it is held.
  await staff.goto(`/staff/days/${day}`)
  await expect(staff.getByText(/^Held for Ravi Kumar until /)).toBeVisible()
  await expectNoFindings(staff)
  await staff.goto(`/staff/book?date=${day}`)
  await expect(staff.getByRole('radio', { name: /^15:00\s*held for Ravi Kumar/ })).toBeVisible()
  await expectNoFindings(staff)
  await staff.goto(`/staff/today?day=${day}`)
  await expect(
    staff.getByRole('link', { name: /^15:00 for Ravi Kumar until .*, held/ }),
  ).toBeVisible()
  await expectNoFindings(staff)

  await expect.poll(() => offerTo(smtp)).toBeTruthy()
  const phone = await newPage(browser, baseURL, { javaScriptEnabled: false })
  await phone.goto(offerTo(smtp)!)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('A slot is free for you')
  await phone.getByRole('button', { name: 'Book it' }).press('Enter')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Your appointment is booked')
})

test('whoever comes to a full day by a link sees on a phone what can be done', async ({
  page,
  browser,
  baseURL,
}) => {
  await oneSlotADay(await newPage(browser, baseURL))
  const day = await filledDay(page)
  const phone = await newPage(browser, baseURL, { viewport: { width: 360, height: 800 } })
  await phone.goto(`/?book=${day}`)
  await expect(phone.getByRole('button', { name: /Booked$/ }).first()).toBeDisabled()
  await expect(phone.getByRole('button', { name: 'Tell me when a slot is free' })).toBeInViewport()
  await expect(phone.getByLabel('A note for us')).toBeHidden()
})

test('the slot that is held is chosen and booked in the dialog', async ({
  page,
  browser,
  baseURL,
}) => {
  await oneSlotADay(await newPage(browser, baseURL))
  const day = await filledDay(page)
  const ravi = await newPage(browser, baseURL)
  await ravi.goto(`/?book=${day}`)
  await signInAs(ravi, 'Ravi Kumar')
  await ravi.getByRole('button', { name: 'Tell me when a slot is free' }).click()
  await ravi.getByRole('button', { name: 'Tell me', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel appointment' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await ravi.getByRole('button', { name: 'Choose it' }).click()
  await expect(ravi.getByRole('button', { name: 'Book Appointment' })).toBeFocused()
  await ravi.getByRole('button', { name: 'Book Appointment' }).press('Enter')
  await expect(ravi.getByText('Your appointment has been booked! Slot: 15:00')).toBeVisible()
})

test('who asks to be told and signs in then goes on with the form; who signs out leaves none', async ({
  page,
}) => {
  await openWithAllTaken(page)
  const opener = page.getByRole('button', { name: 'Tell me when a slot is free' })
  await opener.press('Enter')
  const signIn = page
    .getByRole('region', { name: 'Waiting for a slot' })
    .getByRole('link', { name: 'Sign in with Google' })
  await expect(signIn).toBeFocused()
  const popup = page.waitForEvent('popup')
  await signIn.press('Enter')
  await (await popup).getByRole('button', { name: 'Ravi Kumar' }).click()
  await expect(page.getByLabel('From', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(opener).toBeVisible()
  await expect(signIn).toBeHidden()
})

test('the slot that is held is shown in its month, and other months can be looked at then', async ({
  page,
}) => {
  const today = dayAt(new Date())
  const date = addDays(today, 40)
  const time = '15:00'
  await page.route(/\/api\/appointments$/, (route) =>
    route.fulfill({ json: { today, days: [today, date], waits: true } }),
  )
  await page.route(/\/api\/appointments\/waitlist$/, (route) =>
    route.fulfill({ json: { wishes: [], offer: { date, time, until: '23:00' } } }),
  )
  await page.route(`**/api/appointments/${date}`, (route) =>
    route.fulfill({ json: { slots: [{ time, booked: false, mine: false }] } }),
  )
  await page.goto('/?book')
  await signInAs(page, 'Ravi Kumar')
  const month = monthOfDay(date)
  const grid = (shown: string) => page.getByRole('grid', { name: monthOf(shown) })
  await expect(grid(monthOfDay(today))).toBeVisible()
  await page.getByRole('button', { name: 'Choose it' }).press('Enter')
  await expect(grid(month).getByRole('gridcell', { selected: true })).toBeVisible()
  await page.getByRole('button', { name: 'Previous month' }).press('Enter')
  await expect(grid(monthAfter(month, -1))).toBeVisible()
})

test('whoever waits for all that they may, or takes one back, has the focus where they go on', async ({
  page,
}) => {
  await page.goto('/?book')
  await signInAs(page, 'Ravi Kumar')
  // No slot is open yet.
  const [third, ...others] = [200, 201, 202].map((days) => addDays(dayAt(new Date()), days))
  for (const from of others)
    await page.request.post('/api/appointments/waitlist', { data: { from } })
  await page.reload()
  const opener = page.getByRole('button', { name: 'Tell me when a slot is free' })
  const takeBack = page.getByRole('button', { name: /^Take it back/ })
  const heading = page.getByRole('heading', { name: 'Waiting for a slot' })
  await expect(takeBack).toHaveCount(2)
  await opener.press('Enter')
  await page.getByLabel('From', { exact: true }).fill(third!)
  await page.getByRole('button', { name: 'Tell me', exact: true }).press('Enter')
  await expect(takeBack).toHaveCount(3)
  await expect.soft(heading).toBeFocused()
  await takeBack.first().press('Enter')
  await expect(takeBack).toHaveCount(2)
  await expect.soft(opener).toBeFocused()
  // The form stands where the button stood.
  await opener.press('Enter')
  await takeBack.first().press('Enter')
  await expect(takeBack).toHaveCount(1)
  await expect.soft(heading).toBeFocused()
})

test('waiting stands on its pages on a phone, a tablet and a desk, and axe has nothing to say', async ({
  page,
  smtp,
  browser,
  baseURL,
}) => {
  test.slow()
  await oneSlotADay(await newPage(browser, baseURL))
  const day = await filledDay(page)
  const ravi = await newPage(browser, baseURL)
  const expectFit = async (state: string) => {
    for (const width of [360, 768, 1440]) {
      await ravi.setViewportSize({ width, height: 900 })
      // The header covers nothing there.
      await ravi.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      const overflow = await ravi.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${state}, ${width} px`).toBeLessThanOrEqual(0)
      await expectNoFindings(ravi)
    }
  }
  await ravi.goto(`/sign-in?${new URLSearchParams({ returnTo: '/book' }).toString()}`)
  await ravi.getByRole('button', { name: 'Ravi Kumar' }).click()
  await expect(ravi.getByRole('heading', { name: 'No slot that suits you?' })).toBeVisible()
  await expectFit('book')
  await ravi.getByLabel('From', { exact: true }).fill(day)
  await ravi.getByRole('button', { name: 'Tell me when a slot is free' }).click()
  await expect(ravi.getByRole('status')).toHaveText(/We will mail you/)
  await expectFit('book-waiting')
  await ravi.goto('/?book')
  await ravi.getByRole('button', { name: 'Tell me when a slot is free' }).click()
  await expectFit('dialog')
  await page.getByRole('button', { name: 'Cancel appointment' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(ravi.getByText(/A slot is free for you: 15:00/)).toBeVisible()
  await expectFit('dialog-held')
  await expect.poll(() => offerTo(smtp)).toBeTruthy()
  await ravi.goto(offerTo(smtp)!)
  await expectFit('offer')
})
