import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { loseAnswers, press } from './lost-answers.ts'
import { askAndOpen } from './office-enquiries.ts'
import { expect, openOffice, test } from './site.ts'

const isBack = (page: Page) => page.getByText('What you had typed here, and not sent, is back.')

interface KeptForm {
  what: string
  path: string
  /** Of a field, what is typed into it. */
  typed: Record<string, string>
  send: string
  /** The page that it leads on to. */
  then: RegExp
}

const forms: KeptForm[] = [
  {
    ...{ what: 'a booking for somebody', path: '/staff/book?name=Asha', send: 'Book the appoint' },
    typed: { Phone: '+91 98765 43210', Note: 'Comes by train.', Visitors: '3' },
    then: /staff\/appointments\//,
  },
  {
    ...{ what: 'a season', path: '/staff/days/seasons', send: 'Save the season' },
    typed: {
      Name: 'Monsoon',
      'First day': '2027-06-01',
      'Last day': '2027-08-31',
      Monday: '11:00',
    },
    then: /staff\/days\?done=/,
  },
  {
    ...{ what: 'the usual week', path: '/staff/days/usual-week', send: 'Save the week' },
    typed: { Monday: '11:00-13:00', 'Days open ahead': '45' },
    then: /staff\/days\?done=/,
  },
  {
    ...{ what: 'a saved answer', path: '/staff/inbox/saved-answers', send: 'Save answer' },
    typed: { Title: 'Delivery', Answer: 'It is delivered by us.' },
    then: /done=added/,
  },
]

for (const { what, path, typed, send, then } of forms) {
  test(`what was typed into ${what} is there again when the server was gone at the press`, async ({
    page,
  }) => {
    await openOffice(page, path)
    if (what.startsWith('a booking')) {
      await page.getByRole('radio').first().check()
      await page.getByText('Company, visitors or how we meet').click()
    }
    const field = (label: string) => page.locator('main form').last().getByLabel(label)
    for (const [label, text] of Object.entries(typed)) await field(label).fill(text)
    await page.route('**/*.data*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await press(page, send)
    await expect(page.getByRole('alert')).toContainText('can’t be reached')
    for (const [label, text] of Object.entries(typed)) await expect(field(label)).toHaveValue(text)
    await page.unroute('**/*.data*')
    await page.reload()
    await expect(isBack(page)).toBeVisible()
    for (const [label, text] of Object.entries(typed)) await expect(field(label)).toHaveValue(text)
    await expectNoFindings(page)
    await press(page, send)
    await expect(page).toHaveURL(then)

    await page.goto(path)
    await expect(page.getByRole('button', { name: send }).last()).toBeVisible()
    await expect(isBack(page)).toBeHidden()
  })
}

test('a season that was begun is there again on coming back, until it is thrown away or left', async ({
  page,
}) => {
  await openOffice(page, '/staff/days/seasons')
  await page.getByLabel('Name').fill('Monsoon')
  await page.getByRole('link', { name: 'Today' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/staff/days/seasons')
  await expect(page.getByLabel('Name')).toHaveValue('Monsoon')
  await page.getByRole('button', { name: 'Begin anew' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await page.getByLabel('Name').fill('Onam')
  await page.getByRole('link', { name: 'Leave it as it is' }).click()
  await expect(page).toHaveURL('/staff/days')
  await page.goto('/staff/days/seasons')
  await expect(page.getByLabel('Name')).toHaveValue('')
})

test('somebody of whom nobody knows whether they are booked is booked once', async ({ page }) => {
  await openOffice(page, '/staff/book?name=Biju')
  const slots = page.getByRole('radio')
  await slots.first().check()
  await page.getByLabel('Phone').fill('+91 98470 12345')
  await loseAnswers(page)
  await press(page, 'Book the appoint')
  await expect(page.getByRole('alert')).toContainText('may not be saved')
  await page.unroute('**/*.data*')
  // Its slot is none to choose any more.
  await page.reload()
  await expect(isBack(page)).toBeVisible()
  await slots.first().check()
  await press(page, 'Book the appoint')
  await expect(page.getByRole('alert')).toContainText('This form has booked Biju before')
  await page.getByRole('link', { name: 'Open it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Biju')
})

test('a quote of which nobody knows whether it arrived is made once', async ({ page }) => {
  await askAndOpen(page)
  await page.getByRole('link', { name: 'Make a quote' }).click()
  await page.getByLabel('What, line 1').fill('Dino Wotan')
  await page.getByLabel('Price, line 1').fill('₹ 12,50,000 + GST')
  await loseAnswers(page)
  await press(page, 'Make the PDF')
  await expect(page.getByRole('alert')).toContainText('may not be saved')
  await page.unroute('**/*.data*')
  await page.reload()
  await expect(page.getByLabel('Price, line 1')).toHaveValue('₹ 12,50,000 + GST')
  await press(page, 'Make the PDF')
  const enquiry = page.getByRole('article', { name: 'Asha Menon' })
  await expect(enquiry.getByRole('link', { name: /^Quote Q-/ })).toHaveCount(1)
})

test('what is typed outlives whoever goes back while it is under way', async ({ page }) => {
  await openOffice(page, '/staff/days')
  await page
    .getByRole('link', { name: /season/i })
    .first()
    .click()
  await page.getByLabel('Name').fill('Monsoon')
  await page.getByLabel('First day').fill('2027-06-01')
  const held = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'POST') return held.promise
    // The page that is looked at instead takes a while to come.
    await page.evaluate(
      () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
    )
    await route.fallback()
  })
  const isUnderWay = page.waitForRequest((request) => request.method() === 'POST')
  await press(page, 'Save the season')
  await isUnderWay
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Days' })).toBeVisible()
  held.resolve()
  await page.goto('/staff/days/seasons')
  await expect(page.getByLabel('Name')).toHaveValue('Monsoon')
})

test('what was typed is there again for whoever was signed out at the press', async ({ page }) => {
  await openOffice(page, '/staff/inbox/saved-answers')
  await page.getByLabel('Title').fill('Delivery')
  await page.context().clearCookies()
  await press(page, 'Save answer')
  await expect(page).toHaveURL(/sign-in/)
  await openOffice(page, '/staff/inbox/saved-answers')
  await expect(page.getByLabel('Title')).toHaveValue('Delivery')
})
