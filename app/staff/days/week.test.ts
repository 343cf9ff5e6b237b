import { expect, test } from 'vitest'
import { readTimes, writeTimes } from './week.ts'

const morning = ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30']

test.each([
  ['10:00-13:00', morning],
  ['10 - 13', morning],
  ['10.00 to 13.00', morning],
  ['12:30, 10:00-12:30', morning],
  ['9:15; 16:45', ['09:15', '16:45']],
  ['23:00-24:00', ['23:00', '23:30']],
  ['', []],
])('%j is read as its slots', (typed, times) => {
  expect(readTimes(typed)).toEqual({ ok: true, times })
})

test.each([
  ['10:00-13:00, lunch', 'lunch'],
  ['13:00-10:00', '13:00-10:00'],
  ['10:00-10:00', '10:00-10:00'],
  ['25:00', '25:00'],
  ['24:00', '24:00'],
  ['10:00-11:00-12:00', '10:00-11:00-12:00'],
  ['-12:00', '-12:00'],
])('in %j the part that is no time is named', (typed, part) => {
  expect(readTimes(typed)).toEqual({ ok: false, part })
})

test('what is written is read back as the same slots', () => {
  const times = ['09:15', ...morning, '14:00', '23:30']
  expect(writeTimes(times)).toBe('09:15, 10:00-13:00, 14:00, 23:30')
  expect(readTimes(writeTimes(times))).toEqual({ ok: true, times })
})
