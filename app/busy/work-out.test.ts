import { expect, test } from 'vitest'
import { workOut } from './work-out.server.ts'

const from = Date.parse('2026-11-23T00:00:00+05:30')
const until = Date.parse('2026-12-07T00:00:00+05:30')
const question = { from, until, ownHost: 'dino.example' }
const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')

test('a calendar is worked out in a process of its own', async () => {
  const text = calendarOf('DTSTART:20261125T043000Z', 'DURATION:PT1H')
  expect(await workOut({ text, ...question })).toEqual({
    ok: true,
    times: [{ start: Date.parse('2026-11-25T04:30Z'), end: Date.parse('2026-11-25T05:30Z') }],
  })
})

test('one that would never end is ended, and the next is worked out', async () => {
  const never = calendarOf(
    ...['DTSTART:20261125T043000Z', 'DURATION:PT1H'],
    'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
  )
  const text = calendarOf('DTSTART:20261125T043000Z', 'DURATION:PT1H')
  const [first, second] = await Promise.all([
    workOut({ text: never, ...question }, 1_500),
    workOut({ text, ...question }),
  ])
  expect(first).toEqual({ ok: false, failure: 'too-much' })
  expect(second).toMatchObject({ ok: true })
})

test('while what works out calendars can not be loaded, no calendar is said to be too much', async () => {
  const text = calendarOf('DTSTART:20261125T043000Z', 'DURATION:PT1H')
  await expect(workOut({ text, ...question }, 5_000, '/nowhere.ts')).rejects.toThrow('loaded')
  expect(await workOut({ text, ...question })).toMatchObject({ ok: true })
})
