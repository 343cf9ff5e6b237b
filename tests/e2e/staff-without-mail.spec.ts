import { bookForAsha } from './office-days.ts'
import { expect, openOffice, test, testWithMail } from './site.ts'

const noMailServer = 'No mail server is set: what would be mailed is kept'

test('whoever calls somebody off is told where no mail goes out, and that they have to call', async ({
  page,
}) => {
  await bookForAsha(page)
  await expect(page.getByRole('heading', { name: '10:30 Asha Menon' })).toBeVisible()
  // Beside each of the two that promise a mail, and in the two forms that are closed.
  const noMail = page.getByText(noMailServer)
  await expect(noMail.filter({ visible: true })).toHaveCount(2)
  await page.getByText('Correct name, phone or e-mail').click()
  await page.getByText('Change company, visitors or how we meet').click()
  await expect(noMail.filter({ visible: true })).toHaveCount(4)
  await page.getByLabel('Reason').fill('No power that day.')
  await page.getByRole('button', { name: 'Cancel the appointment' }).click()
  await expect(page.getByRole('heading', { name: 'Cancel this appointment' })).toBeHidden()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByText('No mail was sent: call to find another slot')).toBeVisible()
})

test('whoever books for somebody, or corrects where mails go, reads that none goes out', async ({
  page,
}) => {
  await openOffice(page, '/staff/book')
  await expect(page.getByText(noMailServer)).toBeVisible()
  await bookForAsha(page)
  const form = page.getByRole('group').filter({ hasText: 'Correct name, phone or e-mail' })
  await form.getByText('Correct name, phone or e-mail').click()
  await form.getByLabel('E-mail').fill('asha.menon@buyer.example')
  await form.getByRole('button', { name: 'Correct it' }).click()
  await expect(page.getByText('Corrected. No mail goes out: please call them.')).toBeVisible()
})

/** Where the browser shows none. */
const noNotifications = 'This browser may not show notifications of this site.'
const mailed = 'Every booking is mailed to the desk as well.'

test('beside notifications nobody is promised a mail that does not go out', async ({ page }) => {
  await openOffice(page, '/staff/today')
  await expect(page.getByText(noNotifications)).toBeVisible()
  await expect(page.getByText(mailed)).toBeHidden()
})

testWithMail('beside notifications the mail is named that goes out', async ({ page }) => {
  await openOffice(page, '/staff/today')
  await expect(page.getByText(noNotifications)).toContainText(mailed)
})
