import type { Page } from '@playwright/test'
import { newPage } from './hydrated.ts'
import { mailedLink } from './mailed-link.ts'
import { oneSlotADay, openSlotNow } from './office-days.ts'
import { chooseDay } from './open-days.ts'
import { expect, signInAs, testWithMail as test } from './site.ts'

/** The person calls, and comes at once instead. */
async function agreeToMeetNow(staff: Page, { day, name }: { day: string; name: string }) {
  const now = await openSlotNow(staff)
  await staff.goto(`/staff/today?day=${day}`)
  await staff.getByRole('link', { name }).first().click()
  await staff.getByLabel('New time').selectOption(`${now.day} ${now.time}`)
  await staff.getByRole('button', { name: 'Move the appointment' }).click()
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(`${now.time} ${name}`)
}

test('one books and moves by the link, another who waits gets the slot, and is noted at the gate', async ({
  page,
  smtp,
  browser,
  baseURL,
}) => {
  test.slow()
  const [asha, ravi] = ['asha@buyer.example', 'ravi@buyer.example']
  const staff = await newPage(browser, baseURL)
  await oneSlotADay(staff)

  await page.goto('/?book')
  await signInAs(page, 'Asha Menon')
  await chooseDay(page, 1)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^15:00/ }).click()
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  await expect(page.getByText('Your appointment has been booked!')).toBeVisible()
  const day = new URL(page.url()).searchParams.get('book')!

  // The office hears of it: a mail to the desk, and the figure in the menu.
  await expect
    .poll(() => smtp.received.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1]).join())
    .toContain('New appointment')
  await staff.goto('/staff/today')
  await expect(staff.getByRole('link', { name: /^Today\s*1 new/ }).first()).toBeVisible()
  await expect(staff.getByRole('region', { name: /^New since you last looked/ })).toContainText(
    'Asha Menon',
  )

  // What was said on the telephone is there for whoever receives her.
  await staff.getByRole('link', { name: 'Asha Menon' }).first().click()
  await staff.getByLabel('New note').fill('Comes by train: fetch her.')
  await staff.getByRole('button', { name: 'Add note' }).click()
  await expect(staff.getByLabel('New note')).toHaveValue('')
  await staff.goto(`/staff/today?day=${day}`)
  await expect(staff.getByText('Our note: Comes by train: fetch her.')).toBeVisible()

  const other = await newPage(browser, baseURL)
  await other.goto('/?book')
  await signInAs(other, 'Ravi Kumar')
  await other.getByRole('button', { name: 'Tell me when a slot is free' }).click()
  await expect(other.getByLabel('From', { exact: true })).toHaveValue(day)
  await other.getByLabel(/^To/).fill(day)
  await other.getByRole('button', { name: 'Tell me', exact: true }).click()
  await expect(other.getByText('We will mail you as soon as a slot is free')).toBeVisible()

  // Asha moves to the next day without signing in.
  await expect.poll(() => mailedLink(smtp, asha, 'is booked')).toBeTruthy()
  const guest = await newPage(browser, baseURL)
  await guest.goto(mailedLink(smtp, asha, 'is booked')!)
  await guest.getByRole('button', { name: 'Move', exact: true }).click()
  const days = guest.getByRole('navigation', { name: 'Days with free slots' }).getByRole('link')
  await days.last().click()
  await guest.getByRole('radio').first().check()
  await guest.getByRole('button', { name: 'Move Appointment' }).click()
  await expect(guest.getByRole('status')).toContainText('Your appointment has been moved.')

  // Ravi is offered what she left, and takes it by the link in his mail.
  await expect.poll(() => mailedLink(smtp, ravi, 'A slot is free for you')).toBeTruthy()
  const phone = await newPage(browser, baseURL, { viewport: { width: 360, height: 760 } })
  await phone.goto(mailedLink(smtp, ravi, 'A slot is free for you')!)
  await phone.getByRole('button', { name: 'Book it' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Your appointment is booked')
  await expect.poll(() => mailedLink(smtp, ravi, 'is booked')).toBeTruthy()
  await phone.goto(mailedLink(smtp, ravi, 'is booked')!)
  await expect(phone.getByRole('img', { name: 'QR code of your appointment' })).toBeVisible()

  await agreeToMeetNow(staff, { day, name: 'Ravi Kumar' })
  await staff.goto(`${new URL(staff.url()).pathname}?gate`)
  await staff.getByRole('button', { name: 'Mark as came' }).click()
  await expect(staff.getByText(/^They came: noted at \d\d:\d\d\.$/)).toBeVisible()
})
