import { expect, test } from 'vitest'
import { companyFacts, companyOf } from './company.ts'

test('holidays are said in words after the opening hours', () => {
  const hours = ['Monday to Saturday, 9:00 to 17:30']
  const holidays = ['2026-12-25 Christmas', '2027-01-26']
  expect(companyOf({ ...companyFacts, hours, holidays }).hours).toEqual([
    ...hours,
    ...['closed 25 December 2026, Christmas', 'closed 26 January 2027'],
  ])
})

test.each([
  ['2026-12-25', ['closed 25 December 2026, Christmas', 'closed 26 January 2027']],
  ['2026-12-26', ['closed 26 January 2027']],
  ['2027-01-27', []],
])('on %s these holidays are still said: %j', (day, said) => {
  const holidays = ['2026-12-25 Christmas', '2027-01-26']
  expect(companyOf({ ...companyFacts, holidays }, day).hours).toEqual(said)
})
