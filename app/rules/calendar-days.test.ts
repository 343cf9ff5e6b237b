import { expect, test } from 'vitest'
import {
  addDays,
  dayAt,
  instantOf,
  isCalendarDay,
  isTimeOfDay,
  timeAt,
  weekdayOf,
  yearAt,
} from './calendar-days.ts'

test('the Indian day begins at 18:30 UTC of the day before', () => {
  expect(dayAt(new Date('2026-11-22T18:29:59.999Z'))).toBe('2026-11-22')
  expect(dayAt(new Date('2026-11-22T18:30:00Z'))).toBe('2026-11-23')
  expect(timeAt(new Date('2026-11-22T18:30:00Z'))).toBe('00:00')
})

test('days and times agree with the time zone database, through all of a leap year', () => {
  const indian = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  for (let hour = 0; hour < 366 * 24; hour += 7) {
    const instant = new Date(Date.UTC(2028, 0, 1, hour, 17))
    expect(`${dayAt(instant)} ${timeAt(instant)}`).toBe(indian.format(instant))
  }
})

test('a slot starts when the clock in Kottayam shows its time', () => {
  expect(instantOf('2026-11-23', '10:30')).toEqual(new Date('2026-11-23T05:00:00Z'))
  expect(instantOf('2027-01-01', '00:00')).toEqual(new Date('2026-12-31T18:30:00Z'))
})

test('adding days crosses months, years and leap days', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('weekdays are counted from Monday = 1 to Sunday = 7', () => {
  expect(weekdayOf('2026-11-23')).toBe(1)
  expect(weekdayOf('2026-11-28')).toBe(6)
  expect(weekdayOf('2026-11-29')).toBe(7)
})

test.each(['2026-02-30', '2026-13-01', '2026-2-3', '26-02-03', '2026-02-03T00:00', '', 'today'])(
  '%j is no calendar day',
  (text) => {
    expect(isCalendarDay(text)).toBe(false)
  },
)

test('a leap day is a calendar day in its year only', () => {
  expect(isCalendarDay('2028-02-29')).toBe(true)
  expect(isCalendarDay('2027-02-29')).toBe(false)
})

test('times of day are written with two digits each, up to 23:59', () => {
  expect(['00:00', '10:30', '23:59'].filter(isTimeOfDay)).toHaveLength(3)
  expect(['24:00', '9:30', '10:60', '10:30:00', ' 10:30', ''].filter(isTimeOfDay)).toEqual([])
})

test('the new year begins in India', () => {
  expect(yearAt(new Date('2026-12-31T18:29:59Z'))).toBe(2026)
  expect(yearAt(new Date('2026-12-31T18:30:00Z'))).toBe(2027)
})
