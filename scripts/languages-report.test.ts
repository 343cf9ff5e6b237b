import { expect, test } from 'vitest'
import { asDelivered, siteContentOf } from '../content/site-content.ts'
import { languagesReport } from './languages-report.ts'

test('the report counts what is not approved, and what nobody has translated', () => {
  const close = { language: 'hi', english: 'Close', text: 'बन्द', state: 'approved' } as const
  const about = { ...asDelivered.about, mission: 'A crane for everybody.' }
  const bodies = { ...asDelivered.bodies, about: new Map([['', about]]) }
  const report = languagesReport(siteContentOf({ bodies, translations: [close] }))
  expect(report).toMatch(
    /^Malayalam: of \d+ texts 0 are approved; \d+ machine-made, 0 checked, 1 missing\.$/m,
  )
  expect(report).toMatch(/^Hindi: of \d+ texts 1 are approved; .* 1 missing\.$/m)
})
