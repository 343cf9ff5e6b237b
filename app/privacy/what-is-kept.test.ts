import { expect, test } from 'vitest'
import { privacyTexts } from '../../content/privacy.ts'
import { headingOf } from '../rules/enquiry-facts.ts'
import { everyField, fieldsAsOf } from '../rules/enquiry-fields.ts'
import { whatIsKept } from './what-is-kept.server.ts'

const { kept, since } = whatIsKept(privacyTexts)
const { holds } = kept.find(({ what }) => what === 'Your enquiries')!

test('the privacy page names every field of the enquiry form, the required ones first', () => {
  expect(holds).toContain('name, e-mail, message, and phone, company')
  for (const [, rule] of everyField) expect(holds).toContain(headingOf(rule).toLowerCase())
})

test('it says since when', () => {
  expect(since).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('another text of the same day is numbered, and one from before the form’s last change is of that day', () => {
  const asOf = (version: string) => whatIsKept({ ...privacyTexts, version })
  expect(asOf('2027-01-05.2')).toMatchObject({ since: '2027-01-05', number: 2 })
  expect(asOf('2020-01-05.2')).toMatchObject({ since: fieldsAsOf, number: 1 })
})
