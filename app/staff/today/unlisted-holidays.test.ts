import { expect, test } from 'vitest'
import { unlistedHolidays } from './unlisted-holidays.ts'

test.each([
  ['2027-10-31', []],
  ['2027-11-01', ['2028']],
  ['2028-10-31', ['2028']],
  ['2028-11-01', ['2028', '2029']],
  ['2035-01-01', ['2034', '2035']],
])('where feasts are known to the end of 2027, on %s the office is told of %s', (today, years) => {
  const told = unlistedHolidays(today, 2027)
  expect(told.map((sentence) => /\d{4}/.exec(sentence)![0])).toEqual(years)
})
