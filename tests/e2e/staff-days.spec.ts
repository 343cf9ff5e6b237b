import type { Locator, Page } from '@playwright/test'
import { addDays, dayAt } from '../../app/rules/calendar-days.ts'
import { shortDay } from '../../app/rules/day-labels.ts'
import { newPage } from './hydrated.ts'
import { expectNoFindings } from './axe.ts'
import { chooseSlotAhead } from './office-days.ts'
import { chooseDay } from './open-days.ts'
import { expect, openOffice, signInAs, test, testWithMail } from './site.ts'

const note = 'Please have the grapple ready.'

const dialogSlots = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /^\d\d:\d\d/, disabled: false })

/** Books the n-th free slot of the second open day, in the dialog that is open. */
async function bookSecondDay(page: Page, slot: number) {
  await chooseDay(page, 1)
  await dialogSlots(page).nth(slot).click()
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  await expect(page.getByRole('heading', { name: 'Appointment booked' })).toBeVisible()
  return new URL(page.url()).searchParams.get('book')!
}

/** The link that a mail of the sink offers, out of its quoted-printable text. */
function offerLink(source: string): string {
  const text = source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  return /\/\?book&again=[\w-]+/.exec(text)![0]
}

testWithMail(
  'staff close a date with two bookings: both are mailed, rebook by link, the day is empty, the log tells the story',
  async ({ page, browser, smtp, baseURL }) => {
    test.slow()
    await page.goto('/products/wotan')
    await page.getByRole('link', { name: 'Schedule Demo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Executive Appointment Booking' })
    await expect(dialog.getByText('Demo of Dino Wotan')).toBeVisible()
    await signInAs(page, 'Asha Menon')
    await chooseDay(page, 1)
    await dialog.getByLabel('What would you like to see?').fill(note)
    const date = await bookSecondDay(page, 0)
    await expect(dialog.getByText('Demo of Dino Wotan')).toBeVisible()
    await expect(dialog.getByText(note)).toBeVisible()

    const ravi = await newPage(browser, baseURL)
    await ravi.goto('/?book')
    await signInAs(ravi, 'Ravi Kumar')
    await bookSecondDay(ravi, 3)
    // Our own desk is mailed of each booking besides.
    const theirs = () =>
      smtp.received.filter(({ recipient }) => recipient.endsWith('@buyer.example'))
    await expect.poll(() => theirs().length).toBe(2)

    const office = await newPage(browser, baseURL)
    await openOffice(office, `/staff/today?day=${date}`)
    const row = (name: string) => office.getByRole('listitem').filter({ hasText: name }).first()
    await expect(row('Asha Menon')).toContainText('Demo')
    await expect(row('Asha Menon')).toContainText(note)
    await office.getByRole('link', { name: 'Open or close slots' }).click()
    await expect(office.getByText('2 people get a mail with the reason')).toBeVisible()
    await expect(office.getByText('No mail server is set')).toBeHidden()
    await office.getByLabel('Reason').fill('The workshop has no power that day.')
    await office.getByRole('button', { name: 'Close this day and tell 2 people' }).click()
    await expect(office.getByText('Closed', { exact: true }).first()).toBeVisible()

    await expect.poll(() => theirs().length).toBe(4)
    await expect(async () => {
      await office.reload()
      const mailed = office.getByText('Mailed with a link, no other slot chosen yet')
      expect(await mailed.count()).toBe(2)
    }).toPass()
    const offers = theirs().slice(2)
    const offerTo = (address: string) =>
      offers.find(({ recipient }) => recipient === address)!.source
    expect(offerTo('asha@buyer.example')).toContain('The workshop has no power that day.')
    expect(offerTo('asha@buyer.example')).toContain('method=CANCEL')

    // Each rebooks by the link of their own mail; purpose, product and note come along.
    await page.goto(offerLink(offerTo('asha@buyer.example')))
    await expect(dialog.getByText('Another slot for your Demo of Dino Wotan')).toBeVisible()
    await chooseDay(page, 1)
    await expect(dialog.getByLabel('What would you like to see?')).toHaveValue(note)
    const newDate = await bookSecondDay(page, 1)
    expect(newDate).not.toBe(date)
    await expect(dialog.getByText(note)).toBeVisible()

    await ravi.goto(offerLink(offerTo('ravi@buyer.example')))
    await bookSecondDay(ravi, 4)
    await expect.poll(() => theirs().length).toBe(6)

    await office.goto(`/staff/today?day=${date}`)
    await expect(office.getByText('No appointments; the day is closed.')).toBeVisible()
    await expect(office.getByText(`Now ${shortDay(newDate)}`)).toHaveCount(2)
    await office.goto(`/staff/today?day=${newDate}`)
    await expect(row('Asha Menon')).toContainText('Dino Wotan')
    await expect(row('Asha Menon')).toContainText(note)

    const visitor = await newPage(browser, baseURL)
    const slots = await visitor.request.get(`/api/appointments/${date}`)
    expect(await slots.json()).toEqual({ date, slots: [] })

    await office.goto('/staff/log')
    const log = office.getByRole('main')
    await expect(log.getByText(/closed/i).first()).toBeVisible()
    await expect(log.getByText(/cancelled/i).first()).toBeVisible()
  },
)

test('what is still ahead can be cancelled, and not be noted as done', async ({ page }) => {
  await openOffice(page, '/staff/book')
  await bookByPhone(page)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('link', { name: 'Cancel… Biju Thomas' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Completed Biju Thomas' })).toHaveCount(0)
})

async function bookByPhone(page: Page) {
  await chooseSlotAhead(page)
  await page.getByLabel('Name').fill('Biju Thomas')
  await page.getByLabel('Phone').fill('+91 98470 12345')
  await page.getByLabel('For').selectOption('demo')
  await page.getByLabel('Product').selectOption('swifty')
  await page.getByRole('button', { name: 'Book the appointment' }).click()
  await expect(page.getByRole('heading', { name: '10:30 Biju Thomas' })).toBeVisible()
}

test('without scripts staff book, cancel with a reason, and open and close slots', async ({
  browser,
  baseURL,
}) => {
  const page = await newPage(browser, baseURL, { javaScriptEnabled: false })
  await openOffice(page, '/staff/book')
  await bookByPhone(page)
  await expect(page.getByText('Dino Swifty')).toBeVisible()
  await page.getByLabel('Reason').fill('The machine is out.')
  await page.getByRole('button', { name: 'Cancel the appointment' }).click()
  await expect(page.getByText('Cancelled by us')).toBeVisible()
  await expect(page.getByText('No e-mail: call to find another slot')).toBeVisible()

  await page
    .getByRole('navigation', { name: 'Office' })
    .first()
    .getByRole('link', { name: 'Days' })
    .click()
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /12 free/ })
    .first()
    .click()
  const slot = (time: string): Locator =>
    page.getByRole('listitem').filter({ hasText: time }).last()
  await slot('11:00').getByRole('button', { name: 'Close 11:00' }).click()
  await expect(slot('11:00')).toContainText('Closed')
  await slot('11:00').getByRole('button', { name: 'Open 11:00' }).click()
  await expect(slot('11:00')).toContainText('Free')
})

test('a buyer finds no way into the office, and no word of it', async ({ page }) => {
  await page.goto('/?book')
  await signInAs(page, 'Asha Menon')
  await expect(page.getByRole('link', { name: 'Staff office' })).toHaveCount(0)
  const answer = await page.goto('/staff/today')
  expect(answer!.status()).toBe(403)
  await expect(page.getByRole('heading', { name: 'For DINO staff only' })).toBeVisible()
})

test('staff go from the booking dialog to their office; a session that ended asks to sign in again', async ({
  page,
}) => {
  await page.goto('/?book')
  await signInAs(page, 'Dino Staff')
  await page.getByRole('link', { name: 'Staff office' }).click()
  await expect(page).toHaveURL(/\/staff\/today$/)
  await page.context().clearCookies()
  await page.getByRole('link', { name: 'Week' }).first().click()
  await expect(page).toHaveURL(/local-sign-in/)
  await page.getByRole('button', { name: 'Dino Staff' }).click()
  await expect(page).toHaveURL(/\/staff\/week$/)
})

for (const width of [360, 1440]) {
  test(`every page of the day's work is accessible at ${width} px, and never wider than the screen`, async ({
    page,
  }) => {
    // Eleven pages, each looked at by axe.
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await openOffice(page, '/staff/book')
    await bookByPhone(page)
    const appointment = new URL(page.url()).pathname
    const day = (await page.getByRole('main').getByRole('link').first().getAttribute('href'))!
    const date = day.slice(-10)
    const pages = ['/staff/today', day, '/staff/week', `/staff/week?of=${date}`, '/staff/days']
    const more = [
      `/staff/days/${date}`,
      `/staff/days/${date}?close=10:30`,
      '/staff/days/usual-week',
    ]
    for (const path of [...pages, ...more, '/staff/book', appointment, '/staff/nowhere']) {
      await page.goto(path)
      await expectNoFindings(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
    }
  })
}

test('several days are closed at once, by keys alone, and what is wrong is said beside it', async ({
  page,
}) => {
  const [first, last] = [30, 34].map((days) => addDays(dayAt(new Date()), days))
  await openOffice(page, '/staff/days')
  const form = page.getByRole('region', { name: 'Close several days' })
  await form.getByLabel('First day').fill(last!)
  await form.getByLabel('Last day').fill(first!)
  await form.getByRole('button', { name: 'Close them' }).press('Enter')
  await expect(form.getByText('The last day is before the first.')).toBeVisible()
  await expect(form.getByLabel('First day')).toHaveValue(last!)
  await expectNoFindings(page)

  await form.getByLabel('First day').fill(first!)
  await form.getByLabel('Last day').fill(last!)
  await form.getByRole('button', { name: 'Close them' }).press('Enter')
  await expect(page.getByRole('status')).toHaveText(/^Closed: .+ to .+\. Nobody had booked\.$/)
  await expect(page.getByRole('link', { name: /: Closed$/ })).toHaveCount(5)
})
