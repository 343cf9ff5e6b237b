import type { Locator } from '@playwright/test'
import { ask, askAndOpen } from './office-enquiries.ts'
import { expect, openOffice, test } from './site.ts'

const box = async (words: Locator) => (await words.boundingBox())!

test('a name and a company that are read from right to left stand beside each other, in their order', async ({
  page,
}) => {
  await ask(page, { name: 'דוד לוי', company: 'חברת יער' })
  await openOffice(page, '/staff/inbox')
  const row = page.getByRole('region', { name: 'Enquiries' }).getByRole('link')
  const [name, company] = [row.getByText('דוד לוי').last(), row.getByText('חברת יער').last()]
  expect((await box(company)).x).toBeGreaterThan((await box(name)).x)
})

for (const width of [320, 360, 412])
  test(`‘Assigned to’ stands beside its choices at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await askAndOpen(page)
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
