import { expect, test } from 'vitest'
import { dayByKey, monthAfter, weeksOf } from './month-grid.ts'

test('a month is written in weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-12', '2026-12-01')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([null, ...[1, 2, 3, 4, 5, 6].map((day) => `2026-12-0${day}`)])
  expect(weeks.at(-1)).toEqual([
    ...['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
    ...[null, null, null],
  ])
})

test('weeks that are over are left out, the one that ends today is not', () => {
  expect(weeksOf('2026-11', '2026-11-22')[0]).toContain('2026-11-22')
  expect(weeksOf('2026-11', '2026-11-23')[0]).toContain('2026-11-23')
  expect(weeksOf('2026-11', '2026-11-23')).toHaveLength(2)
})

test('a February of 28 days that begins on a Monday has four weeks', () => {
  expect(weeksOf('2027-02', '2026-11-23').map((week) => week.length)).toEqual([7, 7, 7, 7])
})

test('months go on over the end of the year, both ways', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2027-01', -1)).toBe('2026-12')
})

const days = ['2026-11-23', '2026-11-24', '2026-11-27', '2026-12-01', '2026-12-03', '2026-12-28']

test.each([
  ['ArrowRight', '2026-11-24', '2026-11-27'],
  ['ArrowLeft', '2026-11-27', '2026-11-24'],
  ['ArrowDown', '2026-11-24', '2026-12-01'],
  ['ArrowUp', '2026-12-03', '2026-11-24'],
  ['PageDown', '2026-11-27', '2026-12-28'],
  ['PageUp', '2026-12-28', '2026-11-27'],
  ['Home', '2026-11-27', '2026-11-23'],
  ['End', '2026-11-23', '2026-11-27'],
])('%s leads from %s to %s, past days that can’t be chosen', (key, from, to) => {
  expect(dayByKey(key, from, days)).toBe(to)
})

test('a page of the calendar leads to the last day of a shorter month, and over a month without days', () => {
  expect(dayByKey('PageDown', '2027-01-31', ['2027-01-31', '2027-02-26', '2027-03-01'])).toBe(
    '2027-02-26',
  )
  expect(dayByKey('PageDown', '2027-01-31', ['2027-01-31', '2027-03-01'])).toBe('2027-03-01')
})

test('where there is no further day, it stays', () => {
  expect(dayByKey('ArrowLeft', '2026-11-23', days)).toBe('2026-11-23')
  expect(dayByKey('PageDown', '2026-12-28', days)).toBe('2026-12-28')
})

test('other keys are left alone', () => {
  expect(dayByKey('Enter', '2026-11-23', days)).toBeUndefined()
})
