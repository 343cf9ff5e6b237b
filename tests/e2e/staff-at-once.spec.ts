import { patient } from './hydrated.ts'
import { chooseSlotAhead } from './office-days.ts'
import { expect, openOffice, test } from './site.ts'

const noMails = { failedMails: 0, unsentMails: 0 }

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  test('who publishes what is wrong is led to the field', async ({ page }) => {
    await openOffice(page, '/staff/site/company')
    await page.getByLabel('Telephone').fill('12')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByLabel('Telephone')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Telephone')).toBeFocused()
    await expect(page.getByLabel('Telephone')).toBeInViewport()
  })

  test('who books for a caller without a time is led to the times', async ({ page }) => {
    await openOffice(page, '/staff/book')
    await page.getByLabel('Name', { exact: true }).fill('Asha Menon')
    await page.getByRole('button', { name: 'Book the appointment' }).click()
    await expect(page.getByText('Choose a time.')).toBeInViewport()
    await expect(page.getByRole('radio').first()).toBeFocused()
  })
})

test('whose button went with its form is led to the words that say what was done', async ({
  page,
}) => {
  await openOffice(page, '/staff/days')
  await page.getByRole('link', { name: /free/ }).first().click()
  await page.getByRole('button', { name: 'Close this day', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Close this day', exact: true })).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'The day is closed.' })).toBeFocused()

  await page.goto('/staff/days/seasons')
  await page.getByLabel('Name').fill('Monsoon')
  await page.getByLabel('First day').fill('2027-06-01')
  await page.getByLabel('Last day').fill('2027-08-31')
  await page.getByRole('button', { name: 'Save the season' }).press('Enter')
  await expect(page).toHaveURL('/staff/days?done=season-saved')
  await expect(page.getByRole('status').filter({ hasText: 'The season is saved.' })).toBeFocused()
})

test('who taps beside a field while a draft saves itself is led nowhere', async ({ page }) => {
  await openOffice(page, '/staff/site/company')
  const kept = Promise.withResolvers<void>()
  await page.route(/\/staff\/site\/company\.data/, async (route) => {
    await kept.promise
    await route.continue()
  })
  const saving = page.waitForRequest((request) => request.method() === 'POST')
  const telephone = page.getByLabel('Telephone')
  await telephone.fill('+91 481 256 00 07')
  await saving
  await telephone.blur()
  kept.resolve()
  await expect(page.getByText('Draft saved')).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
})

test('keys and readers go on at the page that a link leads to, and stay where a page has what they were at', async ({
  page,
}) => {
  await openOffice(page, '/staff/today')
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('link', { name: 'Days', exact: true }).press('Enter')
  await expect(page).toHaveURL('/staff/days')
  await expect(heading).toBeFocused()
  await page.getByRole('link', { name: /free/ }).first().press('Enter')
  await expect(page.getByRole('button', { name: 'Close this day', exact: true })).toBeVisible()
  await expect(heading).toBeFocused()

  await page.goto('/staff/week')
  const next = page.getByRole('link', { name: 'The week after' })
  await next.press('Enter')
  await expect(page).not.toHaveURL('/staff/week')
  await expect(next).toBeFocused()
})

test('who closes a day on which somebody booked meanwhile is asked why, and keeps what they typed', async ({
  page,
}) => {
  await openOffice(page, '/staff/book')
  await chooseSlotAhead(page)
  const day = new URL(page.url()).searchParams.get('date')!
  const other = await patient(await page.context().newPage())
  await other.goto(`/staff/days/${day}`)
  await other.getByLabel('Open another slot at').fill('17:45')
  await expect(other.getByText('Nobody has booked.')).toBeVisible()
  await page.getByLabel('Name').fill('Asha Menon')
  await page.getByLabel('E-mail').fill('asha@buyer.example')
  await page.getByRole('button', { name: 'Book the appointment' }).click()
  await page.waitForURL(/\/staff\/appointments\//)

  await other.getByRole('button', { name: 'Close this day', exact: true }).click()
  await expect(other.getByRole('alert')).toContainText('Say why')
  await expect(other.getByLabel('Open another slot at')).toHaveValue('17:45')
  await other.getByLabel('Reason').fill('The workshop has no power.')
  await other.getByRole('button', { name: 'Close this day and tell one person' }).click()
  await expect(other.getByRole('status')).toContainText('One appointment is called off.')
})

test('Today is read anew when something happens while somebody works there, and keeps nobody signed in who has left', async ({
  page,
}) => {
  await page.clock.install()
  await openOffice(page, '/staff/today')
  await page.route('/staff/news.json', (route) =>
    route.fulfill({
      json: { newAppointments: 3, newEnquiries: 1, ...noMails, latest: '2026-11-26T10:00:00.000Z' },
    }),
  )
  const readAnew = page.waitForRequest(/\/staff\/today\.data/)
  await page.clock.fastForward(61_000)
  await readAnew

  let reads = 0
  page.on('request', (request) => {
    if (request.url().includes('/staff/today.data')) reads++
  })
  await page.clock.fastForward(6 * 60_000)
  const heard = page.waitForResponse('/staff/news.json')
  await page.route('/staff/news.json', (route) =>
    route.fulfill({
      json: { newAppointments: 4, newEnquiries: 1, ...noMails, latest: '2026-11-26T10:05:00.000Z' },
    }),
  )
  await page.clock.fastForward(61_000)
  await heard
  // What it would ask for is asked by then.
  await page.request.get('/staff/news.json')
  expect(reads).toBe(0)
})

test('the office is set in the site’s own letters, and what visitors write in Malayalam and Hindi in theirs', async ({
  page,
}) => {
  await openOffice(page, '/staff/inbox')
  for (const words of [page.locator('body'), page.getByRole('heading', { level: 1 })])
    await expect(words).toHaveCSS('font-family', /^Archivo,/)
  const fonts = await page.evaluate(async () => {
    const font = `16px ${getComputedStyle(document.body).fontFamily}`
    const loaded = await Promise.all(['മ', 'म'].map((letter) => document.fonts.load(font, letter)))
    return loaded.flat().map(({ family }) => family.replaceAll('"', ''))
  })
  expect(fonts).toEqual(expect.arrayContaining(['Anek Malayalam', 'Noto Sans Devanagari']))
})
