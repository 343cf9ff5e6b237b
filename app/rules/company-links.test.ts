import { expect, test } from 'vitest'
import { companyFacts, companyOf } from '../../content/company.ts'
import { whatsAppNumber } from './company-links.ts'

test.each([
  ['+91 98765 43210', '+91 98765 43210'],
  ['+91-9876543210', '+91 98765 43210'],
  ['+971 50 123 4567', '+971501234567'],
])('the WhatsApp number %s is written as %s on paper', (whatsapp, written) => {
  expect(whatsAppNumber(companyOf({ ...companyFacts, whatsapp }))).toBe(written)
})
