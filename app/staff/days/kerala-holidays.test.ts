import { expect, test } from 'vitest'
import { movableHolidays } from '../../../content/holidays.ts'
import { longestClosedReason } from '../../rules/booking.ts'
import { isCalendarDay } from '../../rules/calendar-days.ts'
import { closedForWords, easterSunday, holidaysBetween } from './kerala-holidays.server.ts'

const names = (from: string, to: string) =>
  holidaysBetween(from, to).map(({ date, name }) => `${date} ${name}`)

test('Easter falls where the Gregorian calendar has it', () => {
  const sundays = [1961, 2000, 2024, 2025, 2026, 2027, 2038].map(easterSunday)
  expect(sundays).toEqual([
    ...['1961-04-02', '2000-04-23', '2024-03-31', '2025-04-20'],
    ...['2026-04-05', '2027-03-28', '2038-04-25'],
  ])
})

test('the year 2026 is that of the Government of Kerala', () => {
  expect(names('2026-04-01', '2026-04-30')).toEqual([
    ...['2026-04-02 Maundy Thursday', '2026-04-03 Good Friday', '2026-04-05 Easter'],
    ...['2026-04-14 Ambedkar Jayanthi', '2026-04-15 Vishu'],
  ])
  expect(names('2026-08-15', '2026-09-30')).toEqual([
    ...['2026-08-15 Independence Day', '2026-08-25 Onam (first day)'],
    ...['2026-08-26 Onam (Thiruvonam)', '2026-08-27 Onam (third day)'],
    '2026-08-28 Ayyankali Jayanthi, Onam (fourth day) and Sree Narayana Guru Jayanthi',
    ...['2026-09-04 Sree Krishna Jayanthi', '2026-09-21 Sree Narayana Guru Samadhi'],
  ])
})

test('a year without a list has what can be reckoned', () => {
  expect(names('2031-03-01', '2031-05-31')).toEqual([
    ...['2031-04-10 Maundy Thursday', '2031-04-11 Good Friday', '2031-04-13 Easter'],
    ...['2031-04-14 Ambedkar Jayanthi', '2031-05-01 May Day'],
  ])
})

test('what comes from an almanac is said to be expected', () => {
  const expected = holidaysBetween('2027-01-01', '2027-12-31').filter((day) => day.isExpected)
  expect(expected.map(({ date }) => date)).toEqual([
    ...['2027-03-06', '2027-04-15', '2027-09-11', '2027-09-12', '2027-09-13', '2027-09-14'],
  ])
})

test('visitors read the feast without its day, in few words', () => {
  expect(closedForWords('Onam (Thiruvonam)')).toBe('Closed for Onam')
  const words = holidaysBetween('2026-01-01', '2031-12-31').map(({ name }) => closedForWords(name))
  expect(words.filter(({ length }) => length > longestClosedReason)).toEqual([])
})

test('every date of the list exists, and lies in its year', () => {
  for (const [year, { thiruvonam, others }] of Object.entries(movableHolidays)) {
    for (const date of [thiruvonam, ...Object.keys(others)]) {
      expect([date, isCalendarDay(date), date.slice(0, 4)]).toEqual([date, true, year])
    }
  }
})
