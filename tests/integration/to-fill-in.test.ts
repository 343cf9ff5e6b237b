import { expect, test } from 'vitest'
import { freshApp } from '../fresh-app.ts'
import { staffOffice } from '../office.ts'

test('what reaches nobody is told by /readyz, without addresses', async () => {
  const settings = { publicUrl: 'https://www.dino-cranes.in', isLocal: false }
  const { app } = await freshApp({
    settings: { ...settings, smtpUrl: undefined, salesEmail: 'sales@example.com', staffEmails: [] },
  })
  const answer = await app.request('/readyz', { headers: { Host: 'www.dino-cranes.in' } })
  expect(answer.status).toBe(200)
  const { ok, details } = (await answer.json()) as { ok: boolean; details: string[] }
  expect(ok).toBe(true)
  expect(details).toEqual([
    expect.stringContaining('stand-ins that reach nobody: phone number, WhatsApp number'),
    expect.stringContaining('SMTP_URL is not set'),
    expect.stringContaining('SALES_EMAIL'),
  ])
  expect(details.join()).not.toContain('@')
})

test('the first page of the office tells the same', async () => {
  const office = await staffOffice()
  const { page } = await office.look<{ toMend: string[] }>('/staff/today')
  expect(page.toMend).toEqual([expect.stringContaining('stand-ins that reach nobody')])
})
