import { expect, test } from 'vitest'
import { lateJobs } from './late-jobs.ts'

const now = new Date('2026-11-23T11:01:00+05:30')
const doneFor = (time: string) => new Date(`${time}:00+05:30`)

test('a job that was not done for its last hour is told, with the hour for which it was', () => {
  expect(lateJobs([{ job: 'remind', doneFor: doneFor('2026-11-22T10:00') }], now)).toEqual([
    'Reminders of tomorrow’s visits have not gone out since Sun 22 November, 10:00; the log says why.',
  ])
})

test('a job that was never done is told', () => {
  expect(lateJobs([{ job: 'open-days', doneFor: null }], now)).toEqual([
    'No new days were opened for booking yet; the log says why.',
  ])
})

test.each([
  ['was done for its last hour', 'remind', '2026-11-23T10:00'],
  ['has an hour to be tried again', 'remind', '2026-11-22T10:01'],
  ['was done before the clock was set back', 'remind', '2027-01-01T10:00'],
  ['is no job, but noted beside them', 'backup', '2026-01-01T10:00'],
])('nothing is told of what %s', (_, job, time) => {
  expect(lateJobs([{ job, doneFor: doneFor(time) }], now)).toEqual([])
})
