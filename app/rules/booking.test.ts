import { expect, test } from 'vitest'
import { can, defaultRules as rules, durationWords, earliestBookable } from './booking.ts'

const slot = { date: '2026-11-23', time: '10:30' }

test('a slot can be booked until two hours before it starts, and not a moment later', () => {
  expect(can.book(slot, new Date('2026-11-23T08:30:00+05:30'), rules)).toBe(true)
  expect(can.book(slot, new Date('2026-11-23T08:30:00.001+05:30'), rules)).toBe(false)
})

test('the notice counts across midnight in India', () => {
  const afterMidnight = { date: '2026-11-24', time: '00:30' }
  expect(can.book(afterMidnight, new Date('2026-11-23T22:30:00+05:30'), rules)).toBe(true)
  expect(can.book(afterMidnight, new Date('2026-11-23T22:31:00+05:30'), rules)).toBe(false)
})

test.each([
  ['2026-11-23T08:30:00+05:30', '2026-11-23', '10:30'],
  ['2026-11-23T08:30:00.001+05:30', '2026-11-23', '10:31'],
  ['2026-11-23T22:00:00+05:30', '2026-11-24', '00:00'],
  ['2026-12-31T23:59:59+05:30', '2027-01-01', '02:00'],
])('at %s the earliest slot is %s %s', (now, date, time) => {
  expect(earliestBookable(new Date(now), rules)).toEqual({ date, time })
})

test('the earliest slot can be booked, and the minute before it cannot', () => {
  for (let second = 0; second < 7200; second += 13) {
    const now = new Date(Date.UTC(2026, 10, 23, 17, 0, second))
    const earliest = earliestBookable(now, rules)
    expect(can.book(earliest, now, rules)).toBe(true)
    expect(can.book(earliest, new Date(now.getTime() + 60_000), rules)).toBe(false)
  }
})

test('an appointment can be cancelled until it starts', () => {
  expect(can.cancel(slot, new Date('2026-11-23T10:29:59+05:30'))).toBe(true)
  expect(can.cancel(slot, new Date('2026-11-23T10:30:00+05:30'))).toBe(false)
})

test.each([
  [0, 'no minutes'],
  [60, 'one hour'],
  [90, '90 minutes'],
  [120, 'two hours'],
  [720, '12 hours'],
  [1440, 'one day'],
])('%i minutes are written as %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words)
})
