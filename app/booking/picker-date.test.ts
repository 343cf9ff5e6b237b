import { afterEach, expect, test } from 'vitest'
import { fullDay, longDay, shortDay, spokenDay } from './day-labels.ts'
import { fromPickerDate, isOver, toPickerDate } from './picker-date.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

test.each([
  'Pacific/Kiritimati',
  'Pacific/Auckland',
  'Asia/Kolkata',
  'UTC',
  'America/New_York',
  'Pacific/Pago_Pago',
  // Its clocks skip midnight itself on 2026-09-06.
  'America/Santiago',
])('a day stays the same day for a visitor in %s', (timeZone) => {
  process.env.TZ = timeZone
  for (const date of ['2026-01-01', '2026-03-29', '2026-09-06', '2026-11-25', '2028-02-29']) {
    expect(fromPickerDate(toPickerDate(date))).toBe(date)
    expect(toPickerDate(date).getDate()).toBe(Number(date.slice(8)))
  }
})

test('days are named alike wherever the visitor is', () => {
  process.env.TZ = 'America/New_York'
  expect(longDay('2026-11-25')).toBe('Wednesday 25 November')
  expect(shortDay('2026-11-25')).toBe('Wed 25 November')
  expect(fullDay('2026-11-25')).toBe('Wednesday 25 November 2026')
  expect(spokenDay('2026-11-25')).toBe('Wednesday, 25 November 2026')
  expect(spokenDay('2026-11-29')).toBe('Sunday, 29 November 2026')
})

test('a week is over once its Sunday has passed', () => {
  const week = ['2026-11-16', '2026-11-17', '2026-11-21', '2026-11-22']
  expect(isOver(week, '2026-11-21')).toBe(false)
  expect(isOver(week, '2026-11-22')).toBe(false)
  expect(isOver(week, '2026-11-23')).toBe(true)
})
