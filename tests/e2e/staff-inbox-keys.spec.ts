import { ask, row } from './office-enquiries.ts'
import { expect, openOffice, test } from './site.ts'

test('the inbox goes by keys alone, and a status can be undone', async ({ page }) => {
  for (const name of ['Asha Menon', 'Ravi Kumar', 'Meera Nair']) await ask(page, { name })
  await openOffice(page, '/staff/inbox')
  await row(page, 'Meera Nair').focus()
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 'Asha Menon')).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  const enquiry = page.getByRole('article', { name: 'Ravi Kumar' })
  await expect(enquiry).toBeVisible()

  await page.keyboard.press('2')
  await expect(enquiry.getByRole('status')).toContainText('In progress.')
  await page.keyboard.press('u')
  await expect(enquiry.getByRole('status')).toContainText('New again.')

  // Elsewhere they are no commands: what is undone is what the row was told.
  await enquiry.getByRole('heading').first().click()
  await page.keyboard.press('2')
  await row(page, 'Ravi Kumar').focus()
  await page.keyboard.press('3')
  await expect(enquiry.getByRole('status')).toContainText('Done.')
  // Its row has gone, and the focus is led to the words.
  await expect(enquiry.getByRole('status')).toBeFocused()
  await page.keyboard.press('u')
  await expect(enquiry.getByRole('status')).toContainText('New again.')

  // Nor is what is typed.
  await enquiry.getByLabel('New note').fill('')
  await enquiry.getByLabel('New note').pressSequentially('3 jacks')
  await enquiry.getByRole('button', { name: 'Add note' }).click()
  await expect(enquiry.getByText('3 jacks')).toBeVisible()
  const newButton = enquiry.getByRole('button', { name: 'New', exact: true })
  await expect(newButton).toHaveAttribute('aria-pressed', 'true')
})
