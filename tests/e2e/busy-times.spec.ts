import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { instantOf } from '../../app/rules/calendar-days.ts'
import { calendarOf } from '../calendar-of.ts'
import { expectNoFindings } from './axe.ts'
import { newPage } from './hydrated.ts'
import { chooseDay } from './open-days.ts'
import { expect, openOffice, signInAs, test } from './site.ts'

const preload = fileURLToPath(new URL('calendars-at-hand.ts', import.meta.url))

/** A site for which calendar.example is a server in this test. */
const testWithCalendar = test.extend<{ calendar: { text: string; port: number } }>({
  calendar: async ({}, use) => {
    const calendar = { text: calendarOf(), port: 0 }
    const server = createServer((_, answer) => answer.end(calendar.text)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    calendar.port = (server.address() as AddressInfo).port
    await use(calendar)
    server.close()
  },
  environment: async ({ calendar }, use) =>
    use({ NODE_OPTIONS: `--import=${preload}`, CALENDARS_PORT: String(calendar.port) }),
})

const inDialog = (page: Page, time: string) =>
  page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${time}`) })
const utc = (date: string, time: string) =>
  instantOf(date, time)
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, '')

testWithCalendar(
  'a calendar of ours closes a slot before the visitor’s eyes, staff hear of who had booked, and removed it is free again',
  async ({ page, calendar, browser, baseURL }) => {
    test.slow()
    await page.goto('/?book')
    await signInAs(page, 'Asha Menon')
    await chooseDay(page, 2)
    await inDialog(page, '10:30').click()
    await page.getByRole('button', { name: 'Book Appointment' }).click()
    await expect(page.getByRole('heading', { name: 'Appointment booked' })).toBeVisible()
    const date = new URL(page.url()).searchParams.get('book')!
    calendar.text = calendarOf(`${utc(date, '10:30')}/${utc(date, '11:30')}`)

    const ravi = await newPage(browser, baseURL)
    await ravi.goto(`/?book=${date}`)
    await expect(inDialog(ravi, '10:30')).toBeDisabled()
    await expect(inDialog(ravi, '11:00')).toBeEnabled()

    const staff = await newPage(browser, baseURL, { javaScriptEnabled: false })
    await openOffice(staff, '/staff/days')
    await staff.getByRole('link', { name: 'Add a calendar' }).click()
    await staff.getByLabel('Whose calendar is it?').fill('Asok')
    const address = staff.getByLabel('Secret address of the calendar')
    await address.fill('https://127.0.0.1/private.ics')
    await staff.getByRole('button', { name: 'Add and read it' }).click()
    await expect(staff.getByRole('alert')).toContainText('leads into a private network')
    await expect(staff.getByLabel('Whose calendar is it?')).toHaveValue('Asok')
    await address.fill('webcal://calendar.example/private-0123456789abcdef3f9a/basic.ics')
    await staff.getByRole('button', { name: 'Add and read it' }).click()
    await expect(staff.getByText('Added. Read: 1 busy time in the next 60 days.')).toBeVisible()
    await expect(staff.getByText('calendar.example …3f9a')).toBeVisible()

    await expect(inDialog(ravi, '11:00')).toBeDisabled()
    await expect(ravi.getByRole('dialog')).not.toContainText(/busy|calendar of/i)

    await staff.goto('/staff/today')
    const told = staff.getByRole('region', { name: 'Booked while one of us is busy' })
    await expect(told).toContainText('Asok is busy')
    await told.getByRole('link', { name: 'Asha Menon' }).click()
    await expect(staff.getByText('Asok is busy at this time.')).toBeVisible()
    await staff.goto(`/staff/days/${date}`)
    await expect(staff.getByRole('listitem').filter({ hasText: '11:00' })).toContainText(
      'Busy: Asok',
    )

    await staff.goto('/staff/days/busy')
    await staff.getByRole('button', { name: 'Remove Asok' }).click()
    await expect(staff.getByText('The slots that it closed are free again.')).toBeVisible()
    await expect(inDialog(ravi, '11:00')).toBeEnabled()
  },
)

for (const width of [360, 1440]) {
  testWithCalendar(
    `the pages that tell of busy times are accessible at ${width} px, and never wider than the screen`,
    async ({ page, calendar }) => {
      test.slow()
      await page.setViewportSize({ width, height: 800 })
      await openOffice(page, '/staff/days/busy')
      await expectNoFindings(page)
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
      calendar.text = calendarOf(`${utc(tomorrow, '00:00')}/${utc(tomorrow, '23:59')}`)
      await page.getByLabel('Whose calendar is it?').fill('Asok Kumar, managing director')
      await page.getByLabel('Secret address').fill('https://calendar.example/asok.ics')
      await page.getByRole('button', { name: 'Add and read it' }).press('Enter')
      await expect(page.getByText('Added. Read: 1 busy time')).toBeVisible()
      calendar.text = 'gone'
      await page.getByRole('button', { name: 'Read now' }).press('Enter')
      await expect(page.getByRole('alert')).toContainText('It could not be read.')
      await expect(page.getByText('Could not be read since')).toBeVisible()
      for (const path of ['/busy', `/${tomorrow}`, '/../today', `/../book?date=${tomorrow}`, '']) {
        await page.goto(`/staff/days${path}`)
        await expectNoFindings(page)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        )
        expect(overflow, path).toBeLessThanOrEqual(0)
      }
    },
  )
}
