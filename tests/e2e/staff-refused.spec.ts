import type { Page } from '@playwright/test'
import { expect, openOffice, test } from './site.ts'

const alert = (page: Page) => page.getByRole('main').getByRole('alert')

async function openEnquiry(page: Page) {
  const asked = await page.request.post('/api/enquiries', {
    data: {
      ...{ name: 'Asha Menon', email: 'asha@buyer.example', message: 'A crane for logs.' },
      ...{ kind: 'quote', product: 'wotan', phone: '+91 98765 43210' },
    },
  })
  expect(asked.status()).toBe(201)
  await openOffice(page, '/staff/inbox')
  await page.getByRole('link', { name: 'Asha Menon' }).click()
  await expect(page.getByRole('textbox', { name: 'New note' })).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  test('who makes a quote of nothing is led to its first line', async ({ page }) => {
    await openEnquiry(page)
    await page.getByRole('link', { name: 'Make a quote' }).click()
    const line = page.getByLabel('What, line 1')
    await line.fill('')
    await page.getByRole('button', { name: 'Make the PDF' }).last().click()
    await expect(line).toBeFocused()
    await expect(line).toBeInViewport()
  })

  test('who saves a week or a season that is wrong is led to the field', async ({ page }) => {
    await openOffice(page, '/staff/days/usual-week')
    await page.getByLabel('Monday').fill('25:00')
    await page.getByRole('button', { name: 'Save the week' }).click()
    await expect(page.getByLabel('Monday')).toBeFocused()
    await expect(page.getByLabel('Monday')).toBeInViewport()

    await page.goto('/staff/days/seasons')
    await page.getByRole('button', { name: 'Save the season' }).click()
    await expect(page.getByLabel('Name')).toBeFocused()
    await expect(page.getByLabel('Name')).toBeInViewport()
  })

  test('where no field is marked, the words that say why are led to', async ({ page }) => {
    await openOffice(page, '/staff/days/busy')
    await page.getByLabel('Whose calendar is it?').fill('Meera')
    await page.getByLabel('Secret address of the calendar').fill('nowhere')
    await page.getByRole('button', { name: 'Add and read it' }).click()
    await expect(alert(page)).toContainText('Not added.')
    await expect(alert(page)).toBeFocused()
    await expect(alert(page)).toBeInViewport()
  })
})
