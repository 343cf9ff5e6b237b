import type { Page } from '@playwright/test'
import { longDay } from '../../app/rules/day-labels.ts'
import { expectNoFindings } from './axe.ts'
import { newPage } from './hydrated.ts'
import { expect, openOffice, test } from './site.ts'

/** Far enough that some holiday lies within. */
async function openDaysFarAhead(page: Page) {
  await openOffice(page, '/staff/days/usual-week')
  await page.getByLabel('Days open ahead').fill('150')
  await page.getByRole('button', { name: 'Save the week' }).click()
  await expect(page.getByRole('heading', { name: 'Days', exact: true })).toBeVisible()
}

test('a holiday is closed in one press, and visitors read why, with and without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  await openDaysFarAhead(page)
  await page.getByRole('link', { name: 'Add a season' }).click()
  await expect(page.getByRole('heading', { name: 'A new season' })).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('link', { name: 'Leave it as it is' }).click()
  const holidays = page.getByRole('region', { name: 'Holidays ahead' })
  const proposed = holidays
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .filter({ hasText: /Open$|Open,/ })
    .first()
  const date = await proposed.getByRole('checkbox').inputValue()
  await expectNoFindings(page)
  await proposed.getByRole('button', { name: /^Close this day/ }).press('Enter')
  await expect(holidays.getByRole('status')).toHaveText('One day closed; visitors see why.')

  const visitor = await newPage(browser, baseURL)
  await visitor.goto('/?book')
  const closed = visitor.getByRole('button', { name: /Closed for/ })
  const next = visitor.getByRole('button', { name: 'Next month' })
  await expect(next).toBeVisible()
  while ((await closed.count()) === 0) await next.click()
  await expect(closed).toBeDisabled()
  const why = visitor.getByRole('list', { name: 'Closed days' })
  await expect(why).toContainText(longDay(date))
  await expect(why).toContainText('Closed for')
  await expectNoFindings(visitor)

  const without = await newPage(browser, baseURL, { javaScriptEnabled: false })
  await without.goto('/book')
  await expect(without.getByRole('list', { name: 'Closed days' })).toContainText(longDay(date))
})

test('without scripts a season is added, is met by another in words, and holidays are ticked', async ({
  browser,
  baseURL,
}) => {
  const page = await newPage(browser, baseURL, { javaScriptEnabled: false })
  await openOffice(page, '/staff/days')
  const add = async (name: string, from: string, to: string) => {
    await page.goto('/staff/days/seasons')
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('First day').fill(from)
    await page.getByLabel('Last day').fill(to)
    await page.getByLabel('Monday').fill('10-12')
    await page.getByRole('button', { name: 'Save the season' }).click()
  }
  await add('Monsoon', '2026-06-01', '2026-08-31')
  const seasons = page.getByRole('region', { name: 'Seasons' })
  await expect(seasons).toContainText('1 June to 31 August, each year')
  await add('Onam', '2027-08-20', '2027-09-20')
  await expect(page.getByText('This meets ‘Monsoon’')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Onam')

  await page.goto('/staff/days')
  const holidays = page.getByRole('region', { name: 'Holidays ahead' })
  await holidays.getByRole('button', { name: 'Close those ticked' }).click()
  await expect(holidays.getByRole('alert')).toContainText('Tick the holidays first')
  await holidays.getByRole('checkbox').nth(1).check()
  await holidays.getByRole('checkbox').nth(2).check()
  await holidays.getByRole('button', { name: 'Leave those ticked open' }).click()
  await expect(holidays.getByRole('status')).toHaveText('2 days stay open.')
})

test('who wrote from two addresses is put together after a look at both, and taken apart', async ({
  page,
}) => {
  await openOffice(page, '/staff/book')
  for (const email of ['asha@work.example', 'asha@home.example']) {
    await page.goto(`/staff/book?name=Asha+Menon&email=${encodeURIComponent(email)}`)
    const slot = page.getByRole('radio', { disabled: false }).first()
    await slot.check({ force: true })
    await page.getByRole('button', { name: 'Book the appointment' }).click()
    await expect(page.getByRole('heading', { name: /Asha Menon/ })).toBeVisible()
  }
  await page.goto('/staff/people?person=asha@work.example')
  const same = page.getByRole('region', { name: 'The same person' })
  await same.getByRole('searchbox').fill('asha')
  await same.getByRole('button', { name: 'Search' }).click()
  await same.getByRole('link', { name: /asha@home/ }).click()
  await expect(same.getByRole('heading', { name: 'Are these one person?' })).toBeVisible()
  await expectNoFindings(page)
  await same.getByRole('button', { name: 'They are one person' }).click()
  await expect(page.getByRole('status')).toHaveText(/They are one person from now on/)
  await expect(
    page.getByRole('region', { name: 'Appointments' }).getByRole('listitem'),
  ).toHaveCount(2)
  await expectNoFindings(page)
  await same.getByRole('button', { name: 'Somebody else asha@home.example' }).click()
  await expect(page.getByRole('status')).toHaveText('They are two people from now on.')
  await expect(
    page.getByRole('region', { name: 'Appointments' }).getByRole('listitem'),
  ).toHaveCount(1)
})
