import type { Browser, Page } from '@playwright/test'
import { newPage } from './hydrated.ts'
import { expectNoFindings } from './axe.ts'
import { expect, openOffice, signInAs, test } from './site.ts'

/** Two members of staff at one office, and a visitor. */
test.use({ environment: { STAFF_EMAILS: 'staff@dino.example,meera@buyer.example' } })

async function atDesk(browser: Browser, baseURL: string | undefined, path: string, name: string) {
  const page = await newPage(browser, baseURL)
  await openOffice(page, path, name)
  return page
}

/** Books the first free slot there is. */
async function book(page: Page, name: string) {
  await page.goto('/?book')
  await signInAs(page, name)
  await page.getByRole('grid').getByRole('button', { disabled: false }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: /^\d\d:\d\d/, disabled: false })
    .first()
    .click()
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  await expect(page.getByRole('heading', { name: 'Appointment booked' })).toBeVisible()
}

test('a booking is new to each of the staff until they have seen it', async ({
  page,
  browser,
  baseURL,
}) => {
  await book(page, 'Asha Menon')
  const first = await atDesk(browser, baseURL, '/staff/today', 'Dino Staff')
  const unseen = (desk: Page) => desk.getByRole('region', { name: /^New since you last looked/ })
  const menu = (desk: Page) => desk.getByRole('link', { name: /^Today/ }).first()
  await expect(unseen(first).getByRole('listitem')).toContainText('Asha Menon')
  await expect(menu(first)).toHaveText(/1 new/)
  await expectNoFindings(first)

  await unseen(first).getByRole('button', { name: 'I have seen it' }).press('Enter')
  await expect(unseen(first)).toHaveCount(0)
  await expect(menu(first)).toHaveText('Today')
  const second = await atDesk(browser, baseURL, '/staff/today', 'Meera Nair')
  await expect(unseen(second).getByRole('listitem')).toContainText('Asha Menon')
})

test('a second answer goes out only after its writer has read the first', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.request.post('/api/enquiries', {
    data: {
      ...{ kind: 'contact', name: 'Asha Menon', email: 'asha@buyer.example' },
      ...{ message: 'Do you deliver to Palakkad?', consent: true },
    },
  })
  const first = await atDesk(browser, baseURL, '/staff/inbox', 'Dino Staff')
  const second = await atDesk(browser, baseURL, '/staff/inbox', 'Meera Nair')
  const write = async (desk: Page, words: string) => {
    await desk.getByRole('link', { name: /Asha Menon/ }).click()
    await desk.getByRole('textbox', { name: 'Answer', exact: true }).fill(words)
  }
  await write(first, 'Dear Asha, yes, within a week.')
  await write(second, 'Dear Asha, no, sadly.')
  await first.getByRole('button', { name: 'Send answer' }).click()
  await expect(first.getByRole('status')).toContainText('Answer kept')

  await second.getByRole('button', { name: 'Send answer' }).click()
  await expect(second.getByRole('alert')).toContainText('Dino Staff has answered meanwhile')
  await expect(second.getByRole('alert')).toContainText('within a week')
  await expect(second.getByRole('alert')).toBeFocused()
  // Whoever presses once more has not read it.
  await second.keyboard.press('Enter')
  const answers = second.getByRole('region', { name: 'Answers' })
  await expect(answers.getByText('within a week')).toBeVisible()
  await expect(second.getByRole('textbox', { name: 'Answer', exact: true })).toHaveValue(
    'Dear Asha, no, sadly.',
  )
  await expectNoFindings(second)
  await second.getByRole('button', { name: 'Send mine too' }).click()
  await expect(second.getByRole('status')).toContainText('Answer kept')
  await expect(answers.getByRole('listitem')).toHaveCount(2)
})

test('the usual week tells a second editor what the first one changed, and keeps both', async ({
  browser,
  baseURL,
}) => {
  const path = '/staff/days/usual-week'
  const first = await atDesk(browser, baseURL, path, 'Dino Staff')
  const second = await atDesk(browser, baseURL, path, 'Meera Nair')
  await first.getByLabel('Monday').fill('10-12')
  await first.getByRole('button', { name: 'Save the week' }).click()
  await expect(first).toHaveURL(/\/staff\/days\?done=week-saved$/)

  await second.getByLabel('Tuesday').fill('14-15')
  await second.getByRole('button', { name: 'Save the week' }).click()
  const told = second.getByRole('alert')
  await expect(told).toContainText('Dino Staff changed this after you opened the page')
  await expect(told).toContainText('Monday from 10:00-13:00, 14:00-17:00 to 10:00-12:00')
  await expect(second.getByLabel('Tuesday')).toHaveValue('14-15')
  await expectNoFindings(second)
  await second.getByRole('button', { name: 'Save it like this' }).click()
  await expect(second).toHaveURL(/\/staff\/days\?done=week-saved$/)
  await second.goto(path)
  await expect(second.getByLabel('Monday')).toHaveValue('10:00-12:00')
  await expect(second.getByLabel('Tuesday')).toHaveValue('14:00-15:00')
})

test('a name is corrected where it stands, again and again', async ({ page, browser, baseURL }) => {
  await book(page, 'Ravi Kumar')
  const desk = await atDesk(browser, baseURL, '/staff/today', 'Dino Staff')
  await desk.getByRole('link', { name: 'Ravi Kumar' }).first().click()
  for (const name of ['Ravi Kumaran', 'Ravi Kumaran Nair']) {
    await desk.getByText('Correct name, phone or e-mail').click()
    await desk.getByLabel('Name').fill(name)
    await desk.getByRole('button', { name: 'Correct it' }).click()
    await expect(desk.getByRole('status')).toHaveText('Corrected.')
    await expect(desk.getByRole('heading', { level: 1 })).toContainText(name)
  }
  await expectNoFindings(desk)
})
