import { expect, test, vi } from 'vitest'
import { localTime, placeOf, visitorTimeZone, writeLocalTime } from './local-time.ts'

test('a visitor whose clock shows Indian time is shown nothing extra', () => {
  expect(localTime('2026-11-25', '10:30', 'Asia/Kolkata')).toBeNull()
  expect(localTime('2026-11-25', '10:30', 'Asia/Colombo')).toBeNull()
})

test('New York is at midnight when Kottayam is at half past ten', () => {
  expect(localTime('2026-11-25', '10:30', 'America/New_York')).toEqual({
    time: '00:00',
    dayShift: 0,
  })
})

test('an Indian morning is the evening before in New York', () => {
  expect(localTime('2026-11-25', '10:00', 'America/New_York')).toEqual({
    time: '23:30',
    dayShift: -1,
  })
})

test('an Indian afternoon is the next day in Auckland, across the end of a month', () => {
  expect(localTime('2026-11-30', '16:30', 'Pacific/Auckland')).toEqual({
    time: '00:00',
    dayShift: 1,
  })
})

test('daylight saving of the visitor counts on that day', () => {
  expect(localTime('2026-07-01', '14:00', 'Europe/London')?.time).toBe('09:30')
  expect(localTime('2026-12-01', '14:00', 'Europe/London')?.time).toBe('08:30')
})

test('a shifted day is written beside the time', () => {
  expect(writeLocalTime({ time: '23:30', dayShift: -1 })).toBe('23:30 (−1 day)')
  expect(writeLocalTime({ time: '00:00', dayShift: 1 })).toBe('00:00 (+1 day)')
  expect(writeLocalTime({ time: '08:30', dayShift: 0 })).toBe('08:30')
})

test('a zone is called by its city', () => {
  expect(placeOf('America/New_York')).toBe('New York')
  expect(placeOf('UTC')).toBe('UTC')
})

test.each(['Etc/Unknown', undefined])(
  'where the browser reports %s as its zone, nothing extra is shown',
  (timeZone) => {
    const reported = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    reported.mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions)
    const zone = visitorTimeZone()
    reported.mockRestore()
    expect(localTime('2026-11-25', '10:30', zone)).toBeNull()
  },
)
