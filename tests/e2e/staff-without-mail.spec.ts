import { bookForAsha } from './office-days.ts'
import { expect, openOffice, test, testWithMail } from './site.ts'

test('whoever calls somebody off is told where no mail goes out, and that they have to call', async ({
  page,
}) => {
  await bookForAsha(page)
  await expect(page.getByRole('heading', { name: '10:30 Asha Menon' })).toBeVisible()
  // Beside each of the two that promise a mail.
  const noMail = page.getByText('No mail server is set: what would be mailed is kept')
  await expect(noMail).toHaveCount(2)
  await page.getByLabel('Reason').fill('No power that day.')
  await page.getByRole('button', { name: 'Cancel the appointment' }).click()
  await expect(noMail).toHaveCount(0)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByText('No mail was sent: call to find another slot')).toBeVisible()
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
