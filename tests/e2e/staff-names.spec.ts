import type { Locator, Page } from '@playwright/test'
import { expect, openOffice, test } from './site.ts'

async function ask(page: Page, name: string, company: string) {
  const answer = await page.request.post('/api/enquiries', {
    data: {
      ...{ name, company, email: 'asha@buyer.example', message: 'A crane for logs.' },
      ...{ kind: 'quote', product: 'wotan', phone: '+91 98765 43210' },
    },
  })
  expect(answer.status()).toBe(201)
}

const box = async (words: Locator) => (await words.boundingBox())!

test('a name and a company that are read from right to left stand beside each other, in their order', async ({
  page,
}) => {
  await ask(page, 'דוד לוי', 'חברת יער')
  await openOffice(page, '/staff/inbox')
  const row = page.getByRole('region', { name: 'Enquiries' }).getByRole('link')
  const [name, company] = [row.getByText('דוד לוי').last(), row.getByText('חברת יער').last()]
  expect((await box(company)).x).toBeGreaterThan((await box(name)).x)
})

for (const width of [320, 360, 412])
  test(`‘Assigned to’ stands beside its choices at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await ask(page, 'Asha Menon', 'Wotan Timber')
    await openOffice(page, '/staff/inbox')
    await page.getByRole('link', { name: 'Asha Menon' }).click()
    const enquiry = page.getByRole('article', { name: 'Asha Menon' })
    const words = enquiry.getByText('Assigned to', { exact: true })
    await expect(words).toBeVisible()
    const { right } = await words.evaluate((label) => {
      const range = document.createRange()
      range.selectNodeContents(label)
      return range.getBoundingClientRect()
    })
    const choices = await box(enquiry.getByLabel('Assigned to'))
    const assign = await box(enquiry.getByRole('button', { name: 'Assign', exact: true }))
    expect(choices.x).toBeGreaterThanOrEqual(right + 4)
    expect(choices.width).toBeGreaterThan(100)
    expect(assign.x).toBeGreaterThanOrEqual(choices.x + choices.width)
    expect(assign.x + assign.width).toBeLessThanOrEqual(width)
  })
