import { expectNoFindings } from './axe.ts'
import { newPage } from './hydrated.ts'
import { ask, forQuote } from './office-enquiries.ts'
import { expect, openOffice, test } from './site.ts'
import { linksIn } from '../links-in.ts'

const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())

test('an enquiry is answered with a saved text, followed up on its day, and lost for a reason', async ({
  page,
}) => {
  await ask(page, forQuote)
  await openOffice(page, '/staff/inbox/saved-answers')
  await page.getByLabel('Title').fill('On stock')
  await page.getByRole('textbox', { name: 'Answer' }).fill('The {machine} is on stock, {name}.')
  await page.getByRole('button', { name: 'Save answer' }).click()
  await expect(page.getByRole('status')).toHaveText('Saved. It is under every answer now.')
  await expect(page.getByLabel('Title').last()).toHaveValue('')
  await expectNoFindings(page)

  await page.goto('/staff/inbox')
  await page.getByRole('link', { name: 'Asha Menon' }).click()
  const enquiry = page.getByRole('article', { name: 'Asha Menon' })
  const answer = enquiry.getByRole('textbox', { name: 'Answer' })
  const putIn = enquiry.getByRole('button', { name: 'On stock' })
  await putIn.click()
  const sentence = 'The Dino Wotan is on stock, Asha Menon.'
  await expect(answer).toHaveValue(
    `Dear Asha Menon,\n\n${sentence}\n\nKind regards\nDino Staff\nDINO`,
  )
  await expect(answer).toBeFocused()
  await answer.pressSequentially(' Come and see it.')
  await putIn.click()
  await expect(answer).toHaveValue(new RegExp(`${sentence} Come and see it.${sentence}`))

  await enquiry.getByLabel('Follow up on').fill(today())
  await enquiry.getByRole('button', { name: 'Set' }).click()
  await expect(enquiry.getByRole('status')).toHaveText('Follow up today.')
  await expectNoFindings(page)
  await page.goto('/staff/today')
  const due = page.getByRole('region', { name: 'Follow up' })
  await expect(due).toContainText('Quote request: Dino Wotan')
  await expectNoFindings(page)
  await due.getByRole('link', { name: 'Asha Menon' }).click()

  await enquiry.locator('summary', { hasText: 'Lost' }).click()
  await enquiry.getByLabel('Why').selectOption('Price')
  await enquiry.getByLabel('In your words').fill('8 % too dear')
  await expectNoFindings(page)
  await enquiry.getByRole('button', { name: 'Mark as lost' }).click()
  await expect(enquiry.getByRole('status')).toContainText('Lost: Price, 8 % too dear.')
  await enquiry.getByRole('button', { name: 'Undo' }).click()
  await expect(enquiry.getByRole('status')).toContainText('New again.')
  await enquiry.getByRole('button', { name: 'Won' }).click()
  await expect(enquiry.getByRole('status')).toContainText('Won.')
  await page.goto('/staff/today')
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(due).toHaveCount(0)
})

test('all of it works without scripts', async ({ page, browser, baseURL }) => {
  await ask(page, forQuote)
  const plain = await newPage(browser, baseURL, { javaScriptEnabled: false })
  await plain.goto(`/sign-in?returnTo=${encodeURIComponent('/staff/inbox/saved-answers')}`)
  await plain.getByRole('button', { name: 'Dino Staff' }).click()
  await plain.getByLabel('Title').fill('On stock')
  await plain.getByRole('textbox', { name: 'Answer' }).fill('The {machine} is on stock.')
  await plain.getByRole('button', { name: 'Save answer' }).click()
  await plain.goto('/staff/inbox')
  await plain.getByRole('link', { name: 'Asha Menon' }).click()
  await plain.getByRole('textbox', { name: 'Answer' }).fill('Dear Asha,')
  await plain.getByRole('button', { name: 'On stock' }).click()
  const answer = plain.getByRole('textbox', { name: 'Answer' })
  await expect(answer).toHaveValue('Dear Asha,\n\nThe Dino Wotan is on stock.')
  await plain.getByLabel('Follow up on').fill(today())
  await plain.getByRole('button', { name: 'Set' }).click()
  await expect(plain.getByRole('status').first()).toHaveText('Follow up today.')
  await plain.getByRole('button', { name: 'Won' }).click()
  await expect(plain.getByRole('status').first()).toContainText('Won.')
  await plain.getByRole('button', { name: 'Undo' }).click()
  await expect(plain.getByRole('button', { name: 'Won' })).toHaveAttribute('aria-pressed', 'false')
})

test('three times are proposed, and one press of the buyer books one of them', async ({
  page,
  browser,
  baseURL,
}) => {
  await ask(page, forQuote)
  await openOffice(page, '/staff/inbox')
  await page.getByRole('link', { name: 'Asha Menon' }).click()
  const enquiry = page.getByRole('article', { name: 'Asha Menon' })
  await enquiry.getByRole('textbox', { name: 'Answer' }).fill('Come and see it.')
  await expect(enquiry.getByLabel('Time 1')).toBeHidden()
  await enquiry.getByLabel('Propose 3 times').check()
  const times = await Promise.all(
    [1, 2, 3].map((number) => enquiry.getByLabel(`Time ${number}`).inputValue()),
  )
  expect(new Set(times.filter(Boolean)).size).toBe(3)
  await expectNoFindings(page)
  await enquiry.getByRole('button', { name: 'Send answer' }).click()
  await expect(enquiry.getByRole('status')).toContainText('Answer kept')
  await expect(enquiry).toContainText('None is booked.')

  await enquiry.getByRole('link', { name: 'the mail' }).click()
  await expect(page.locator('pre').first()).toContainText('Choose one of these times')
  const mail = await page.content()
  const links = new Set(linksIn({ text: mail }))
  expect(links.size).toBe(3)
  const [first, second] = [...links] as [string, string]

  const buyer = await newPage(browser, baseURL, { javaScriptEnabled: false })
  await buyer.goto(first)
  await expect(buyer.getByRole('heading', { name: 'Book this time?' })).toBeVisible()
  const reader = await newPage(browser, baseURL)
  await reader.goto(first)
  await expectNoFindings(reader)
  await buyer
    .getByRole('button', { name: /^Book / })
    .first()
    .click()
  await expect(buyer.getByRole('status')).toHaveText('Booking confirmed!')
  await expect(buyer.getByRole('button', { name: 'Move' })).toBeVisible()
  await buyer.goto(second)
  await expect(buyer.getByRole('heading', { name: 'Your appointment' })).toBeVisible()

  await page.goto('/staff/today')
  await expect(page.getByRole('region', { name: 'New since you last looked' })).toContainText(
    'Asha Menon',
  )
  await page.goto('/staff/inbox?status=all')
  await page.getByRole('link', { name: 'Asha Menon' }).click()
  await expect(enquiry.getByRole('link', { name: /^Booked: / })).toBeVisible()
})
