import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { newPage } from './hydrated.ts'
import { mailedLink } from './mailed-link.ts'
import { chooseDay } from './open-days.ts'
import { expect, signInAs, testWithMail as test } from './site.ts'
import type { SmtpSink } from '../smtp-server.ts'

/** Asha books a slot of the second open day, and gets a mail: its link. */
async function linkOfAsha(page: Page, smtp: SmtpSink): Promise<string> {
  await page.goto('/?book')
  await signInAs(page, 'Asha Menon')
  await chooseDay(page, 1)
  const slots = page.getByRole('dialog').getByRole('button', { name: /^\d\d:\d\d/ })
  await slots.first().click()
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  await expect(page.getByText('Your appointment has been booked!')).toBeVisible()
  const link = () => mailedLink(smtp, 'asha@buyer.example', '')
  await expect.poll(link).toBeTruthy()
  return link()!
}

for (const scripts of [false, true]) {
  test(`the link in the mail moves and cancels without signing in, scripts ${scripts ? 'on' : 'off'}`, async ({
    page,
    smtp,
    browser,
    baseURL,
  }) => {
    const link = await linkOfAsha(page, smtp)
    const guest = await newPage(browser, baseURL, { javaScriptEnabled: scripts })
    await guest.goto(link)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Your appointment')
    const main = guest.getByRole('main')
    await expect(main).toContainText('Asha Menon')
    await expect(main).not.toContainText('asha@')

    const event = guest.waitForEvent('download')
    await guest.getByRole('link', { name: 'Add to calendar' }).click()
    expect((await event).suggestedFilename()).toMatch(/^dino-appointment-.*\.ics$/)

    await guest.getByRole('button', { name: 'Move', exact: true }).press('Enter')
    const days = guest.getByRole('navigation', { name: 'Days with free slots' }).getByRole('link')
    await days.nth(1).press('Enter')
    await expect(days.nth(1)).toHaveAttribute('aria-current', 'date')
    await guest.getByRole('radio').last().press('Space')
    const time = await guest.getByRole('radio').last().inputValue()
    await guest.getByRole('button', { name: 'Move Appointment' }).press('Enter')
    await expect(guest.getByRole('status')).toContainText('Your appointment has been moved.')
    await expect(main).toContainText(`${time}, Indian Standard Time`)

    await guest.getByRole('button', { name: 'Cancel appointment' }).click()
    await expect(guest.getByRole('heading', { name: /^Cancel your appointment on/ })).toBeVisible()
    await guest.getByRole('link', { name: 'Keep it' }).click()
    await guest.getByRole('button', { name: 'Cancel appointment' }).click()
    await guest.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(
      'Your appointment is cancelled',
    )
    await guest.getByRole('link', { name: 'Find another slot' }).click()
    await expect(guest).toHaveURL(/\?book$|\/book$/)
    expect(await guest.context().cookies()).toEqual([])
  })
}

test('axe finds nothing on the page of a link in any step, on a phone and on a desk', async ({
  page,
  smtp,
}) => {
  test.slow()
  const link = await linkOfAsha(page, smtp)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const step of ['', '?moved', '?move', '?cancel', '?details']) {
      await page.goto(link + step)
      await expectNoFindings(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBe(width)
    }
  }
  await page.goto(`${link}?cancel`)
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appointment is cancelled')
  await expectNoFindings(page)
})

test('a guessed link is the 404 page, the same as any other', async ({ request }) => {
  const bodyOf = async (path: string) => {
    const answer = await request.get(path)
    const page = (await answer.text()).replaceAll(/nonce="[^"]*"/g, '').replaceAll(path, '')
    return { status: answer.status(), cached: answer.headers()['cache-control'], page }
  }
  const missing = await bodyOf('/no-such-page')
  expect(missing.status).toBe(404)
  for (const token of ['guess', 'Aa'.repeat(21) + 'A'])
    expect(await bodyOf(`/appointment/${token}`)).toEqual(missing)
})
