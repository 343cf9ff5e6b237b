import { expect, test } from 'vitest'
import { busyTimes } from './busy-times.ts'
import { windowsZones } from './windows-zones.ts'

/** Monday, 23 November 2026, midnight in India, and two weeks from there. */
const from = Date.parse('2026-11-23T00:00:00+05:30')
const until = Date.parse('2026-12-07T00:00:00+05:30')

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')

/** '25 10:00-11:00', by the clock in India; over midnight with both days. */
function busy(text: string, span = { from, until }): string[] | string {
  const found = busyTimes(text, { ...span, ownHost: 'dino.example' })
  if (!found.ok) return found.failure
  return found.times.map(({ start, end }) => {
    const [[day, time], [lastDay, lastTime]] = [clock(start), clock(end)]
    return `${day} ${time}-${day === lastDay ? '' : `${lastDay} `}${lastTime}`
  })
}
const clock = (instant: number) => {
  const shown = new Date(instant + 330 * 60_000).toISOString()
  return [shown.slice(8, 10), shown.slice(11, 16)] as const
}
const busyOn = (...lines: string[]) => busy(calendar(event(...lines)))

const tenToEleven = ['DTSTART:20261125T043000Z', 'DTEND:20261125T053000Z']

test('an event is busy from its beginning to its end, and nothing else of it is told', () => {
  const found = busyTimes(
    calendar(event(...tenToEleven, 'SUMMARY:Bank', 'LOCATION:Kottayam', 'UID:1')),
    { from, until, ownHost: 'dino.example' },
  )
  expect(found).toEqual({
    ok: true,
    times: [{ start: Date.parse('2026-11-25T04:30Z'), end: Date.parse('2026-11-25T05:30Z') }],
  })
})

test('what is cancelled, or shown as free, is not busy; what is tentative is', () => {
  expect(busyOn(...tenToEleven, 'TRANSP:TRANSPARENT')).toEqual([])
  expect(busyOn(...tenToEleven, 'STATUS:CANCELLED')).toEqual([])
  expect(busyOn(...tenToEleven, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE')).toEqual([])
  expect(busyOn(...tenToEleven, 'STATUS:TENTATIVE', 'TRANSP:OPAQUE')).toEqual(['25 10:00-11:00'])
  expect(busyOn(...tenToEleven, 'X-MICROSOFT-CDO-BUSYSTATUS:OOF')).toEqual(['25 10:00-11:00'])
})

test('an appointment of this site in one’s own calendar is no reason not to have it', () => {
  const id = '3f0c1d2e-0000-4000-8000-000000000000'
  for (const own of [`${id}@dino.example`, `staff-${id}@dino.example`])
    expect(busyOn(...tenToEleven, `UID:${own}`)).toEqual([])
  expect(busyOn(...tenToEleven, `UID:${id}@google.com`)).toEqual(['25 10:00-11:00'])
})

test('free/busy lists count, but for what they call free', () => {
  const list = [
    'BEGIN:VFREEBUSY',
    'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261125T043000Z/20261125T053000Z,20261126T043000Z/PT30M',
    'FREEBUSY:20261127T043000Z/PT1H',
    'FREEBUSY;FBTYPE=FREE:20261128T043000Z/PT8H',
    'END:VFREEBUSY',
  ]
  expect(busy(calendar(...list))).toEqual(['25 10:00-11:00', '26 10:00-10:30', '27 10:00-11:00'])
})

test('what touches or overlaps is one time; a time without length is none', () => {
  const parts = ['043000Z/053000Z', '050000Z/060000Z', '060000Z/063000Z', '080000Z/080000Z'].map(
    (span) => {
      const [start, end] = span.split('/')
      return event(`DTSTART:20261125T${start}`, `DTEND:20261125T${end}`)
    },
  )
  expect(busy(calendar(...parts))).toEqual(['25 10:00-12:00'])
})

test('all-day events take the day as India has it, and several days to the last', () => {
  expect(busyOn('DTSTART;VALUE=DATE:20261125')).toEqual(['25 00:00-26 00:00'])
  expect(busyOn('DTSTART;VALUE=DATE:20261125', 'DTEND;VALUE=DATE:20261127')).toEqual([
    '25 00:00-27 00:00',
  ])
  expect(busyOn('DTSTART;VALUE=DATE:20261125', 'DTEND;VALUE=DATE:20261125')).toEqual([
    '25 00:00-26 00:00',
  ])
})

test('a time without a zone is India’s, a duration is as good as an end', () => {
  expect(busyOn('DTSTART:20261125T100000', 'DURATION:PT90M')).toEqual(['25 10:00-11:30'])
})

test('a zone is known by its IANA name, by Outlook’s, under a path; else it is India’s', () => {
  const at = (zone: string) => busyOn(`DTSTART;TZID=${zone}:20261125T100000`, 'DURATION:PT1H')
  expect(at('Europe/London')).toEqual(['25 15:30-16:30'])
  expect(at('India Standard Time')).toEqual(['25 10:00-11:00'])
  expect(at('GMT Standard Time')).toEqual(['25 15:30-16:30'])
  expect(at('/freeassociation.sourceforge.net/Europe/Berlin')).toEqual(['25 14:30-15:30'])
  expect(at('Somewhere else')).toEqual(['25 10:00-11:00'])
})

test('every zone of Outlook’s that is translated exists', () => {
  for (const zone of Object.values(windowsZones))
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
})

const ownZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Customized Time Zone',
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  'TZOFFSETFROM:+0400',
  'TZOFFSETTO:+0400',
  'END:STANDARD',
  'END:VTIMEZONE',
]

test('a zone whose rules the calendar brings along is taken from there', () => {
  const one = event('DTSTART;TZID=Customized Time Zone:20261125T100000', 'DURATION:PT1H')
  expect(busy(calendar(...ownZone, one))).toEqual(['25 11:30-12:30'])
})

test('a series keeps its hour when the clocks change', () => {
  const span = { from: Date.parse('2026-10-23T00:00Z'), until: Date.parse('2026-10-27T00:00Z') }
  const daily = event(
    ...['DTSTART;TZID=Europe/Berlin:20261020T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'],
  )
  expect(busy(calendar(daily), span)).toEqual([
    ...['23 12:30-13:30', '24 12:30-13:30', '25 13:30-14:30', '26 13:30-14:30'],
  ])
})

const weekly = ['UID:w', 'DTSTART;TZID=Asia/Kolkata:20261104T100000', 'DURATION:PT1H']

test('what repeats is busy each time, endless rules up to the end of what is asked for', () => {
  expect(busyOn(...weekly, 'RRULE:FREQ=WEEKLY')).toEqual(['25 10:00-11:00', '02 10:00-11:00'])
  expect(busyOn(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=4')).toEqual(['25 10:00-11:00'])
  expect(busyOn(...weekly, 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE')).toEqual([
    ...['30 10:00-11:00', '02 10:00-11:00'],
  ])
  expect(busyOn(...weekly, 'RRULE:FREQ=MONTHLY;BYDAY=-1MO')).toEqual(['30 10:00-11:00'])
})

test('a last time counts, written in UTC, in the event’s zone or as a day', () => {
  for (const last of ['20261125T043000Z', '20261125T100000', '20261125'])
    expect(busyOn(...weekly, `RRULE:FREQ=WEEKLY;UNTIL=${last}`)).toEqual(['25 10:00-11:00'])
  expect(busyOn(...weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20261125T042959Z')).toEqual([])
})

test('a series that began twenty years ago is not walked all the way', () => {
  const old = Array.from({ length: 30 }, (_, number) =>
    event(`UID:${number}`, 'DTSTART:20060102T043000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'),
  )
  expect(busy(calendar(...old))).toHaveLength(14)
  const everyThird = ['DTSTART:20061124T043000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;INTERVAL=3']
  const days = (Date.parse('2026-11-23T04:30Z') - Date.parse('2006-11-24T04:30Z')) / 86_400_000
  const first = 23 + ((3 - (days % 3)) % 3)
  expect(busyOn(...everyThird)[0]).toBe(`${first} 10:00-11:00`)
})

test('single dates are added and taken out, as times, as days and as periods', () => {
  const more = 'RDATE;TZID=Asia/Kolkata:20261126T100000,20261127T100000'
  expect(busyOn(...weekly, more, 'EXDATE:20261126T043000Z')).toEqual(['27 10:00-11:00'])
  const out = [
    'RRULE:FREQ=WEEKLY',
    'EXDATE;VALUE=DATE:20261124',
    'EXDATE;TZID=Asia/Kolkata:20261125T100000',
  ]
  expect(busyOn(...weekly, ...out)).toEqual(['02 10:00-11:00'])
  expect(busyOn(...weekly, 'RRULE:FREQ=WEEKLY', 'EXDATE;VALUE=DATE:20261125')).toEqual([
    '02 10:00-11:00',
  ])
  expect(busyOn(...weekly, 'RDATE;VALUE=PERIOD:20261126T043000Z/PT3H')).toEqual(['26 10:00-13:00'])
})

test('one time of a series that was moved, cancelled or made free is not where it was', () => {
  const series = event(...weekly, 'RRULE:FREQ=WEEKLY')
  const instead = (...lines: string[]) =>
    busy(calendar(series, event('UID:w', 'RECURRENCE-ID:20261125T043000Z', ...lines)))
  expect(instead('DTSTART:20261126T083000Z', 'DTEND:20261126T093000Z')).toEqual([
    ...['26 14:00-15:00', '02 10:00-11:00'],
  ])
  expect(instead(...tenToEleven, 'STATUS:CANCELLED')).toEqual(['02 10:00-11:00'])
  expect(instead(...tenToEleven, 'TRANSP:TRANSPARENT')).toEqual(['02 10:00-11:00'])
})

test('one time that was moved here from before, or is busy in a series that is free, counts', () => {
  const before = event('UID:w', 'RECURRENCE-ID:20261104T043000Z', ...tenToEleven)
  expect(busy(calendar(event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=2'), before))).toEqual([
    '25 10:00-11:00',
  ])
  const free = event(...weekly, 'RRULE:FREQ=WEEKLY', 'TRANSP:TRANSPARENT')
  const busyOnce = event('UID:w', 'RECURRENCE-ID:20261125T043000Z', ...tenToEleven)
  expect(busy(calendar(free, busyOnce))).toEqual(['25 10:00-11:00'])
})

test('a series that was changed from one time on is changed for all later ones', () => {
  const later = event(
    ...['UID:w', 'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Asia/Kolkata:20261125T100000'],
    ...['DTSTART;TZID=Asia/Kolkata:20261126T140000', 'DURATION:PT30M'],
  )
  expect(busy(calendar(event(...weekly, 'RRULE:FREQ=WEEKLY'), later))).toEqual([
    ...['26 14:00-14:30', '03 14:00-14:30'],
  ])
})

test('only what is asked for is told: what began before, and ends after, is cut', () => {
  const long = ['DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20270101']
  expect(busyOn(...long)).toEqual(['23 00:00-07 00:00'])
  expect(busyOn('DTSTART:20261222T043000Z', 'DURATION:PT1H')).toEqual([])
})

test('several calendars in one file are all read, and events without a beginning are left out', () => {
  const two = `${calendar(event(...tenToEleven))}\r\n${calendar(event('DTSTART:20261126T043000Z', 'DURATION:PT1H'))}`
  expect(busy(two)).toEqual(['25 10:00-11:00', '26 10:00-11:00'])
  expect(busy(calendar(event('SUMMARY:Nothing'), event(...tenToEleven)))).toEqual([
    '25 10:00-11:00',
  ])
})

test('a calendar without events is read well', () => {
  expect(busy(`\uFEFF${calendar()}`)).toEqual([])
})

test('what is no calendar, is broken off, or has more than anybody has, is refused', () => {
  expect(busy('<!doctype html><title>Sign in</title>')).toBe('not-a-calendar')
  expect(busy('')).toBe('not-a-calendar')
  expect(busy(calendar(event(...tenToEleven)).slice(0, -30))).toBe('unreadable')
  expect(busy(calendar(...Array.from({ length: 20_001 }, () => event())))).toBe('too-much')
  expect(busyOn(...tenToEleven, 'RRULE:FREQ=SECONDLY')).toBe('too-much')
})
