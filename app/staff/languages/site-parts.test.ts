import { expect, test } from 'vitest'
import { deliveredBodies } from '../../../content/site-content.ts'
import { sitePartsOf } from './site-parts.server.ts'

test('the name of a holiday of the owner’s own is there to translate, without its day', () => {
  const holidays = ['2026-12-24 Founder’s Day', '2027-01-26']
  const company = new Map([['', { ...deliveredBodies.company.get('')!, holidays }]])
  const textsOf = (bodies: typeof deliveredBodies) =>
    sitePartsOf({ bodies }).find(({ id }) => id === 'company/')!.texts
  const before = textsOf(deliveredBodies)
  expect(textsOf({ ...deliveredBodies, company })).toEqual([...before, 'Founder’s Day'])
})
