import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { newPage } from './hydrated.ts'
import { expect, test } from './site.ts'

/** As Chromium tells it. */
type Timing = PerformanceResourceTiming & { renderBlockingStatus: string }

const days = (page: Page) =>
  page.getByRole('navigation', { name: 'Days with free slots' }).getByRole('link')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor finds a slot, signs in, books, moves and cancels by pages and forms alone', async ({
    page,
  }) => {
    await page.goto('/?book')
    await page.getByRole('link', { name: 'Find a slot' }).click()
    await expect(page).toHaveURL('/book')
    await days(page).nth(2).click()
    const day = new URL(page.url()).searchParams.get('day')!
    await page.getByRole('radio').first().check()
    const time = await page.getByRole('radio').first().inputValue()
    await page.getByRole('button', { name: 'Choose this slot' }).click()
    await page.getByRole('link', { name: `Sign in with Google to book ${time}` }).click()
    await page.getByRole('button', { name: 'Asha Menon' }).click()
    await expect(page.getByText('Signed in as Asha Menon')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('day')).toBe(day)
    await expect(page.getByRole('radio').first()).toBeChecked()
    await page.getByLabel('A note for us').fill('Two of us.')
    await page.getByRole('button', { name: 'Book Appointment' }).click()
    await expect(page.getByRole('status')).toHaveText('Booking confirmed!')
    const main = page.getByRole('main')
    await expect(main).toContainText(`Your appointment has been booked! Slot: ${time}`)
    await expect(main).toContainText('Two of us.')

    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await page.getByRole('radio').last().check()
    await page.getByRole('button', { name: 'Move Appointment' }).click()
    await expect(page.getByRole('status')).toHaveText('Your appointment has been moved.')
    await page.getByRole('link', { name: 'Book another day' }).click()
    const own = page.getByRole('region', { name: 'Your appointments' })
    await own.getByRole('link').click()

    await page.getByRole('button', { name: 'Cancel appointment' }).click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(page.getByRole('status')).toHaveText('Your appointment has been cancelled.')
    await expect(days(page).first()).toBeVisible()
  })

  test('whose session ended while they typed signs in beside the page, and loses nothing', async ({
    page,
  }) => {
    await page.goto('/sign-in?returnTo=/book')
    await page.getByRole('button', { name: 'Asha Menon' }).click()
    await days(page).nth(1).click()
    await page.getByRole('radio').first().check()
    await page.getByLabel('A note for us').fill('Two of us.')
    await page.getByText('More about your visit').click()
    await page.getByRole('textbox', { name: 'Company' }).fill('Menon Timber')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Book Appointment' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please login to book an appointment.')
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Sign in with Google to book' }).click()
    const beside = await opened
    await beside.getByRole('button', { name: 'Asha Menon' }).click()
    await expect(beside.getByText('Signed in as Asha Menon')).toBeVisible()
    await page.getByRole('button', { name: 'Book Appointment' }).click()
    await expect(page.getByRole('status')).toHaveText('Booking confirmed!')
    await expect(page.getByRole('main')).toContainText('Two of us.')
    await expect(page.getByRole('main')).toContainText('Menon Timber')
  })
})

test('a slot that somebody takes meanwhile is told, and what was typed stays', async ({
  page,
  browser,
  baseURL,
}) => {
  const [ravi] = [await newPage(browser, baseURL, { javaScriptEnabled: false })]
  for (const [each, name] of [
    [page, 'Asha Menon'],
    [ravi, 'Ravi Kumar'],
  ] as const) {
    await each.goto('/sign-in?returnTo=/book')
    await each.getByRole('button', { name }).click()
    await days(each).nth(1).click()
    await each.getByRole('radio').first().check()
    await each.getByLabel('A note for us').fill('By bus.')
  }
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  await expect(page.getByRole('status')).toHaveText('Booking confirmed!')
  await ravi.getByRole('button', { name: 'Book Appointment' }).click()
  await expect(ravi.getByRole('alert')).toHaveText('This slot is already booked!')
  await expect(ravi.getByLabel('A note for us')).toHaveValue('By bus.')
  await expect(ravi.getByRole('radio').first()).toBeDisabled()
})

test('with scripts too the page takes over what came, with its styles in it', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (line) => void (line.type() === 'error' && errors.push(line.text())))
  await page.goto('/book')
  const height = async () => (await page.getByRole('banner').boundingBox())!.height
  const before = await height()
  await page.getByRole('button', { name: 'Products' }).click()
  await expect(page.getByRole('link', { name: /^Wotan/ }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Gallery' }).first().click()
  await expect(page).toHaveURL('/gallery')
  expect(await height()).toBe(before)
  expect(errors).toEqual([])
})

test('axe finds nothing on the book as a page, on a phone and on a desk', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/book?purpose=demo&product=wotan')
    await expectNoFindings(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.goto('/sign-in?returnTo=/book')
  await page.getByRole('button', { name: 'Asha Menon' }).click()
  await days(page).nth(1).click()
  await page.getByRole('radio').first().check()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  await expect(page.getByRole('status')).toHaveText('Booking confirmed!')
  await expectNoFindings(page)
})

test('the book as a page waits for nothing but itself, and is small', async ({
  browser,
  baseURL,
}) => {
  const page = await newPage(browser, baseURL, { javaScriptEnabled: false })
  const answer = await page.goto('/book', { waitUntil: 'load' })
  await expect(page.getByRole('radio').first()).toBeVisible()
  const waitedFor = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as Timing[])
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  )
  expect(waitedFor).toEqual([])
  // At 400 kbit/s each thousand is 20 ms of the three seconds until it is of use; its sizes of text are in rem, which are longer than px,
  // and 0.2 of them find letters for the languages’ names.
  const { responseBodySize } = await answer!.request().sizes()
  console.log(`the book as a page: ${responseBodySize} bytes`)
  expect(responseBodySize).toBeLessThan(30_700)
  await page.close()
})

for (const [language, font] of [
  ['ml', 'Anek Malayalam'],
  ['hi', 'Noto Sans Devanagari'],
]) {
  test(`the book as a page in /${language} comes with what draws its letters in it`, async ({
    browser,
    baseURL,
  }) => {
    const page = await newPage(browser, baseURL, { javaScriptEnabled: false })
    await page.goto(`/${language}/book`)
    const families = page.evaluate(async () =>
      [...(await document.fonts.ready)]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family),
    )
    expect(await families).toContain(font)
    await page.close()
  })
}
