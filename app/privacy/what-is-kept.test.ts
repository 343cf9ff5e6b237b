import { expect, test } from 'vitest'
import { headingOf } from '../rules/enquiry-facts.ts'
import { everyField } from '../rules/enquiry-fields.ts'
import { whatIsKept } from './what-is-kept.server.ts'

const { kept, since } = whatIsKept()
const { holds } = kept.find(({ what }) => what === 'Your enquiries')!

test('the privacy page names every field of the enquiry form, the required ones first', () => {
  expect(holds).toContain('name, e-mail, message, and phone, company')
  for (const [, rule] of everyField) expect(holds).toContain(headingOf(rule).toLowerCase())
})

test('it says since when', () => {
  expect(since).toMatch(/^\d{4}-\d\d-\d\d$/)
})
