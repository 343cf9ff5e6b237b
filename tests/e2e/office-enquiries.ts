import { expect, type Page } from '@playwright/test'
import { openOffice } from './site.ts'

interface Asked {
  name?: string
  company?: string
  message?: string
  kind?: string
  product?: string
}

/** What a request for a quote says besides. */
export const forQuote = { kind: 'quote', product: 'wotan' }

/** Sends an enquiry as the site's form does. */
export async function ask(page: Page, { name = 'Asha Menon', ...more }: Asked = {}) {
  const email = `${/^[a-z]+/.exec(name.toLowerCase())?.[0] ?? 'somebody'}@buyer.example`
  const data = { name, email, message: 'A crane for logs.', phone: '+91 98765 43210', ...more }
  const answer = await page.request.post('/api/enquiries', { data })
  expect(answer.status()).toBe(201)
}

/** And opens it in the office. */
export async function askAndOpen(page: Page, asked: Asked = {}) {
  await ask(page, asked)
  await openOffice(page, '/staff/inbox')
  await page.getByRole('link', { name: asked.name ?? 'Asha Menon' }).click()
}

/** Of the list in the inbox. */
export const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Enquiries' }).getByRole('link', { name })
