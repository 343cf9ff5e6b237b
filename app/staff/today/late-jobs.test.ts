import { expect, test } from 'vitest'
import { lateJobs } from './late-jobs.ts'

const now = new Date('2026-11-23T11:01:00+05:30')
const at = (time: string) => new Date(`${time}:00+05:30`)
const run = (job: string, doneFor: string | null, claimedUntil: string | null = null) => ({
  job,
  doneFor: doneFor ? at(doneFor) : null,
  claimedUntil: claimedUntil ? at(claimedUntil) : null,
})

test('a job that was not done for its last hour is told, with the hour for which it was', () => {
  expect(lateJobs([run('remind', '2026-11-22T10:00')], now)).toEqual([
    'Reminders of tomorrow’s visits have not gone out since Sun 22 November, 10:00; the log says why.',
  ])
})

test('a job that was never done is told', () => {
  expect(lateJobs([run('open-days', null)], now)).toEqual([
    'No new days were opened for booking yet; the log says why.',
  ])
})

test('what runs every few seconds is told an hour after it was done last', () => {
  expect(lateJobs([run('publish-due', '2026-11-23T10:00')], now)).toEqual([
    'Nothing that was planned for the site was published since Mon 23 November, 10:00; the log says why.',
  ])
})

test('what was not done as the site stood still is left to the process that began just now', () => {
  const since = (until: string) => lateJobs([run('publish-due', '2026-11-23T09:00', until)], now)
  expect(since('2026-11-23T11:02')).toEqual([])
  expect(since('2026-11-23T11:01')).toHaveLength(1)
})

test('what was done or claimed by a clock that was a year ahead is neither', () => {
  const ahead = '2027-11-23T11:00'
  expect(lateJobs([run('remind', ahead)], now)).toEqual([
    'Reminders of tomorrow’s visits have not gone out yet; the log says why.',
  ])
  expect(lateJobs([run('publish-due', ahead)], now)).toHaveLength(1)
  expect(lateJobs([run('publish-due', '2026-11-23T09:00', ahead)], now)).toHaveLength(1)
  expect(lateJobs([run('publish-due', ahead, '2026-11-23T11:05')], now)).toEqual([])
})

test.each([
  ['runs every few seconds, and has the hour to be tried again', 'publish-due', '2026-11-23T10:01'],
  ['was done for its last hour', 'remind', '2026-11-23T10:00'],
  ['has an hour to be tried again', 'remind', '2026-11-22T10:01'],
  ['was done by a clock that is minutes ahead', 'publish-due', '2026-11-23T11:05'],
  ['is no job, but noted beside them', 'backup', '2026-01-01T10:00'],
])('nothing is told of what %s', (_, job, time) => {
  expect(lateJobs([run(job, time)], now)).toEqual([])
})
